'use client';

import { useConfig, useFormModified, useTranslation } from '@payloadcms/ui';
import type { UIFieldClientComponent } from 'payload';
import { useEffect, useSyncExternalStore } from 'react';
import { interfaceLanguage } from '../../../platform/staff/interface-language.ts';
import { navigationLabels } from '../catalogue/index.ts';
import type { LeftOut, ToldNavigation } from '../left-out.ts';
import './navigation-panel.css';

/** Asked once for the whole form, and read above each menu and in each of its rows. */
let found: ToldNavigation | null = null;
const listeners = new Set<() => void>();
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

function note(told: ToldNavigation): void {
  found = told;
  for (const listener of listeners) listener();
}

const none: LeftOut[] = [];

export function useLeftOut(menu: 'footer' | 'menu'): LeftOut[] {
  return useSyncExternalStore(
    subscribe,
    () => found?.[menu] ?? none,
    () => none,
  );
}

/** What readers see of the usual menu or footer; nothing until the host has told it. */
export function useUsualRows(menu: 'footer' | 'menu') {
  return useSyncExternalStore(
    subscribe,
    () => found?.usual[menu],
    () => undefined,
  );
}

/** Asks when the form opens, and again with each save. */
export function useAskLeftOut(): void {
  const isModified = useFormModified();
  const { routes } = useConfig().config;
  useEffect(() => {
    if (isModified) return;
    const leaving = new AbortController();
    fetch(`${routes.api}/globals/navigation/left-out`, { credentials: 'same-origin', signal: leaving.signal })
      .then(async (answer) => (answer.ok ? note((await answer.json()) as ToldNavigation) : null))
      .catch(() => {
        // Without it the form is whole.
      });
    return () => leaving.abort();
  }, [isModified, routes.api]);
}

/** In an entry of a menu: why readers do not see it, as it was saved last. */
export const RowLeftOut: UIFieldClientComponent = ({ path }) => {
  const [menu, place] = path.split('.');
  const language = interfaceLanguage(useTranslation().i18n);
  const leftOut = useLeftOut(menu === 'footer' ? 'footer' : 'menu');
  const reason = leftOut.find(({ number }) => number === Number(place) + 1)?.reason;
  if (!reason) return null;
  return (
    <p className="navigation-row__left-out">
      {navigationLabels.leftOutHere[language].replace('{reason}', navigationLabels.reasons[reason][language])}
    </p>
  );
};
