'use client';

import { otherLocale, type Locale } from '@nasaq/contract';
import { type FieldSpec, isEmpty, structureOf } from '@nasaq/translation';
import { $insertNodes, FORMAT_TEXT_COMMAND, type LexicalEditor } from '@payloadcms/richtext-lexical/lexical';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { fill } from '../../../../platform/staff/screens/screen-texts.ts';
import { useDesk, useValue } from '../desk-context.ts';
import { Icon, type IconName } from '../icons.tsx';
import { usePictureChoice } from '../references/use-picture-choice.tsx';
import { type BlockKind, type Format, formatOf, setBlocks } from './blocks.ts';
import { InsertPart } from './insert-part.tsx';
import { LinkDialog } from './link-dialog.tsx';
import { newPicture } from './nodes.ts';
import type { Editors } from './editors.ts';

interface Props {
  /** The language in which somebody writes, or wrote last. */
  active: Locale;
  editors: Editors;
  field: FieldSpec;
  path: string;
}

const plain: Format = { kind: 'p', bold: false, italic: false, code: false, link: false };
const kinds: readonly Exclude<BlockKind, 'p'>[] = ['h2', 'h3', 'ul', 'ol', 'blockquote'];

/** One bar for both languages; it works on the one in which somebody writes. */
export function RichToolbar({ active, editors, field, path }: Props) {
  const { texts } = useDesk();
  const editor = editors[active];
  const format = useFormat(editor);
  const [isLinking, setLinking] = useState(false);
  const bar = useRef<HTMLDivElement>(null);
  const { choose, drawer } = usePictureChoice((id) => {
    editor?.update(() => $insertNodes([newPicture(id)]));
  });

  /** The arrows lead from button to button, as in every bar of tools; Escape back into the text. */
  function move(event: KeyboardEvent) {
    // Those of a dialog that a tool has opened come up here as well, and are its own.
    if (!bar.current!.contains(event.target as Node)) return;
    const buttons = [...bar.current!.querySelectorAll('button')];
    const place = buttons.indexOf(event.target as HTMLButtonElement);
    const forward = getComputedStyle(bar.current!).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
    if (event.key === 'Escape') editor?.focus();
    else if (event.key === 'Home') buttons[0]?.focus();
    else if (event.key === 'End') buttons.at(-1)?.focus();
    else if (event.key.startsWith('Arrow') && /Left|Right/.test(event.key))
      buttons.at((place + (event.key === forward ? 1 : -1)) % buttons.length)?.focus();
    else return;
    event.preventDefault();
  }

  const tool = (icon: IconName, label: string, run: () => void, isOn?: boolean) => (
    <button
      aria-label={label}
      aria-pressed={isOn}
      className="desk-tool"
      key={icon}
      onClick={() => {
        run();
        editor?.focus();
      }}
      // The keys stay in the text.
      onMouseDown={(event) => event.preventDefault()}
      tabIndex={icon === 'h2' ? 0 : -1}
      title={label}
      type="button"
    >
      <Icon name={icon} />
    </button>
  );

  return (
    <div
      ref={bar}
      aria-label={fill(texts.tools.bar, { language: texts.languages[active] })}
      className="desk-toolbar"
      data-tools={path}
      onKeyDown={move}
      role="toolbar"
      tabIndex={-1}
    >
      {kinds.map((kind) =>
        tool(kind, texts.tools[kind], () => editor && setBlocks(editor, kind), format.kind === kind),
      )}
      <span className="desk-toolbar__rule" />
      {tool('bold', texts.tools.bold, () => editor?.dispatchCommand(FORMAT_TEXT_COMMAND, 'bold'), format.bold)}
      {tool('italic', texts.tools.italic, () => editor?.dispatchCommand(FORMAT_TEXT_COMMAND, 'italic'), format.italic)}
      {tool('code', texts.tools.code, () => editor?.dispatchCommand(FORMAT_TEXT_COMMAND, 'code'), format.code)}
      <button
        aria-haspopup="dialog"
        aria-label={texts.tools.link}
        aria-pressed={format.link}
        className="desk-tool"
        data-tool="link"
        onClick={() => setLinking(true)}
        onMouseDown={(event) => event.preventDefault()}
        tabIndex={-1}
        title={texts.tools.link}
        type="button"
      >
        <Icon name="link" />
      </button>
      {tool('picture', texts.tools.picture, choose)}
      <InsertPart editor={editor} locale={active} />
      <span className="desk-toolbar__language" lang={active}>
        {texts.languages[active]}
      </span>
      <CopyStructure field={field} into={active} path={path} />
      {isLinking && editor && <LinkDialog editor={editor} locale={active} onClose={() => setLinking(false)} />}
      {drawer}
    </div>
  );
}

/** Gives an empty language the headings, lists and pictures of the other one. */
function CopyStructure({ field, into, path }: { field: FieldSpec; into: Locale; path: string }) {
  const { store, texts } = useDesk();
  const own = useValue({ locale: into, path });
  const other = useValue({ locale: otherLocale(into), path });
  if (!isEmpty(own) || isEmpty(other)) return null;
  return (
    <button
      className="desk-quiet"
      onClick={() => store.write({ locale: into, path }, structureOf(field, other))}
      tabIndex={-1}
      type="button"
    >
      {texts.copyStructure}
    </button>
  );
}

function useFormat(editor: LexicalEditor | null): Format {
  const [format, setFormat] = useState(plain);
  useEffect(() => {
    if (!editor) return;
    return editor.registerUpdateListener(() => {
      const next = formatOf(editor);
      setFormat((before) => (JSON.stringify(before) === JSON.stringify(next) ? before : next));
    });
  }, [editor]);
  return format;
}
