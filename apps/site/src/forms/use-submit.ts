import { type BilingualText, localePath, sentPath, type Receipt, type SubmissionKind } from '@nasaq/contract';
import { useRef, useState, type FormEvent } from 'react';
import { lastError } from '../errors/last-error.ts';
import { useLocale } from '../locale/translator.ts';
import { useNavigate } from '../router/context.tsx';
import type { Summary } from './core/error-summary.tsx';
import { hasPendingFiles } from './core/form-values.ts';
import type { FormStore } from './core/form-store.ts';
import { trapName } from './core/posted-page.ts';
import type { Submission } from './core/send-submission.ts';
import { outbox } from './outbox/browser-outbox.ts';
import { filesReady } from './outbox/files-ready.ts';
import type { OutboxState } from './outbox/outbox-entry.ts';
import { submitForm } from './outbox/submit-form.ts';

interface Options {
  store: FormStore<SubmissionKind>;
  /** Resolves when the library of numbering plans is here, or cannot be had. */
  ready: { current: Promise<unknown> };
  /** Slug of the job, in the page's language. */
  career?: string;
  /** Address of one of the owner's forms. */
  form?: string | undefined;
  /** Of one of the owner's forms. */
  title?: BilingualText | undefined;
  /** Of the form's plan, where its owner has arranged it. */
  version?: string | undefined;
  /** Name of the form's draft. */
  draft: string;
  initial: Summary | null;
  /** Instead of the confirmation page. */
  onSent?: (receipt: Receipt) => void;
}

type Stage = 'idle' | 'uploading' | 'sending';

/** The way of a form from the button to its receipt. It is sent once, however often the button is pressed. */
export function useSubmit({ store, ready, career, form, title, version, draft, initial, onSent }: Options) {
  const locale = useLocale();
  const navigate = useNavigate();
  const [stage, setStage] = useState<Stage>('idle');
  const [summary, setSummary] = useState(initial);
  const [handedOver, setHandedOver] = useState(false);
  const running = useRef(false);

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (running.current) return;
    running.current = true;
    const trap = new FormData(event.currentTarget).get(trapName);
    try {
      await ready.current;
      if (holdBack()) return;
      setStage(hasPendingFiles(store.values()) ? 'uploading' : 'sending');
      await filesReady(store);
      if (holdBack()) return;
      setStage('sending');
      store.sending();
      const submission: Submission = {
        kind: store.kind,
        key: store.key(),
        values: store.kind === 'reports' ? { ...store.sendable(), ...circumstances(errorId()) } : store.sendable(),
        career,
        ...(form === undefined ? {} : { form }),
        ...(version === undefined ? {} : { version }),
        trap: typeof trap === 'string' ? trap : '',
        elapsed: store.elapsed(),
      };
      await settle(await submitForm(store, submission, { locale, draft, title }), submission.key);
    } finally {
      running.current = false;
      setStage('idle');
    }
  }

  function errorId(): string {
    return String(store.get('error_id') ?? '');
  }

  /** Shows what is wrong with the fields; nothing is sent then. */
  function holdBack(): boolean {
    const failures = store.validateAll();
    setSummary(failures.length > 0 ? { failures } : null);
    return failures.length > 0;
  }

  /** What waits in the outbox has left the form; whatever else was not sent stays in it. */
  async function settle({ state, kept }: { state: OutboxState; kept: boolean }, key: string): Promise<void> {
    if (state.name === 'sent') return finish(state.receipt, key);
    if (kept) {
      setHandedOver(true);
      return store.replace({});
    }
    if (state.name === 'refused') {
      store.setFailures(state.failures);
      return setSummary({ failures: state.failures });
    }
    if (state.name === 'waiting') return setSummary({ failures: [], problem: state.reason });
    if (state.name === 'rejected') return setSummary({ failures: [], problem: state.reason, message: state.message });
  }

  /** The receipt is kept until it is in sight: a window that is closed on the way finds it again. */
  async function finish(receipt: Receipt, key: string): Promise<void> {
    store.replace({});
    if (onSent) onSent(receipt);
    else await navigate(localePath(locale, sentPath(receipt.kind, receipt.reference, receipt.statusKey)));
    await outbox.remove(key).catch((error: unknown) => console.warn('A receipt that was seen stays.', error));
  }

  return { stage, summary, handedOver, submit };
}

/** What a report tells beside what its sender writes; the page says so. */
export function circumstances(errorId: string): Record<string, string> {
  const error = lastError();
  return {
    browser: navigator.userAgent.slice(0, 400),
    window_size: `${innerWidth} × ${innerHeight}, ${devicePixelRatio}×`,
    languages: navigator.languages.join(', ').slice(0, 200),
    local_time: new Date().toString().slice(0, 120),
    error_text: error && error.id === errorId ? error.text : '',
  };
}
