'use client';

import { isLocale, otherLocale, type Locale } from '@nasaq/contract';
import { type Doc, needsWork, pathByPairs, pathFromPlaces, valueAt } from '@nasaq/translation';
import { useSearchParams } from 'next/navigation.js';
import { useEffect, useEffectEvent } from 'react';
import type { DeskTools } from './desk-context.ts';
import { goIntoOpened } from './jump.ts';
import type { DeskStore } from './desk-store.ts';

/**
 * Where an address leads on a desk: `?field=<path>&language=<locale>` to a field, as boards, findings and mails link to it;
 * `?language=<locale>` alone to the first text that waits in that language. Rows go by their pair, their id or their place.
 */
export function useAskedPlace({ goTo, store }: Pick<DeskTools, 'goTo' | 'store'>, isWhole: boolean): void {
  const query = useSearchParams();
  const field = query?.get('field') ?? null;
  const language = query?.get('language') ?? null;

  const lead = useEffectEvent(() => {
    const { docs, record } = store.current();
    const locale = isLocale(language) ? language : otherLocale(record.source);
    const path = field ? (pathIn(docs[locale], field) ?? field) : firstWaiting(store, locale);
    if (path) goIntoOpened(goTo, { locale, path });
  });

  useEffect(() => {
    if (isWhole && (field || language)) lead();
  }, [field, isWhole, language]);
}

function firstWaiting(store: DeskStore, locale: Locale): string | undefined {
  return store.units().find(({ states }) => needsWork(states[locale]))?.path;
}

function pathIn(doc: Doc, path: string): string | null {
  if (valueAt(doc, path) !== undefined) return path;
  return pathByPairs(doc, path) ?? pathFromPlaces(doc, path);
}
