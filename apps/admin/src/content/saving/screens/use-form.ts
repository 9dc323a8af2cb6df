'use client';

import { useDocumentInfo, useForm, useFormFields, useLocale, useServerFunctions } from '@payloadcms/ui';
import type { BuildFormStateArgs, FormState } from 'payload';
import { hasDraftsEnabled } from 'payload/shared';
import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { FormBase } from '../form-base.ts';
import { autosavePause } from '../autosave.ts';
import type { SavingState } from './saved-form.ts';
import { Saver } from './saver.ts';

/** What the form was loaded from, and what the newest answer to a save has told; none while an entry is being made. */
export function useFormBase(): FormBase | null {
  return useFormFields(([fields]) => (fields.formBase?.value as FormBase | null | undefined) ?? null);
}

interface FormLocale {
  locale: string;
  /** Whether the form of another content language is on its way, in the place of this one. */
  isLeaving: boolean;
}

/** A form is of one language: with another one comes another form, whose language is told before it is there. */
export function useFormLocale(): FormLocale {
  const { code } = useLocale();
  const [locale] = useState(code);
  return { locale, isLeaving: code !== locale };
}

interface EntryAddress {
  /** Of the newest draft in the language that is edited. */
  draft: string;
  /** Of a save that nobody has asked for. */
  autosave: string;
  /** What is on the site. */
  published: string;
  method: 'PATCH' | 'POST';
}

/** Where the entry of the form is read and saved; `null` before it is stored. */
export function useEntryAddress(): EntryAddress | null {
  const { collectionSlug, globalSlug, id } = useDocumentInfo();
  const { locale } = useFormLocale();
  if (!globalSlug && id === undefined) return null;
  const path = globalSlug ? `/api/globals/${globalSlug}` : `/api/${collectionSlug}/${id}`;
  const query = `depth=0&fallback-locale=null&locale=${locale}`;
  return {
    draft: `${path}?draft=true&${query}`,
    autosave: `${path}?autosave=true&draft=true&${query}`,
    published: `${path}?${query}`,
    method: globalSlug ? 'POST' : 'PATCH',
  };
}

/** Asks the host for the state of the form around; `null` where it is refused. */
export function useHostState(): (
  asked: Pick<BuildFormStateArgs, 'data' | 'formState' | 'operation' | 'renderAllFields' | 'skipValidation'>,
) => Promise<FormState | null> {
  const { collectionSlug, docPermissions, getDocPreferences, globalSlug, id } = useDocumentInfo();
  const { getFormState } = useServerFunctions();
  const { code: locale } = useLocale();
  return async (asked) => {
    const { state } = await getFormState({
      ...(collectionSlug ? { collectionSlug } : {}),
      ...(globalSlug ? { globalSlug } : {}),
      ...(id === undefined ? {} : { id }),
      docPermissions: docPermissions!,
      docPreferences: await getDocPreferences(),
      locale,
      schemaPath: (collectionSlug ?? globalSlug)!,
      ...asked,
    });
    return state ?? null;
  };
}

/** By the form’s own reference, the one thing of a form that stays the same. */
const savers = new WeakMap<object, Saver>();

/** What saves the form around. */
export function useSaver(): Saver {
  const { formRef } = useForm();
  const { docConfig } = useDocumentInfo();
  const known = savers.get(formRef);
  if (known) return known;
  const retry = { first: 2_000, longest: 60_000 };
  // Without drafts readers have what is saved: it is kept in this browser until somebody asks for that.
  const isPlain = docConfig !== undefined && !hasDraftsEnabled(docConfig);
  const saver = new Saver(isPlain ? { keeping: autosavePause, retry } : { typing: autosavePause, retry });
  savers.set(formRef, saver);
  return saver;
}

/** How the saving of the form around stands. */
export function useSavingState(): SavingState {
  const saver = useSaver();
  return useSyncExternalStore(saver.subscribe, saver.state, saver.state);
}

/** A promise for the moment at which all that was told to the form so far is rendered, and can be read from it. */
export function useCommitted(): () => Promise<void> {
  const [, render] = useState(0);
  const waiting = useRef<(() => void)[]>([]);

  useEffect(() => {
    for (const resolve of waiting.current.splice(0)) resolve();
  });
  useEffect(() => {
    const left = waiting.current;
    return () => {
      for (const resolve of left.splice(0)) resolve();
    };
  }, []);

  return useCallback(
    () =>
      new Promise((resolve) => {
        waiting.current.push(resolve);
        render((times) => times + 1);
      }),
    [],
  );
}

/** In milliseconds: the editor of rich text tells its form half a second after a key at the latest. */
const longest = 1000;
/** Safari has no idle time; the editor waits there for a frame and a tenth of a second. */
const withoutIdleTime = 200;

/** When the browser has nothing else to do: the editor of rich text tells its form only then what was typed. */
export function idle(): Promise<void> {
  return new Promise((resolve) => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(() => resolve(), { timeout: longest });
    else setTimeout(resolve, withoutIdleTime);
  });
}
