'use client';

import { otherLocale } from '@nasaq/contract';
import { hasWords, type Place, sourceAt, wordsOf } from '@nasaq/translation';
import { toast, useConfig, useDocumentInfo } from '@payloadcms/ui';
import { translationStates } from '../../../catalogue/index.ts';
import { DraftOffers } from '../../../memory/screens/machine-draft.tsx';
import { Suggestions } from '../../../memory/screens/suggestions.tsx';
import { useDesk, useUnit } from '../desk-context.ts';
import { caretIn, useCaret } from './caret.ts';
import { controlAt } from '../jump.ts';

/** What the memory, the glossary and a machine offer for the field in which somebody writes. */
export function SuggestionsPanel({ locale, path }: Place) {
  const { isReadOnly, language, replace, say, store, texts } = useDesk();
  const { config } = useConfig();
  const { collectionSlug, globalSlug, id } = useDocumentInfo();
  const unit = useUnit(path);
  const caret = useCaret({ locale, path });
  // A memory of sentences is asked for the paragraph in which somebody writes.
  const source = unit && hasWords(unit.field) ? sourceAt(unit.values, locale, caret) : null;
  if (isReadOnly || !unit || !source) return null;
  const place = { locale, path };
  const { end, start } = source.sentences[source.sentence]!;
  const isLong = unit.field.kind === 'richText' || source.text !== wordsOf(unit.values[otherLocale(locale)]);

  /** What stood there can be put back here: not everybody has keys to undo by, and of a long text they know nothing. */
  function put(value: unknown): void {
    const before = store.valueAt(place);
    const wasMachine = store.current().record.marks[locale][path]?.as === 'machine';
    write(value);
    if (!wordsOf(before) || wordsOf(before) === wordsOf(value)) return;
    const putBack = () => {
      write(before);
      store.mark({ as: wasMachine ? 'machine' : 'none', locale, path });
    };
    toast(texts.replaced, { action: { label: texts.undo, onClick: putBack } });
  }

  function write(value: unknown): void {
    const control = controlAt(place);
    if (typeof value !== 'string' || !value || !(control instanceof HTMLTextAreaElement)) return replace(place, value);
    control.focus();
    control.select();
    typed(place, value);
    // What is typed behind it is undone by itself.
    control.setSelectionRange(control.value.length, control.value.length);
  }

  return (
    <Suggestions
      api={config.routes.api}
      language={language}
      locale={locale}
      own={{ type: String(globalSlug ?? collectionSlug), id: globalSlug ? null : Number(id), path }}
      source={source.text}
      next={[start, end]}
      isBegun={Boolean(caret?.before.trim())}
      onTake={(text, isPart) => (isLong || isPart ? insert(place, text) : put(text))}
      onInsert={(term) => typed(place, term)}
      draft={{
        offers: offersOf(store),
        path,
        value: unit.values[otherLocale(locale)],
        read: () => {
          store.settle();
          return store.valueAt(place);
        },
        onDraft: (value, from) => {
          put(value);
          // Its source may be another one by now: then it is outdated from the start.
          store.mark({ as: 'machine', locale, path, sourceWords: wordsOf(from) });
          const now = store.valueAt({ locale: otherLocale(locale), path });
          say(translationStates[wordsOf(now) === wordsOf(from) ? 'machine' : 'outdated'][language]);
        },
      }}
    />
  );
}

/** Of a desk, as long as it is open: its panels come and go. */
const offered = new WeakMap<object, DraftOffers>();

function offersOf(store: object): DraftOffers {
  const offers = offered.get(store) ?? new DraftOffers();
  offered.set(store, offers);
  return offers;
}

/** A sentence where the keys are, apart from the words around it. */
function insert(place: Place, sentence: string): void {
  const control = controlAt(place);
  if (!control) return;
  if (!control.contains(document.activeElement)) control.focus();
  const { after = '', before = '' } = caretIn(control) ?? {};
  const lead = /\S$/u.test(before) ? ' ' : '';
  const rest = /^\S/u.test(after) ? ' ' : '';
  typed(place, `${lead}${sentence}${rest}`);
}

/** Where the keys are, as if it had been typed: it can be undone, and every kind of editor hears of it. */
function typed(place: Place, text: string): void {
  const control = controlAt(place);
  // Whoever has gone to a button by the keys comes back to where they were.
  if (!control?.contains(document.activeElement)) control?.focus();
  document.execCommand('insertText', false, text);
}
