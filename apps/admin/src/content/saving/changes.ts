import { isLocale, locales, otherLocale, type Locale } from '@nasaq/contract';
import type { PayloadRequest } from 'payload';
import { baseOf, type Doc } from './merge.ts';
import { savingForm } from '../../platform/payload/inner-request.ts';
import { isLocalized, type ShapeField } from './shape.ts';

/** Who has changed a value last: the user’s id, seconds since 1970, and the form. */
export type Change = [by: number | null, at: number, form: string | null];

/** By the path of the value; one that each language has for itself is preceded by the language, as `ar:title`. */
export type Changes = Record<string, Change>;

export function changeOf(changes: unknown, shape: ShapeField[], locale: string, path: string): Change | undefined {
  return (changes as Changes | null | undefined)?.[keyOf(shape, locale, path)];
}

/**
 * Who but one member has last changed a value, or something within it; of no language in particular, in either of them.
 * @param at a path, with the ids of rows
 */
export function lastChangerAt(
  changes: unknown,
  at: string,
  { but, locale }: { but: number; locale: Locale | null },
): number | null {
  const found = Object.entries((changes as Changes | null | undefined) ?? {}).filter(([key, [by]]) => {
    const [language, path = ''] = key.includes(':') ? key.split(':', 2) : [null, key];
    const isThere = path === at || path.startsWith(`${at}.`);
    return isThere && by !== but && (!locale || !language || language === locale);
  });
  return found.map(([, change]) => change).sort((a, b) => b[1] - a[1])[0]?.[0] ?? null;
}

/** Who has saved a version, and in which language. */
export function saverOf(changes: unknown): { by: number | null; locale: Locale } | null {
  const saves = locales.flatMap((locale) => {
    const save = (changes as Changes | null | undefined)?.[`${locale}:${saved}`];
    return save ? [{ by: save[0], at: save[1], locale }] : [];
  });
  return saves.sort((a, b) => b.at - a.at)[0] ?? null;
}

/** Who has changed a value of a language last: not its address, which a publication may complete. */
export function lastChangerOf(changes: unknown, locale: Locale): number | null {
  const own = Object.entries((changes as Changes | null | undefined) ?? {}).filter(
    ([key]) => key.startsWith(`${locale}:`) && key !== `${locale}:${saved}` && key !== `${locale}:slug`,
  );
  return own.map(([, change]) => change).sort((a, b) => b[1] - a[1])[0]?.[0] ?? null;
}

/** By the fields of the first level, who has changed something in them last in a language, or in what both share. */
export function changersOf(changes: unknown, locale: Locale): Map<string, number> {
  const last = new Map<string, Change>();
  for (const [key, change] of Object.entries((changes as Changes | null | undefined) ?? {})) {
    const [language, path] = key.includes(':') ? key.split(':', 2) : [locale, key];
    const field = path!.split('.', 1)[0]!;
    if (language === locale && field !== saved && change[1] >= (last.get(field)?.[1] ?? 0)) last.set(field, change);
  }
  return new Map([...last].flatMap(([field, [by]]) => (by === null ? [] : [[field, by] as const])));
}

/** Stands for the save itself, also where it changes no value: a publication. */
const saved = '_status';

/** The record after a save in one language: each value that differs is now this user’s. */
export function recordChanges(
  shape: ShapeField[],
  { before, after, changes, req }: { before: Doc; after: Doc; changes: unknown; req: PayloadRequest },
): Changes {
  const locale = String(req.locale);
  const [old, now] = [baseOf(shape, before), baseOf(shape, after)];
  const change: Change = [
    (req.user?.id as number | undefined) ?? null,
    // To the millisecond: of two saves in one second the later one is the version’s.
    Date.now() / 1000,
    typeof req.context[savingForm] === 'string' ? req.context[savingForm] : null,
  ];
  const recorded: Changes = { ...(changes as Changes | null | undefined), [`${locale}:${saved}`]: change };
  for (const path of new Set([...Object.keys(old), ...Object.keys(now)])) {
    if (old[path] === now[path]) continue;
    // A row that is gone needs no record; that it went is recorded with its array.
    if (path in now) recorded[keyOf(shape, locale, path)] = change;
    else delete recorded[keyOf(shape, locale, path)];
  }
  return recorded;
}

function keyOf(shape: ShapeField[], locale: string, path: string): string {
  const { otherOf } = shape.find(({ name }) => name === path) ?? {};
  if (otherOf && isLocale(locale)) return `${otherLocale(locale)}:${otherOf}`;
  return isLocalized(shape, path.split('.')) ? `${locale}:${path}` : path;
}
