'use client';

import { useEffect, useState } from 'react';
import { menuTags } from '../../platform/staff/interface-language.ts';
import { useSurroundings } from './desk-context.tsx';

/** The time of day, with the date for the pointer. */
export function Clock({ value }: { value: string }) {
  const { language } = useSurroundings();
  const tag = menuTags[language];
  const date = new Date(value);
  return (
    <time dateTime={value} title={new Intl.DateTimeFormat(tag, { dateStyle: 'full', timeStyle: 'short' }).format(date)}>
      {new Intl.DateTimeFormat(tag, { timeStyle: 'short' }).format(date)}
    </time>
  );
}

/** The time in milliseconds, which goes on by itself. */
export function useNow(every: number): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), every);
    return () => clearInterval(timer);
  }, [every]);
  return now;
}
