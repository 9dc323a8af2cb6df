'use client';

import { useForm } from '@payloadcms/ui';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { typedSince } from './form-state.ts';
import { storedForms } from './stored-forms.ts';
import { useEntryAddress, useFormBase, useSaver } from './use-form.ts';
import { useFormPlace } from './use-form-saves.ts';
import { useRefill } from './use-refill.ts';

interface BroughtBack {
  /** When it was typed, ISO 8601; empty where nothing was brought back. */
  at: string;
  close: () => void;
}

/**
 * Brings back what this form had when it was left without saving. It comes with the base that it was loaded from and is
 * saved like any form that was open all the time: what others have changed since is not touched.
 */
export function useBroughtBack(): BroughtBack {
  const [at, setAt] = useState('');
  const begun = useRef(false);
  const { getFields } = useForm();
  const { saveAndFill, show } = useRefill();
  const { place, user } = useFormPlace();
  const saver = useSaver();
  const isLoaded = useFormBase() !== null;

  const bringBack = useEffectEvent(async () => {
    const stored = storedForms(user).read(place);
    if (!stored.values) return;
    const { values } = stored;
    const opened = getFields();
    if (!(await saver.inTurn(() => show(values)))) return;
    setAt(stored.at);
    if (!(await saveAndFill())) return;
    // It had been saved after all, by a request that outlived its page.
    if (typedSince(opened, getFields()).length === 0) setAt('');
  });

  useEffect(() => {
    if (!isLoaded || begun.current) return;
    begun.current = true;
    void bringBack();
  }, [isLoaded]);

  return { at, close: () => setAt('') };
}

/**
 * The same of a form that is saved only when somebody asks for it: it shows what it had, and that can be given up.
 * `file`: what the file was called that has to be chosen again
 */
export function useKeptForm(): BroughtBack & { discard: () => void; file?: string } {
  const [at, setAt] = useState('');
  const [file, setFile] = useState<string>();
  const begun = useRef(false);
  const { fill, show } = useRefill();
  const { place, user } = useFormPlace();
  const saver = useSaver();
  const isNew = useEntryAddress() === null;
  const isLoaded = useFormBase() !== null || isNew;

  const bringBack = useEffectEvent(async () => {
    const { at: typed, file: chosen, values } = storedForms(user).read(place);
    if (!values || !(await saver.inTurn(() => show(values)))) return;
    setAt(typed);
    setFile(chosen);
  });
  useEffect(() => {
    if (!isLoaded || begun.current) return;
    begun.current = true;
    void bringBack();
  }, [isLoaded]);

  async function discard(): Promise<void> {
    if (!(await saver.inTurn(fill).catch(() => false))) return;
    saver.forget();
    setAt('');
  }

  return { at, close: () => setAt(''), discard: () => void discard(), ...(file && { file }) };
}
