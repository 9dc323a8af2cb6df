'use client';

import type { Locale } from '@nasaq/contract';
import { useSyncExternalStore } from 'react';
import { staffLabels } from '../catalogue/index.ts';
import { menuMoment, menuTags, readerTimeZone } from '../interface-language.ts';

interface Props {
  language: Locale;
  /** ISO. */
  value: string;
  /** The moment itself instead of how long ago it was. */
  full?: boolean;
  /** Where several stand beside each other that were made in one minute. */
  withSeconds?: boolean;
}

/** A point in time, in the clock of the reader; the server, which does not know it, says it in UTC first. */
export function Moment({ full = false, language, value, withSeconds = false }: Props) {
  const timeZone = useSyncExternalStore(noChanges, readerTimeZone, serverTimeZone);
  const exact = menuMoment(value, language, { timeZone, withSeconds });
  return (
    <time dateTime={value} suppressHydrationWarning title={full ? undefined : exact}>
      {full ? exact : age(value, language)}
    </time>
  );
}

const noChanges = () => () => {};
const serverTimeZone = () => 'UTC';

const units = [
  ['year', 365 * 24 * 60],
  ['month', 30 * 24 * 60],
  ['week', 7 * 24 * 60],
  ['day', 24 * 60],
  ['hour', 60],
  ['minute', 1],
] as const;

/** How long ago, in the largest unit that fits: «5 days ago», «قبل 5 أيام»; it ends sentences, as «this minute» cannot. */
export function age(moment: string, language: Locale, now = Date.now()): string {
  const minutes = Math.max(0, Math.floor((now - Date.parse(moment)) / 60_000));
  if (minutes === 0) return staffLabels.words.justNow[language];
  const [unit, length] = units.find(([, size]) => minutes >= size)!;
  return new Intl.RelativeTimeFormat(menuTags[language], { numeric: 'auto' }).format(
    -Math.floor(minutes / length),
    unit,
  );
}
