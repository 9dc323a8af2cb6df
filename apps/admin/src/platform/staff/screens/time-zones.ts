import { isolated, isTimeZone, type Locale, zoneName } from '@nasaq/contract';
import { useMemo, useSyncExternalStore } from 'react';
import { menuTags, readerTimeZone } from '../interface-language.ts';

interface ZoneChoice {
  /** As it is stored: `Africa/Cairo`. */
  id: string;
  /** As people call it, with the offset of now. */
  name: string;
}

/**
 * What there is to choose from: first the one that is stored and the reader's own, then all by their names. Only a browser
 * knows the reader's: until it is there, the one that is stored stands alone.
 * @param ids those that may be chosen; without them, all that the browser knows
 */
export function useTimeZones(stored: string, language: Locale, ids?: readonly string[]): readonly ZoneChoice[] {
  const own = useSyncExternalStore(noChanges, readerTimeZone, () => null);
  return useMemo(() => {
    if (own === null) return [{ id: stored, name: stored }];
    const all = ids ?? Intl.supportedValuesOf('timeZone');
    const first = [...new Set([stored, own])].filter(Boolean);
    const sorted = named([...new Set([...first, ...all])], language);
    return [
      ...first.map((id) => sorted.find((zone) => zone.id === id)!),
      ...sorted.filter(({ id }) => !first.includes(id)),
    ];
  }, [ids, language, own, stored]);
}

const noChanges = () => () => {};

/** By their names. Where several are called the same, each has its city, which has a name in English alone. */
function named(ids: readonly string[], language: Locale): ZoneChoice[] {
  const known = ids.filter(isTimeZone).map((id) => ({ id, called: zoneName(id, language, tags[language]) }));
  const times = new Map<string, number>();
  for (const { called } of known) times.set(called, (times.get(called) ?? 0) + 1);
  const { compare } = new Intl.Collator(menuTags[language]);
  return [
    ...ids.filter((id) => !isTimeZone(id)).map((id) => ({ id, name: id })),
    ...known
      .map(({ called, id }) => ({ id, called: times.get(called) === 1 ? called : `${called}, ${cityOf(id)}` }))
      .toSorted((one, other) => compare(one.called, other.called))
      .map(({ called, id }) => ({ id, name: `${called} (${isolated(offsetOf(id, language))})` })),
  ];
}

/** British English calls half of Europe CET, where that of the world names the country. */
const tags: Record<Locale, string> = { en: 'en-001', ar: menuTags.ar };

function offsetOf(timeZone: string, language: Locale): string {
  const parts = new Intl.DateTimeFormat(menuTags[language], { timeZone, timeZoneName: 'shortOffset' });
  return parts.formatToParts().find(({ type }) => type === 'timeZoneName')?.value ?? '';
}

function cityOf(id: string): string {
  return id.split('/').at(-1)!.replaceAll('_', ' ');
}
