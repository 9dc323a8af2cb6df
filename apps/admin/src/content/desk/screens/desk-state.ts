import { locales, type Locale, otherLocale } from '@nasaq/contract';
import {
  bearsLanguage,
  type Doc,
  type Docs,
  type FieldSpec,
  isSame,
  keepTyped,
  pairOf,
  pathByPairs,
  putRowBack,
  type TranslationRecord,
  valueAt,
  withDistinctPairs,
  withValue,
} from '@nasaq/translation';
import type { Conflict } from '../../saving/form-base.ts';
import { isOnSite } from '../../saving/language-state.ts';
import type { Desk, DeskAnswer, DeskSave, DeskValues, MarkChange } from '../desk-api.ts';
import { firstOf, partsOf, standingOn, withoutPart } from './base-parts.ts';
import { markedRecord } from './desk-marks.ts';

/** What a desk shows, and of that what is stored. */
export interface DeskState extends Pick<Desk, 'form' | 'bases' | 'publication' | 'record'> {
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

/** A value that somebody else has changed differently, in the language in which that is. */
export interface Dispute {
  locale: Locale;
  conflict: Conflict;
}

/** A save that is under way, with what was on the desk when it began. */
export interface Sent {
  save: DeskSave;
  docs: Docs;
  marks: readonly MarkChange[];
  /** What was brought back with it and is sent after it: it still stands on what it was typed over. */
  newest?: DeskSave;
}

export function openedState({ bases, docs, form, publication, record }: Desk): DeskState {
  const none = { en: [], ar: [] };
  return {
    form,
    docs,
    stored: docs,
    bases,
    record,
    publication,
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
  const { bases, insisted, marks, record, sourceChanged } = state;
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
    ...(sourceChanged && { source: record.source }),
  };
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

/** The desk after the answer to a save: what came back, and over it what was typed and said meanwhile. */
export function answeredState(
  fields: readonly FieldSpec[],
  state: DeskState,
  sent: Sent,
  answer: DeskAnswer,
): DeskState {
  const held = bothOf((locale) => broughtAlone(state, sent, answer, locale));
  const laid = laidOver(fields, state, sent.docs, answer, held);
  const marks = state.marks.filter((mark) => !sent.marks.some((one) => isSame(one, mark)));
  return {
    ...state,
    ...laid,
    publication: answer.publication,
    withdrawn: withdrawnBy(state, answer.publication),
    ...recordOf(state, answer.record, marks, sent.save.source),
    marks,
    conflicts: answer.conflicts,
    others: bothOf((locale) => [
      ...state.others[locale].filter(({ path }) => !answer.others[locale].some((other) => other.path === path)),
      ...answer.others[locale],
    ]),
    changed: bothOf((locale) => {
      const own = Object.keys({ ...sent.save.languages[locale]?.values, ...sent.save.shared?.values });
      const before = state.changed[locale].filter((name) => !own.includes(name));
      return together(before, changedFields(fields, state.stored[locale], answer.docs[locale], own));
    }),
    lost: bothOf((locale) => {
      const [known, now] = [state.stored[locale], answer.docs[locale]];
      return together(state.lost[locale], fieldsWithLoss(fields, known, now, sent.docs[locale]));
    }),
    unknown: answer.unknown,
    insisted: { en: [], ar: [] },
    isTrashed: false,
    undisputed: locales.some((locale) => answer.conflicts[locale].length > 0) ? (state.undisputed ?? state.docs) : null,
  };
}

/**
 * Fields that were brought back with a save, are none of its own and not stored: nobody has typed them over what the host
 * had when this desk was opened, nor over what it has now. They stay whole, on what they were typed over, until their own
 * save lays them together with what others have stored: else rows that others have added would seem to be taken away here.
 */
function broughtAlone({ docs }: DeskState, { newest, save }: Sent, answer: DeskAnswer, locale: Locale): string[] {
  const own = { ...save.languages[locale]?.values, ...save.shared?.values };
  return Object.keys({ ...newest?.languages[locale]?.values, ...newest?.shared?.values }).filter(
    (name) => !(name in own) && !isSame(docs[locale][name], answer.docs[locale][name]),
  );
}

/** What the host has, with what was said since: of translations, and that another language is to be the source. */
function recordOf(
  { record, sourceChanged }: DeskState,
  host: TranslationRecord,
  marks: readonly MarkChange[],
  sentSource?: Locale,
): Pick<DeskState, 'record' | 'sourceChanged'> {
  const isWished = sourceChanged && record.source !== sentSource && record.source !== host.source;
  const source = isWished ? record.source : host.source;
  return { record: { ...markedRecord(host, marks, null), source }, sourceChanged: isWished };
}

/** What came back differently though nobody has touched it here; an address may be filled by the host itself. */
function changedFields(fields: readonly FieldSpec[], stored: Doc, answered: Doc, own: readonly string[]): string[] {
  const isOthers = ({ kind, name, readOnly }: FieldSpec) =>
    !readOnly && kind !== 'slug' && !own.includes(name) && !isSame(stored[name], answered[name]);
  return fields.filter(isOthers).map(({ name }) => name);
}

/** Of which rows the host had are no more, though nobody has taken them away here. */
function fieldsWithLoss(fields: readonly FieldSpec[], known: Doc, now: Doc, here: Doc): string[] {
  const idsOf = (doc: Doc, name: string) =>
    new Set(Array.isArray(doc[name]) ? (doc[name] as Doc[]).map(({ id }) => id) : []);
  const hasLost = ({ kind, name }: FieldSpec) => {
    const [own, left] = [idsOf(here, name), idsOf(now, name)];
    return kind === 'rows' && [...idsOf(known, name)].some((id) => own.has(id) && !left.has(id));
  };
  return fields.filter(hasLost).map(({ name }) => name);
}

/**
 * The desk with the newest of what others have stored; what was typed here and is not stored stays, and so do own values
 * in dispute.
 * @param givenUp the dispute in which the other value is taken
 */
export function refreshedState(state: DeskState, fresh: Desk, givenUp?: Dispute): DeskState {
  const ended = givenUp ? localesOf(fresh.fields, givenUp) : [];
  const kept = bothOf((locale) =>
    state.conflicts[locale].filter(({ path }) => path !== givenUp?.conflict.path || !ended.includes(locale)),
  );
  const laid = laidOver(fresh.fields, state, state.stored, fresh);
  const [bases, shown, stored] = [{ ...laid.bases }, { ...laid.docs }, { ...laid.stored }];
  for (const locale of locales) {
    if (ended.includes(locale)) shown[locale] = withTheirs(shown[locale], fresh.docs[locale], givenUp!.conflict.path);
    for (const { path } of kept[locale]) {
      const disputed = thereOrItsRows(shown[locale], path);
      shown[locale] = withTheirs(shown[locale], state.docs[locale], disputed);
      bases[locale] = standingOn(bases[locale], state.bases[locale], disputed);
    }
  }
  const docs = withDistinctPairs(fresh.fields, shown, fresh.docs);
  for (const locale of locales) {
    // As after the answer that has told of it: a dispute is nothing that waits to be stored, whatever its rows are called now.
    for (const { path } of kept[locale])
      stored[locale] = withTheirs(stored[locale], docs[locale], thereOrItsRows(docs[locale], path));
    stored[locale] = sharing(stored[locale], docs[locale]);
  }
  return {
    ...state,
    docs,
    stored,
    bases,
    publication: fresh.publication,
    withdrawn: withdrawnBy(state, fresh.publication),
    ...recordOf(state, fresh.record, state.marks),
    conflicts: kept,
    isTrashed: false,
    changers: fresh.changers ?? state.changers,
    // A text of somebody's own may be among them that another one has replaced knowingly; the host fills in dates.
    changed: bothOf((locale) => {
      const own = [...kept[locale].map(({ path }) => path), ...(givenUp ? [givenUp.conflict.path] : [])].map(firstOf);
      const written = fresh.fields.filter(({ kind }) => kind !== 'date');
      return together(state.changed[locale], changedFields(written, state.stored[locale], fresh.docs[locale], own));
    }),
    lost: bothOf((locale) => {
      const [known, now] = [state.stored[locale], fresh.docs[locale]];
      return together(state.lost[locale], fieldsWithLoss(fresh.fields, known, now, state.docs[locale]));
    }),
  };
}

function withdrawnBy({ publication, withdrawn }: DeskState, now: DeskState['publication']): readonly Locale[] {
  return locales.filter(
    (locale) =>
      !isOnSite(now.languages[locale]) && (withdrawn.includes(locale) || isOnSite(publication.languages[locale])),
  );
}

function together(before: readonly string[], now: readonly string[]): readonly string[] {
  return [...new Set([...before, ...now])];
}

/**
 * What the desk has typed since a moment, over what the host has now. Where the host's value is new, too, and nobody has
 * seen it, the desk still stands on the base that it had: the next save tells of both.
 * @param held fields of the first level that stay as they are, on their base
 */
function laidOver(
  fields: readonly FieldSpec[],
  state: DeskState,
  since: Docs,
  host: Pick<Desk, 'bases' | 'docs'>,
  held: Record<Locale, readonly string[]> = { en: [], ar: [] },
): Pick<DeskState, 'bases' | 'docs' | 'stored'> {
  const kept = bothOf((locale) =>
    keepTyped({ sent: since[locale], now: state.docs[locale], answered: host.docs[locale] }),
  );
  const docs = withDistinctPairs(
    fields,
    bothOf((locale) => withFields(kept[locale].value as Doc, state.docs[locale], held[locale])),
    host.docs,
  );
  return {
    docs,
    stored: bothOf((locale) => sharing(host.docs[locale], docs[locale])),
    bases: bothOf((locale) =>
      [...kept[locale].over, ...held[locale]].reduce(
        (base, path) => standingOn(base, state.bases[locale], path),
        host.bases[locale],
      ),
    ),
  };
}

/** The own value of a dispute is to be stored over theirs, which has been seen. */
export function insistedState(state: DeskState, fields: readonly FieldSpec[], dispute: Dispute): DeskState {
  const { path, seen } = dispute.conflict;
  const { bases, conflicts, insisted } = copied(state);
  const field = fields.find(({ name }) => name === firstOf(path));
  const docs = field ? withPartners(state, field, dispute) : state.docs;
  for (const locale of localesOf(fields, dispute)) {
    bases[locale] = { ...withoutPart(bases[locale], path), ...seen };
    conflicts[locale] = conflicts[locale].filter((one) => one.path !== path);
    insisted[locale] = [...insisted[locale], path];
  }
  return { ...state, docs, bases, conflicts, insisted };
}

/** Whoever keeps rows that somebody has removed in both languages keeps them in both. */
function withPartners({ docs, undisputed }: DeskState, field: FieldSpec, { conflict, locale }: Dispute): Docs {
  const path = pathByPairs(docs[locale], conflict.path);
  const rows = path === null ? null : valueAt(docs[locale], path);
  if (!undisputed || path === null || !Array.isArray(rows)) return docs;
  const pairs = (rows as Doc[]).map(pairOf);
  return pairs.reduce((back, pair) => putRowBack(back, undisputed, { field, path }, pair, [otherLocale(locale)]), docs);
}

function copied({ bases, conflicts, insisted }: DeskState) {
  return { bases: { ...bases }, conflicts: { ...conflicts }, insisted: { ...insisted } };
}

/** A dispute over what both languages share is one. */
function localesOf(fields: readonly FieldSpec[], { conflict, locale }: Dispute): readonly Locale[] {
  const field = fields.find(({ name }) => name === firstOf(conflict.path));
  return field && !bearsLanguage(field) ? locales : [locale];
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

/** A document with the value of another one at a path as a base has it. */
function withTheirs(doc: Doc, theirs: Doc, path: string): Doc {
  const at = pathByPairs(theirs, path);
  return at === null ? doc : withValue(doc, at, valueAt(theirs, at));
}

/** A path, or that of the rows around it where somebody has taken its row away: all of them are in dispute then. */
function thereOrItsRows(doc: Doc, path: string): string {
  if (pathByPairs(doc, path) !== null || !path.includes('.')) return path;
  return thereOrItsRows(doc, path.slice(0, path.lastIndexOf('.')));
}

function withFields(doc: Doc, from: Doc, names: readonly string[]): Doc {
  return { ...doc, ...Object.fromEntries(names.map((name) => [name, from[name]])) };
}

/** What the host has, with the objects of the desk wherever they say the same: only what differs is compared later. */
function sharing(answered: Doc, shown: Doc): Doc {
  const values = Object.entries(answered).map(([name, value]) => [
    name,
    isSame(value, shown[name]) ? shown[name] : value,
  ]);
  return Object.fromEntries(values) as Doc;
}

function bothOf<Value>(of: (locale: Locale) => Value): Record<Locale, Value> {
  return { en: of('en'), ar: of('ar') };
}
