'use client';

import { otherLocale } from '@nasaq/contract';
import { hasWords, type Place, wordsOf } from '@nasaq/translation';
import { toast, useConfig, useDocumentInfo } from '@payloadcms/ui';
import { translationStates } from '../../../catalogue/index.ts';
import { Suggestions } from '../../../memory/screens/suggestions.tsx';
import { useDesk, useUnit } from '../desk-context.ts';

/** What the memory, the glossary and a machine offer for the field in which somebody writes. */
export function SuggestionsPanel({ locale, path }: Place) {
  const { isReadOnly, language, replace, say, store, texts } = useDesk();
  const { config } = useConfig();
  const { collectionSlug, globalSlug, id } = useDocumentInfo();
  const unit = useUnit(path);
  const source = unit && wordsOf(unit.values[otherLocale(locale)]);
  if (isReadOnly || !unit || !source || !hasWords(unit.field)) return null;
  const place = { locale, path };
  // The words of a long text are more than a memory of sentences answers; its terms and a draft of it are here all the same.
  const isLong = unit.field.kind === 'richText';

  /** A browser's own undo knows nothing of what did not come from keys, so what stood there can be put back here. */
  function put(value: unknown): void {
    const before = store.valueAt(place);
    replace(place, value);
    if (!wordsOf(before) || wordsOf(before) === wordsOf(value)) return;
    const putBack = () => {
      replace(place, before);
      store.mark({ as: 'none', locale, path });
    };
    toast(texts.replaced, { action: { label: texts.undo, onClick: putBack } });
  }

  return (
    <Suggestions
      api={config.routes.api}
      language={language}
      locale={locale}
      own={{ type: String(globalSlug ?? collectionSlug), id: globalSlug ? null : Number(id), path }}
      source={source}
      onTake={(text) => (isLong ? insert(text) : put(text))}
      onInsert={insert}
      draft={{
        path,
        value: unit.values[otherLocale(locale)],
        onDraft: (value) => {
          put(value);
          store.mark({ as: 'machine', locale, path });
          say(translationStates.machine[language]);
        },
      }}
    />
  );
}

/** Where the keys are, as if it had been typed: it can be undone, and every kind of editor hears of it. */
function insert(text: string): void {
  document.execCommand('insertText', false, text);
}
