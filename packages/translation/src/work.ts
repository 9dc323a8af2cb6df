import type { Locale } from '@nasaq/contract';
import type { FieldState } from './states.ts';
import type { JudgedUnit } from './units.ts';

/** States in which a field waits for somebody. */
const waiting: ReadonlySet<FieldState> = new Set(['missing', 'outdated', 'machine', 'review', 'draft']);

export function needsWork(state: FieldState): boolean {
  return waiting.has(state);
}

/** A field in one language. */
export interface Place {
  path: string;
  locale: Locale;
}

interface From {
  /** Where somebody stands; at the beginning without. */
  from: Place | null;
  /** In the order of the form, or against it. */
  step: 1 | -1;
  /** The language in which one works: where another one waits beside it, it comes second. */
  locale: Locale;
}

/** The next field that waits for somebody, from the end on to the beginning; `null` where none does. */
export function nextWork(units: readonly JudgedUnit[], { from, locale, step }: From): Place | null {
  const places = units.flatMap(({ path, states }) =>
    ([locale, locale === 'en' ? 'ar' : 'en'] as const).map((at) => ({ path, locale: at, state: states[at] })),
  );
  const start = places.findIndex((place) => place.path === from?.path && place.locale === from.locale);
  const begin = start >= 0 ? start : step > 0 ? -1 : places.length;
  for (let far = 1; far <= places.length; far += 1) {
    const place = places[(begin + far * step + places.length * 2) % places.length];
    if (place && needsWork(place.state)) return { path: place.path, locale: place.locale };
  }
  return null;
}

/** How many fields of a language stand how; those in which neither language has anything are not counted. */
export function countStates(units: readonly JudgedUnit[], locale: Locale): Partial<Record<FieldState, number>> {
  const counts: Partial<Record<FieldState, number>> = {};
  for (const { states } of units)
    if (states[locale] !== 'empty') counts[states[locale]] = (counts[states[locale]] ?? 0) + 1;
  return counts;
}
