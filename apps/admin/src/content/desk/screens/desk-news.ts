import { locales, type Locale } from '@nasaq/contract';
import {
  type Doc,
  type Docs,
  type FieldSpec,
  isSame,
  keepTyped,
  pathByPairs,
  type TranslationRecord,
  valueAt,
  withDistinctPairs,
  withValue,
} from '@nasaq/translation';
import { isOnSite } from '../../saving/language-state.ts';
import type { Desk, DeskAnswer, MarkChange } from '../desk-api.ts';
import { firstOf, standingOn } from './base-parts.ts';
import { decidedWith, type Dispute } from './desk-disputes.ts';
import { markedRecord } from './desk-marks.ts';
import { bothOf, type DeskState, type Sent } from './desk-state.ts';

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
    lastChange: answer.lastChange,
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
  const ended = givenUp ? decidedWith(state, fresh.fields, givenUp) : [];
  const endedIn = (of: Locale) => ended.filter(({ locale }) => locale === of).map(({ conflict }) => conflict.path);
  const kept = bothOf((locale) => state.conflicts[locale].filter(({ path }) => !endedIn(locale).includes(path)));
  const laid = laidOver(fresh.fields, state, state.stored, fresh);
  const [bases, shown, stored] = [{ ...laid.bases }, { ...laid.docs }, { ...laid.stored }];
  // A row that was taken away here with a text in dispute: that waits to be stored as any change does.
  const isTakenAway = (locale: Locale, path: string) =>
    pathByPairs(state.docs[locale], path) === null && pathByPairs(fresh.docs[locale], path) !== null;
  const standing = bothOf((locale) => kept[locale].filter(({ path }) => !isTakenAway(locale, path)));
  for (const locale of locales) {
    for (const path of endedIn(locale)) shown[locale] = withTheirs(shown[locale], fresh.docs[locale], path);
    for (const { path } of standing[locale]) {
      const disputed = thereOrItsRows(shown[locale], path);
      shown[locale] = withTheirs(shown[locale], state.docs[locale], disputed);
      bases[locale] = standingOn(bases[locale], state.bases[locale], disputed);
    }
  }
  const docs = withDistinctPairs(fresh.fields, shown, fresh.docs);
  for (const locale of locales) {
    // As after the answer that has told of it: a dispute is nothing that waits to be stored, whatever its rows are called now.
    for (const { path } of standing[locale])
      stored[locale] = withTheirs(stored[locale], docs[locale], thereOrItsRows(docs[locale], path));
    stored[locale] = sharing(stored[locale], docs[locale]);
  }
  return {
    ...state,
    docs,
    stored,
    bases,
    publication: fresh.publication,
    lastChange: fresh.lastChange,
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

/**
 * The desk before a value is written that somebody has chosen from what stood there before: what others have stored of it
 * since was hidden from them. The desk stands on what they saw, so that the next save tells of both.
 */
export function chosenSince(state: DeskState, since: DeskState, of: readonly Locale[], path: string): DeskState {
  const bases = { ...state.bases };
  for (const locale of of) {
    if (isSame(valueAt(since.docs[locale], path), valueAt(state.docs[locale], path))) continue;
    for (const part of Object.keys(since.bases[locale]))
      if (pathByPairs(since.docs[locale], part) === path)
        bases[locale] = standingOn(bases[locale], since.bases[locale], part);
  }
  return { ...state, bases };
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
