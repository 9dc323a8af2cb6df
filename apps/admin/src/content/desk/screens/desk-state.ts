import { locales, type Locale } from '@nasaq/contract';
import { bearsLanguage, type Doc, type Docs, type FieldSpec, isEmpty, isSame, unitsOf } from '@nasaq/translation';
import type { Desk, DeskAnswer, DeskSave, DeskValues, MarkChange } from '../desk-api.ts';
import { firstOf, partsOf, withoutPart } from './base-parts.ts';
import { markedRecord } from './desk-marks.ts';

/** What a desk shows, and of that what is stored. */
export interface DeskState extends Pick<Desk, 'form' | 'bases' | 'lastChange' | 'publication' | 'record'> {
  /** What somebody sees and has typed. */
  docs: Docs;
  /** What the host has, as far as this desk knows. */
  stored: Docs;
  /** Said of translations and not sent yet. */
  marks: MarkChange[];
  /** Whether another language is to be the source, and nobody has told the host. */
  sourceChanged: boolean;
  conflicts: DeskAnswer['conflicts'];
  /** What others have changed while this desk stood open, until its reader has seen it: in fields that were written here … */
  others: DeskAnswer['others'];
  /** … and of all fields of the first level, as the desk now shows them. */
  changed: Record<Locale, readonly string[]>;
  /** Fields of the first level of which others have taken rows away, until the reader has seen it. */
  lost: Record<Locale, readonly string[]>;
  /** Of those that have changed, who it was, as far as the host has said so. */
  changers: NonNullable<Desk['changers']>;
  /** Of what was sent, the paths that have no place any more. */
  unknown: readonly string[];
  /** Paths, as bases have them, that are saved again over somebody else's. */
  insisted: Record<Locale, readonly string[]>;
  /** Whether somebody has put the entry into the trash while it stood open. */
  isTrashed: boolean;
  /** Languages that somebody has taken off the site while it stood open, until its reader has seen it. */
  withdrawn: readonly Locale[];
  /** What stood here before the first of the disputes was told; `null` where there is none. */
  undisputed: Docs | null;
}

/** A save that is under way, with what was on the desk when it began. */
export interface Sent {
  save: DeskSave;
  docs: Docs;
  marks: readonly MarkChange[];
  /** What was brought back with it and is sent after it: it still stands on what it was typed over. */
  newest?: DeskSave;
}

export function openedState({ bases, docs, form, lastChange, publication, record }: Desk): DeskState {
  const none = { en: [], ar: [] };
  return {
    form,
    docs,
    stored: docs,
    bases,
    record,
    publication,
    lastChange,
    marks: [],
    sourceChanged: false,
    conflicts: none,
    others: none,
    changed: none,
    lost: none,
    changers: { en: {}, ar: {} },
    unknown: [],
    insisted: none,
    isTrashed: false,
    withdrawn: [],
    undisputed: null,
  };
}

/**
 * What is not stored yet, as the host takes it; `null` where nothing is. Fields in dispute come along.
 * @param open a save of which nobody knows whether it was carried out: its fields come along, too
 */
export function unsaved(fields: readonly FieldSpec[], state: DeskState, open?: DeskSave): DeskSave | null {
  const { bases, insisted, marks, record, sourceChanged, stored } = state;
  const languages = locales.flatMap((locale) => {
    const values = valuesOf(fields.filter(bearsLanguage), state, locale, open?.languages[locale]);
    return values ? [[locale, { values, base: partsOf(bases[locale], Object.keys(values)) }] as const] : [];
  });
  const shared = valuesOf(
    fields.filter((field) => !bearsLanguage(field)),
    state,
    'en',
    open?.shared,
  );
  if (languages.length === 0 && !shared && marks.length === 0 && !sourceChanged) return null;
  return {
    form: state.form,
    languages: Object.fromEntries(languages) as Partial<Record<Locale, DeskValues>>,
    ...(shared && { shared: { values: shared, base: partsOf(bases.en, Object.keys(shared)) } }),
    ...(locales.some((locale) => insisted[locale].length > 0) && { over: bothOf((locale) => [...insisted[locale]]) }),
    ...(marks.length > 0 && { marks }),
    ...(languages.length > 1 && isBlank({ docs: stored, fields }) && { begun: record.source }),
    ...(sourceChanged && { source: record.source }),
  };
}

/** Whether no word stands in it, in either language. */
export function isBlank({ docs, fields }: { docs: Docs; fields: readonly FieldSpec[] }): boolean {
  return unitsOf(fields, docs).every(({ values }) => locales.every((one) => isEmpty(values[one])));
}

function valuesOf(
  fields: readonly FieldSpec[],
  state: DeskState,
  locale: Locale,
  open: DeskValues | undefined,
): Doc | null {
  const { conflicts, docs, insisted, stored } = state;
  const disputed = conflicts[locale].map(({ path }) => firstOf(path));
  const wanted = new Set([...disputed, ...insisted[locale].map(firstOf), ...Object.keys(open?.values ?? {})]);
  const changed = fields.filter(
    ({ name, readOnly }) => !readOnly && (wanted.has(name) || !isSame(docs[locale][name], stored[locale][name])),
  );
  // What was emptied is sent as nothing: JSON has no «undefined».
  const values = changed.map(({ name }) => [name, docs[locale][name] ?? null]);
  return values.length > 0 ? (Object.fromEntries(values) as Doc) : null;
}

/** Whether anything but a dispute waits to be stored. */
export function hasUnsaved(fields: readonly FieldSpec[], state: DeskState): boolean {
  const undisputed = { ...state, conflicts: { en: [], ar: [] } };
  return unsaved(fields, undisputed) !== null;
}

/** A desk as it was left with what was not saved, over what the host has now. */
export function broughtBackState(
  state: DeskState,
  { languages, marks = [], over, shared, source }: DeskSave,
): DeskState {
  const [bases, docs] = [{ ...state.bases }, { ...state.docs }];
  for (const locale of locales)
    for (const part of [languages[locale], shared]) {
      if (!part) continue;
      docs[locale] = Object.assign({}, docs[locale], part.values);
      bases[locale] = Object.assign({}, Object.keys(part.values).reduce(withoutPart, bases[locale]), part.base);
    }
  return {
    ...state,
    docs,
    bases,
    marks,
    insisted: bothOf((locale) => over?.[locale] ?? []),
    record: { ...markedRecord(state.record, marks, null), source: source ?? state.record.source },
    sourceChanged: source !== undefined && source !== state.record.source,
  };
}

export function bothOf<Value>(of: (locale: Locale) => Value): Record<Locale, Value> {
  return { en: of('en'), ar: of('ar') };
}
