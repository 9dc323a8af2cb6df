import type { BilingualText, Locale } from '@nasaq/contract';
import { dueNow } from '@nasaq/outbox';
import type { FormStore } from '../core/form-store.ts';
import { filesOf, type FormValues, isWaiting } from '../core/form-values.ts';
import type { Submission } from '../core/send-submission.ts';
import { chosenFile } from '../files/chosen-files.ts';
import { outbox } from './browser-outbox.ts';
import type { OutboxState, WaitingFile } from './outbox-entry.ts';

interface Way {
  locale: Locale;
  /** Name of the form's draft. */
  draft: string;
  /** Of one of the owner's forms. */
  title?: BilingualText | undefined;
}

/** Sends a form, by way of the outbox: what cannot go now goes later, with this page or without it. */
export async function submitForm(
  store: FormStore,
  submission: Submission,
  { locale, draft, title }: Way,
): Promise<{ state: OutboxState; kept: boolean }> {
  const values = store.values();
  const told = store.told();
  const files = waitingFiles(values);
  const result = await outbox.submit({
    submission,
    locale,
    path: window.location.pathname,
    draft,
    ...(title ? { title } : {}),
    values,
    ...(Object.keys(told).length > 0 ? { told } : {}),
    files,
    queuedAt: Date.now(),
    ...dueNow,
    state: { name: 'waiting', reason: 'offline' },
  });
  if (result.kept) void outbox.flush();
  return result;
}

function waitingFiles(values: FormValues): WaitingFile[] {
  return Object.entries(values).flatMap(([field, value]) =>
    filesOf(value)
      .filter(isWaiting)
      .flatMap(({ id }) => {
        const file = chosenFile(id);
        return file ? [{ field, id, file }] : [];
      }),
  );
}
