'use client';

import { type Locale } from '@nasaq/contract';
import { useSyncExternalStore } from 'react';
import { age } from './age.ts';
import { menuTags } from '../interface-language.ts';

interface Props {
  language: Locale;
  /** ISO. */
  value: string;
  /** The moment itself instead of how long ago it was. */
  full?: boolean;
}

/** A point in time, in the clock of the reader; the server, which does not know it, says it in UTC first. */
export function Moment({ full = false, language, value }: Props) {
  const timeZone = useSyncExternalStore(noChanges, browserTimeZone, serverTimeZone);
  const exact = new Intl.DateTimeFormat(menuTags[language], {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone,
  }).format(new Date(value));
  return (
    <time dateTime={value} suppressHydrationWarning title={full ? undefined : exact}>
      {full ? exact : age(value, language)}
    </time>
  );
}

const noChanges = () => () => {};
const browserTimeZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;
const serverTimeZone = () => 'UTC';
