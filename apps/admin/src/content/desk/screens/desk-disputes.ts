import { type Locale, locales, otherLocale } from '@nasaq/contract';
import {
  bearsLanguage,
  type Doc,
  type Docs,
  fieldAt,
  type FieldSpec,
  pairOf,
  pathByPairs,
  putRowBack,
  valueAt,
} from '@nasaq/translation';
import type { Conflict } from '../../saving/form-base.ts';
import { firstOf, withoutPart } from './base-parts.ts';
import type { DeskState } from './desk-state.ts';

/** A value that somebody else has changed differently, in the language in which that is. */
export interface Dispute {
  locale: Locale;
  conflict: Conflict;
}

/**
 * What is decided with a dispute: one over what both languages share is one, and one over a setting ends that over the same
 * setting of the other language, which the desk shows with it.
 */
export function decidedWith(
  { conflicts, docs }: Pick<DeskState, 'conflicts' | 'docs'>,
  fields: readonly FieldSpec[],
  dispute: Dispute,
): readonly Dispute[] {
  const { conflict, locale } = dispute;
  const field = fields.find(({ name }) => name === firstOf(conflict.path));
  if (field && !bearsLanguage(field)) return locales.map((one) => ({ locale: one, conflict }));
  const path = pathByPairs(docs[locale], conflict.path);
  if (path === null || !fieldAt(fields, docs, path)?.setting) return [dispute];
  const other = otherLocale(locale);
  const partner = conflicts[other].find((one) => pathByPairs(docs[other], one.path) === path);
  return partner ? [dispute, { locale: other, conflict: partner }] : [dispute];
}

/** The own value of a dispute is to be stored over theirs, which has been seen. */
export function insistedState(state: DeskState, fields: readonly FieldSpec[], dispute: Dispute): DeskState {
  const { bases, conflicts, insisted } = copied(state);
  const field = fields.find(({ name }) => name === firstOf(dispute.conflict.path));
  const docs = field ? withPartners(state, field, dispute) : state.docs;
  for (const { conflict, locale } of decidedWith(state, fields, dispute)) {
    const { path, seen } = conflict;
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
