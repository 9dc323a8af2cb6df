import { useEffect, useLayoutEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { keepWhileUnsent } from '../errors/unsent-input.ts';
import {
  Announcement,
  createFormStore,
  ErrorSummary,
  FormContext,
  type FormStore,
  type FormValues,
  loadPhonePlans,
  postedValues,
  takeOverInput,
  watchCommits,
} from '../forms/index.ts';
import { useT } from '../locale/translator.ts';
import '../styles/forms.css';
import { type ButtonLook } from '../ui/button-class.ts';
import { Button } from '../ui/buttons.tsx';
import { accountForms, actionName, type AccountFormName } from './account-forms.ts';
import './account.css';
import { typedAddress } from './sign-in.ts';
import { usePostedAction, useSend } from './use-send.ts';

interface Props {
  name: AccountFormName;
  initial?: FormValues;
  /** Its mail address is that of the other forms on the way into an account. */
  sharesAddress?: boolean;
  /** Sent along, not shown. */
  hidden?: Readonly<Record<string, string>>;
  /** Text of the button. */
  submit: string;
  /** What it is called where that alone does not say enough. */
  label?: string;
  look?: ButtonLook;
  /** Instead of the form's own call. */
  send?: (request: Record<string, unknown>) => Promise<unknown>;
  onDone?: () => void;
  /** Beside the button. */
  note?: ReactNode;
  children?: ReactNode;
}

const nothing = {};

/** A form of sign-in or account. Without JavaScript it posts to its own page, and the site's server makes the same call. */
export function AccountForm({
  name,
  initial,
  sharesAddress = false,
  hidden = nothing,
  look,
  send,
  onDone,
  note,
  children,
  ...button
}: Props) {
  const t = useT();
  const { fields } = accountForms[name];
  const posted = usePostedAction(name, hidden);
  const form = useRef<HTMLFormElement>(null);
  const [store] = useState(() => {
    const known = sharesAddress ? typedAddress.values() : initial;
    const first = posted ? { ...known, ...postedValues(posted, fields) } : known;
    // The kind is asked for by files alone.
    return createFormStore({ kind: 'account', fields, initial: first, failures: posted?.failures }) as FormStore<never>;
  });
  const { busy, summary, submit, unsent } = useSend({ name, store, hidden, first: posted, send, onDone });
  const state = useMemo(() => ({ store, fields, busy }), [store, fields, busy]);

  // Before what was typed in a page that was not alive yet is taken over.
  useLayoutEffect(() => (sharesAddress ? typedAddress.follow(store) : undefined), [sharesAddress, store]);
  useLayoutEffect(() => takeOverInput(form.current!, store), [store]);
  useEffect(() => watchCommits(form.current!, (field) => field in store.fields && store.commit(field)), [store]);
  useEffect(() => keepWhileUnsent(unsent), [unsent]);
  useEffect(() => {
    if ('phone' in fields) void loadPhonePlans().then((plans) => store.setPhonePlans(plans));
  }, [fields, store]);

  return (
    <FormContext value={state}>
      <form
        ref={form}
        className="form account-form"
        method="post"
        noValidate
        aria-label={button.label ?? button.submit}
        aria-busy={busy}
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        {summary && <ErrorSummary summary={summary} />}
        <input type="hidden" name={actionName} value={name} />
        {Object.entries(hidden).map(([field, value]) => (
          <input key={field} type="hidden" name={field} value={value} />
        ))}
        {children && <div className="account-form__fields">{children}</div>}
        <div className="form__end">
          <Button
            size="lg"
            {...look}
            aria-label={button.label}
            aria-disabled={busy || undefined}
            className={look?.size ? '' : 'form__submit'}
          >
            {busy ? t('forms.sending') : button.submit}
          </Button>
          {note}
        </div>
        <Announcement>{busy ? t('forms.sending') : ''}</Announcement>
      </form>
    </FormContext>
  );
}
