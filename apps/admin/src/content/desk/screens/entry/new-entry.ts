'use client';

import type { Locale } from '@nasaq/contract';
import { emptyRecord } from '@nasaq/translation';
import { useDocumentTitle } from '@payloadcms/ui';
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { deskTexts } from '../../../catalogue/index.ts';
import { fill } from '../../../../platform/staff/screens/screen-texts.ts';
import { titleIn } from '../../../../platform/staff/titles/title-elsewhere.ts';
import type { Desk } from '../../desk-api.ts';
import type { DeskTools } from '../desk-context.ts';
import { isBlank } from '../desk-state.ts';
import type { DeskStore } from '../desk-store.ts';

/**
 * An entry in which nobody has written begins in the language of the menus. Whatever is then written first is its source:
 * the host says so with the first save; where that has both languages, it is the one in which the desk began.
 */
export function begunIn(desk: Desk, language: Locale): Desk {
  return isBlank(desk) ? { ...desk, record: emptyRecord(language) } : desk;
}

/** Whoever has made an entry begins with its name. */
export function useFirstWord({ goTo, isReadOnly, store }: DeskTools, isNew: boolean): void {
  const begin = useEffectEvent(() => goTo({ locale: store.current().record.source, path: 'title' }));
  useEffect(() => {
    if (isNew && !isReadOnly) begin();
  }, [isNew, isReadOnly]);
}

interface Named {
  store: DeskStore;
  /** What one such document is called. */
  kind: string;
  language: Locale;
}

/**
 * Above the desk, what the entry is called as one types it: in the language of the menus where it has a name there. It draws
 * nothing, and stands by itself: each key of a title would draw the whole desk anew.
 */
export function DocumentName({ kind, language, store }: Named): null {
  const { setDocumentTitle, title } = useDocumentTitle();
  const isEntry = store.fields.some(({ name }) => name === 'title');
  const read = () => (isEntry ? titleIn(titlesOf(store), language) : '');
  const name = useSyncExternalStore(store.subscribe, read, read);
  const shown = name || fill(deskTexts[language].unnamed, { kind });
  useEffect(() => {
    if (!isEntry || title === shown) return;
    const timer = setTimeout(() => setDocumentTitle(shown), naming);
    return () => clearTimeout(timer);
  }, [isEntry, setDocumentTitle, shown, title]);
  return null;
}

/** After a key, in milliseconds: the bar above the desk is drawn anew for it. */
const naming = 200;

function titlesOf(store: DeskStore): Record<Locale, unknown> {
  return { en: store.valueAt({ locale: 'en', path: 'title' }), ar: store.valueAt({ locale: 'ar', path: 'title' }) };
}
