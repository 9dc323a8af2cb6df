'use client';

import {
  toast,
  useAllFormFields,
  useDocumentInfo,
  useForm,
  useFormModified,
  useFormProcessing,
  useFormSubmitted,
  useUploadEdits,
} from '@payloadcms/ui';
import { reduceFieldsToValues } from 'payload/shared';
import { useEffect, useLayoutEffect, useState } from 'react';
import { fileName, type FormBase, type OtherChange } from '../form-base.ts';
import type { Doc } from '../merge.ts';
import type { SavedForm, Trouble } from './saved-form.ts';
import { toldWords, useLedOn, useRefusedTold, wordsSince } from './refused-fields.ts';
import type { Saver } from './saver.ts';
import { checkSession, isGone } from './send-save.ts';
import { type StoredForm, storedForms } from './stored-forms.ts';
import { useCommitted, useEntryAddress, useSaver } from './use-form.ts';
import { useFormPlace } from './use-form-saves.ts';
import { useRefill } from './use-refill.ts';
import { useRetries } from './use-retries.ts';

interface PlainSaves {
  saver: Saver;
  /** What others had changed when the form was saved last; it shows that now. */
  others: readonly OtherChange[];
}

/**
 * Ties a form without drafts to its saves: it is saved when somebody asks for it, and until then kept in this browser.
 * @param onSaved whenever it was
 */
export function usePlainSaves(onSaved: () => void): PlainSaves {
  const saver = useSaver();
  const address = useEntryAddress();
  const { getDocPreferences, hasSavePermission, isTrashed } = useDocumentInfo();
  const { getFields, setModified, submit } = useForm();
  const [fields, dispatch] = useAllFormFields();
  const { getUploadEdits, updateUploadEdits } = useUploadEdits();
  const modified = useFormModified();
  const processing = useFormProcessing();
  const submitted = useFormSubmitted();
  const committed = useCommitted();
  const { fillAround } = useRefill();
  const { isLeaving, place, user } = useFormPlace();
  const [others, setOthers] = useState<readonly OtherChange[]>([]);
  const isNew = address === null;
  const isLedOn = useLedOn();
  const tellRefused = useRefusedTold();
  const isOpen = Boolean(hasSavePermission && !isTrashed);
  const formBase = () => getFields().formBase?.value as FormBase | null | undefined;

  async function save(): Promise<Trouble | null> {
    const told = toldWords();
    // Of what is stored, the host refuses a form that is somebody else's.
    const ended = isNew ? await checkSession(user) : null;
    if (ended) return ended;
    setOthers([]);
    const file: unknown = getFields().file?.value;
    const edits = getUploadEdits();
    const answer = await submit({ disableSuccessStatus: !isNew || isLedOn });
    await committed();
    if (!(answer && 'res' in answer && answer.res.ok)) return troubleAfter(told);
    onSaved();
    const { conflicts = [], others: changed = [] } = formBase() ?? {};
    const isFileDisputed = conflicts.some(({ path }) => path === fileName);
    // A form that was saved has none any more.
    if (isFileDisputed) {
      dispatch({ type: 'UPDATE', path: 'file', value: file });
      updateUploadEdits?.(edits);
      await committed();
    }
    // Nobody is writing while a form is saved: it may show at once what others have made of it.
    if ((changed.length > 0 || isFileDisputed) && (await fillAround().catch(() => false))) setOthers(changed);
    if (conflicts.length > 0) setModified(true);
    await committed();
    return conflicts.length > 0 ? { kind: 'conflict' } : null;
  }

  /** Payload's form does not say why it was not saved. */
  async function troubleAfter(told: ReadonlySet<unknown>): Promise<Trouble> {
    if (tellRefused(told)) return { kind: 'refused' };
    const said = wordsSince(told);
    const ended = (await checkSession(user)) ?? (address && (await isGone(address.draft)));
    // A word that goes away, some of it the browser's: the line above the form says it, and stays.
    for (const { id } of said) toast.dismiss(id);
    return ended ?? { kind: 'refused', message: said.map(wordsOf).join(' ') };
  }

  function keep(values: Doc | null): void {
    // Without a base it could be put over what is newer.
    if (values && !values.formBase && !isNew) return;
    storedForms(user).write(place, values ? keptForm(values) : { values, at: '' });
  }

  useLayoutEffect(() => {
    if (isLeaving) return;
    const form: SavedForm = {
      values: () => reduceFieldsToValues(getFields(), true),
      isModified: () => isOpen && modified,
      isRefused: () => submitted,
      isTyping: () => false,
      settle: () => Promise.resolve(),
      hasConflicts: () => isOpen && (formBase()?.conflicts.length ?? 0) > 0,
      isBusy: () => processing,
      save,
      send: () => Promise.resolve({ kind: 'refused' }),
      checkSession: () => checkSession(user),
      keep,
    };
    saver.attach(form, [fields, modified, processing]);
  });
  // Payload 3.90 asks for them with the first key, and waits for ever where nobody has answered that: no save would end.
  useEffect(() => void getDocPreferences(), [getDocPreferences]);
  // The newest keys may not be kept yet when the page goes.
  useEffect(() => {
    const keepNow = () => saver.keep();
    const ends = ['beforeunload', 'pagehide'] as const;
    for (const end of ends) window.addEventListener(end, keepNow);
    return () => {
      for (const end of ends) window.removeEventListener(end, keepNow);
    };
  }, [saver]);
  useRetries(saver);
  return { saver, others };
}

/** A file stays with the form alone, and with it the dispute over it. */
function keptForm({ file, formBase, ...values }: Doc): StoredForm {
  const base = formBase as FormBase | undefined;
  const conflicts = base?.conflicts.filter(({ path }) => path !== fileName);
  return {
    values: { ...values, ...(base && { formBase: { ...base, conflicts } }) },
    at: new Date().toISOString(),
    ...(file instanceof File && { file: file.name }),
  };
}

/** What a word of Payload's that comes up says. */
function wordsOf(word: object): string {
  const { title } = word as { title?: unknown };
  if (typeof title === 'string') return title;
  const { errorMessage } = (title as { props?: { errorMessage?: unknown } } | undefined)?.props ?? {};
  return typeof errorMessage === 'string' ? errorMessage : '';
}
