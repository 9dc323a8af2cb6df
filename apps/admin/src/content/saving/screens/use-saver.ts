'use client';

import { useForm } from '@payloadcms/ui';
import { useSyncExternalStore } from 'react';
import { autosavePause } from '../autosave.ts';
import { Saver, type SavingState } from './saver.ts';

/** By the form’s own reference, the one thing of a form that stays the same. */
const savers = new WeakMap<object, Saver>();

/** What saves the form around. */
export function useSaver(): Saver {
  const { formRef } = useForm();
  const known = savers.get(formRef);
  if (known) return known;
  const saver = new Saver({ typing: autosavePause, retry: { first: 2_000, longest: 60_000 } });
  savers.set(formRef, saver);
  return saver;
}

export function useSavingState(): SavingState {
  const saver = useSaver();
  return useSyncExternalStore(saver.subscribe, saver.state, saver.state);
}
