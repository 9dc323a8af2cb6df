import { type Fields, type FormPlan, plannedForm, type Receipt, type SubmissionKind } from '@nasaq/contract';
import { useEffect, useLayoutEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { keepWhileUnsent } from '../errors/unsent-input.ts';
import { useLocale, useT } from '../locale/translator.ts';
import '../styles/forms.css';
import { useSiteData } from '../router/context.tsx';
import { Button } from '../ui/buttons.tsx';
import { Announcement } from './core/announcement.tsx';
import { draftName } from './core/draft.ts';
import { ErrorSummary } from './core/error-summary.tsx';
import { createFormStore, type FormStore } from './core/form-store.ts';
import type { FormValues } from './core/form-values.ts';
import { Honeypot } from './core/honeypot.tsx';
import { loadPhonePlans } from './core/load-phone-plans.ts';
import { postedLeftovers, postedValues } from './core/posted-form.ts';
import { usePostedForm, versionName } from './core/posted-page.ts';
import { FormContext } from './core/use-field.ts';
import { takeOverInput, watchCommits } from './core/watch-commits.ts';
import { DraftEnd, DraftNote } from './drafts/draft-note.tsx';
import { useDraft } from './drafts/use-draft.ts';
import { ChangedFormNotes } from './drafts/changed-form-notes.tsx';
import { FormOutbox } from './outbox/form-outbox.tsx';
import { usePrefill } from './use-prefill.ts';
import { useSubmit } from './use-submit.ts';

interface Props {
  kind: SubmissionKind;
  /** Of the form as it came. */
  fields: Fields;
  /** What its owner has made of it. */
  plan?: FormPlan | null | undefined;
  /** Address of one of the owner's forms. */
  form?: string;
  /** Where it is posted to without JavaScript, if that is not the page itself. */
  action?: string;
  /** The job that is applied for: its slug in the page's language, its key in both. */
  career?: { slug: string; key: string };
  /** What the page prefills, an error's number for example. */
  initial?: FormValues;
  /** Text of the button. */
  submit: string;
  /** Beside the button: what happens to the data. */
  note?: ReactNode;
  /** Instead of the confirmation page. */
  onSent?: (receipt: Receipt) => void;
  children: ReactNode;
}

/** A form of the contract. Without JavaScript it posts to its own address, and the site's server does what is done here. */
export function Form({
  kind,
  fields: base,
  plan,
  form: slug,
  action,
  career,
  initial,
  submit: label,
  note,
  onSent,
  children,
}: Props) {
  const t = useT();
  const locale = useLocale();
  const { country } = useSiteData().general;
  const fields = useMemo(
    () => atHome(plannedForm(base, plan, kind, locale), country),
    [base, plan, kind, locale, country],
  );
  const posted = usePostedForm();
  const form = useRef<HTMLFormElement>(null);
  const [store] = useState(() =>
    createFormStore({
      kind,
      fields,
      initial: posted ? { ...initial, ...postedValues(posted, fields) } : initial,
      failures: posted?.failures,
      leftovers: posted && postedLeftovers(posted, fields),
    }),
  );
  const [first] = useState(() => (posted ? { ...posted } : null));
  const ready = useFormInPage(form, store, fields);
  const draftAs = draftName(kind, career?.key ?? slug);
  const draft = useDraft(store, { name: draftAs, posted: posted !== undefined });
  usePrefill(store, kind, posted !== undefined);
  const { stage, summary, handedOver, submit } = useSubmit({
    store,
    ready,
    career: career?.slug,
    form: slug,
    title: plan?.page?.title,
    version: plan?.version,
    draft: draftAs,
    initial: first,
    onSent,
  });
  const busy = stage !== 'idle';
  const state = useMemo(() => ({ store, fields, plan, busy }), [store, fields, plan, busy]);

  return (
    <FormContext value={state}>
      <FormOutbox store={store} draft={draftAs} handedOver={handedOver} />
      <DraftNote draft={draft} />
      <ChangedFormNotes />
      <form
        ref={form}
        className="form"
        method="post"
        action={action}
        encType="multipart/form-data"
        noValidate
        aria-busy={busy}
        onSubmit={(event) => void submit(event)}
      >
        {summary && <ErrorSummary summary={summary} />}
        <div className="form__fields">{children}</div>
        <Honeypot />
        {plan && <input type="hidden" name={versionName} value={plan.version} />}
        <div className="form__end">
          <Button size="lg" aria-disabled={busy || undefined} className="form__submit">
            {busy ? t(`forms.${stage}`) : label}
          </Button>
          {note && <div className="form__note">{note}</div>}
          <DraftEnd draft={draft} />
        </div>
        <Announcement>{busy ? t(`forms.${stage}`) : ''}</Announcement>
      </form>
    </FormContext>
  );
}

/** Brings store and page together; the promise resolves when the numbering plans are here. */
function useFormInPage(form: { current: HTMLFormElement | null }, store: FormStore, fields: Fields) {
  const ready = useRef<Promise<void>>(Promise.resolve());

  useLayoutEffect(() => takeOverInput(form.current!, store), [form, store]);
  useEffect(() => store.setFields(fields), [store, fields]);
  useEffect(() => watchCommits(form.current!, (name) => name in store.fields && store.commit(name)), [form, store]);
  useEffect(() => keepWhileUnsent(store.dirty), [store]);
  useEffect(() => {
    ready.current = loadPhonePlans().then((plans) => store.setPhonePlans(plans));
  }, [store]);
  return ready;
}

/** Most senders sit where the company does. */
function atHome(fields: Fields, start: string | undefined): Fields {
  const home = Object.entries(fields).filter(([, { type }]) => start && type === 'country');
  return home.length > 0
    ? { ...fields, ...Object.fromEntries(home.map(([name, at]) => [name, { ...at, start }])) }
    : fields;
}
