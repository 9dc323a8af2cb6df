'use client';

import {
  toast,
  useAllFormFields,
  useAuth,
  useDocumentInfo,
  useForm,
  useFormModified,
  useFormProcessing,
  useFormSubmitted,
  useTranslation,
} from '@payloadcms/ui';
import { reduceFieldsToValues } from 'payload/shared';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { FormBase } from '../form-base.ts';
import type { Doc } from '../merge.ts';
import { idle, useCommitted, useEntryAddress, useFormLocale, useSaver } from './use-form.ts';
import { storedForms } from './stored-forms.ts';
import type { SavedForm, Trouble } from './saved-form.ts';
import type { Saver } from './saver.ts';
import { checkSession, sendSave } from './send-save.ts';
import { useJudgedAnew } from './use-judged-anew.ts';
import { useRetries } from './use-retries.ts';

/** Where the form keeps what is not saved: one place for each entry and content language, and for the next new one. */
export function useFormPlace(): { user: number; place: string; isLeaving: boolean } {
  const { user } = useAuth();
  const { collectionSlug, globalSlug, id } = useDocumentInfo();
  const { isLeaving, locale } = useFormLocale();
  // Whose form this is does not change with the end of the session.
  const [owner] = useState(() => Number(user?.id ?? 0));
  return { user: owner, place: `${globalSlug ?? `${collectionSlug}-${id ?? 'new'}`}-${locale}`, isLeaving };
}

/** Ties the form around to what saves it. */
export function useFormSaves(): Saver {
  const saver = useSaver();
  const address = useEntryAddress();
  const { hasSavePermission, isTrashed, mostRecentVersionIsAutosaved, setMostRecentVersionIsAutosaved } =
    useDocumentInfo();
  const { formRef, getFields, setBackgroundProcessing, setIsValid, setSubmitted, submit } = useForm();
  const [fields] = useAllFormFields();
  const modified = useFormModified();
  const processing = useFormProcessing();
  const submitted = useFormSubmitted();
  const { isRefused, judge } = useJudgedAnew();
  const { i18n } = useTranslation();
  const { isLeaving, place, user } = useFormPlace();
  const committed = useCommitted();
  const typing = useRef(false);
  const isOpen = Boolean(address && hasSavePermission && !isTrashed);
  const formBase = () => getFields().formBase?.value as FormBase | null | undefined;

  const send = (values: Doc) =>
    sendSave({ ...address!, address: address!.autosave, language: i18n.language, user, values });

  /** Payload's form does not say why it was not saved. */
  async function save(): Promise<Trouble | null> {
    const values = reduceFieldsToValues(getFields(), true);
    return (await submitForm()) ? null : send(values);
  }

  async function submitForm(): Promise<boolean> {
    const told = new Set(toast.getToasts().map(({ id }) => id));
    setBackgroundProcessing(true);
    const saved = await submit({
      acceptValues: { overrideLocalChanges: false },
      action: address!.autosave,
      context: { getDocPermissions: false, incrementVersionCount: !mostRecentVersionIsAutosaved },
      disableFormWhileProcessing: false,
      disableSuccessStatus: true,
      method: address!.method,
      overrides: { _status: 'draft' },
      skipValidation: true,
    });
    await committed();
    setBackgroundProcessing(false);
    const isSaved = Boolean(saved && 'res' in saved && saved.res.ok);
    if (isSaved && submitted) {
      // Who publishes next waits for this save, and is not refused for what was mended before it.
      await judge().catch(() => {});
      await committed();
    }
    if (isSaved && !mostRecentVersionIsAutosaved) setMostRecentVersionIsAutosaved(true);
    if (!isSaved) {
      // A word that goes away, some of it the browser's: the line above the form says it, and stays.
      for (const { id } of toast.getToasts()) if (!told.has(id)) toast.dismiss(id);
      setSubmitted(false);
      setIsValid(true);
    }
    return isSaved;
  }

  async function settle(): Promise<void> {
    await idle();
    await committed();
    typing.current = false;
  }

  function keep(values: Doc | null): void {
    // Without a base it could be put over what is newer.
    if (values && !values.formBase) return;
    storedForms(user).write(place, { values, at: values ? new Date().toISOString() : '' });
  }

  useLayoutEffect(() => {
    // Payload calls it unchanged then, whatever was typed.
    if (isLeaving) return;
    const form: SavedForm = {
      values: () => reduceFieldsToValues(getFields(), true),
      isModified: () => isOpen && modified,
      isRefused,
      isTyping: () => isOpen && typing.current,
      settle,
      hasConflicts: () => isOpen && (formBase()?.conflicts.length ?? 0) > 0,
      isBusy: () => processing,
      save,
      send,
      checkSession: () => checkSession(user),
      keep,
    };
    saver.attach(form, [fields, modified, processing]);
  });

  const noteKey = useEffectEvent(({ target }: Event) => {
    if (!(target as Element).closest('[contenteditable]') || typing.current) return;
    typing.current = true;
    void settle();
  });
  useEffect(() => {
    const form = formRef.current;
    const noted = (event: Event) => noteKey(event);
    form?.addEventListener('input', noted);
    return () => form?.removeEventListener('input', noted);
  }, [formRef]);
  useRetries(saver);
  return saver;
}
