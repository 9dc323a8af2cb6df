import { type FieldHook, ValidationError } from 'payload';
import { interfaceLanguage } from '../../../platform/staff/interface-language.ts';
import type { Bilingual } from '../../../platform/staff/fields/text-rows.ts';
import { restoredKey } from './published-state.ts';

/**
 * A day that somebody sets is to come. One that is stored has passed by itself and goes on being saved; so does one that
 * comes back with an older version, or with content from elsewhere.
 * @param why told at the field
 */
export function refusePastDay(why: Bilingual): FieldHook {
  return ({ collection, field, path, previousValue, req, value }) => {
    const isKept = !req.user || req.context.silent || req.context[restoredKey] || dayOf(value) === dayOf(previousValue);
    if (isKept || !isPastEverywhere(value)) return value as unknown;
    const language = interfaceLanguage(req.i18n);
    const label = (field as { label?: Partial<Bilingual> }).label?.[language] ?? String(path.at(-1));
    const errors = [{ label, message: why[language], path: path.join('.') }];
    throw new ValidationError({ ...(collection && { collection: collection.slug }), errors, req }, req.t);
  };
}

/** A copy begins without a day that has passed. */
export const dropPastDay: FieldHook = ({ value }) => (isPastEverywhere(value) ? null : (value as unknown));

/** As days are stored: `2026-11-27T12:00:00.000Z`. */
function dayOf(value: unknown): string {
  if (value instanceof Date) return value.toISOString().slice(0, 10);
  return typeof value === 'string' ? value.slice(0, 10) : '';
}

/** Hours by which the last place on earth is behind. */
const furthestBehind = 12;

/** Whether a day has passed on all of the earth: whoever sets it may still have yesterday. */
export function isPastEverywhere(value: unknown): boolean {
  const day = dayOf(value);
  return day !== '' && day < new Date(Date.now() - furthestBehind * 60 * 60 * 1000).toISOString().slice(0, 10);
}
