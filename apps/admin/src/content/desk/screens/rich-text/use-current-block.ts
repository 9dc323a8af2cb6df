import { locales, otherLocale, type Locale } from '@nasaq/contract';
import type { LexicalEditor } from '@payloadcms/richtext-lexical/lexical';
import { paragraphsOf } from '@nasaq/translation';
import { type CSSProperties, useEffect, useState } from 'react';
import { useDesk } from '../desk-context.ts';
import { kindsOf, partnerOf } from './align.ts';
import { blocksOf, currentBlock } from './blocks.ts';
import type { Editors } from './editors.ts';

interface Current {
  /** Where the paragraph with the keys stands, and the one that answers it; from the top of each editor. */
  marks: Partial<Record<Locale, CSSProperties>>;
  /** The number of that paragraph in the other language, where only that one is shown. */
  partner?: number | undefined;
}

const nowhere: Current = { marks: {} };

/** Follows the keys: the paragraph in which somebody writes, and the one of the other language that belongs to it. */
export function useCurrentBlock(editors: Editors, path: string): Current {
  const { store } = useDesk();
  const [current, setCurrent] = useState<Current>(nowhere);
  useEffect(() => {
    const stops = locales.flatMap((locale) => {
      const editor = editors[locale];
      if (!editor) return [];
      const other = otherLocale(locale);
      const follow = () =>
        requestAnimationFrame(() => {
          if (!editor.getRootElement()?.contains(document.activeElement)) return;
          const shown = editors[other];
          const blocks = shown ? blocksOf(shown) : paragraphsOf(store.valueAt({ locale: other, path }));
          const next = currentOf(editor, locale, blocks, shown);
          setCurrent((before) => (JSON.stringify(before) === JSON.stringify(next) ? before : next));
        });
      const leave = () => setCurrent(nowhere);
      return [
        editor.registerUpdateListener(follow),
        editor.registerRootListener((root, before) => {
          before?.removeEventListener('blur', leave);
          root?.addEventListener('blur', leave);
        }),
      ];
    });
    return () => stops.forEach((stop) => stop());
  }, [editors, path, store]);
  return current;
}

function currentOf(
  editor: LexicalEditor,
  locale: Locale,
  others: readonly { kind: string; key?: string }[],
  shown: LexicalEditor | null,
): Current {
  const key = currentBlock(editor);
  const own = blocksOf(editor);
  const place = own.findIndex((block) => block.key === key);
  if (!key || place < 0) return nowhere;
  const partner = partnerOf(kindsOf(own), kindsOf(others), place);
  const partnerKey = partner === null ? undefined : others[partner]!.key;
  return {
    marks: {
      [locale]: placeIn(editor, key),
      ...(shown && partnerKey && { [otherLocale(locale)]: placeIn(shown, partnerKey) }),
    },
    ...(partner !== null && { partner }),
  };
}

function placeIn(editor: LexicalEditor, key: string): CSSProperties {
  const [root, element] = [editor.getRootElement(), editor.getElementByKey(key)];
  if (!root || !element) return {};
  const top = element.getBoundingClientRect().top - root.getBoundingClientRect().top;
  return { insetBlockStart: Math.round(top), blockSize: element.offsetHeight };
}
