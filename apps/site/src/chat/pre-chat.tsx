import { chatForm, chatTopics, partOfChatTopic, type AccountUser, type ChatAvailability } from '@nasaq/contract';
import { useEffect, useLayoutEffect, useMemo, useRef, useState, type FormEvent } from 'react';
import { keepWhileUnsent } from '../errors/unsent-input.ts';
import {
  Announcement,
  createFormStore,
  DraftEnd,
  draftName,
  EmailField,
  ErrorSummary,
  FormContext,
  type FormStore,
  Honeypot,
  makeKey,
  SelectField,
  type Summary,
  TextAreaField,
  TextField,
  trapName,
  useDraft,
  watchCommits,
} from '../forms/index.ts';
import { useLocale, useT } from '../locale/translator.ts';
import { useLocation } from '../router/context.tsx';
import '../styles/forms.css';
import { Button } from '../ui/buttons.tsx';
import { FormGroup } from '../ui/form-page.tsx';
import { Notice } from '../ui/notice.tsx';
import { browserChat } from './browser/browser-chat.ts';
import type { ChatFailure } from './engine/chat-transport.ts';
import type { ChatView } from './engine/view.ts';

interface Props {
  /** Who reads, where they are signed in. */
  user: AccountUser | null;
  view: ChatView;
  availability: ChatAvailability | null;
}

/** Who asks, and what: a chat begins with its first message. Where nobody is there, it is a message left for later. */
export function PreChat({ user, view, availability }: Props) {
  const t = useT();
  const locale = useLocale();
  const { pathname } = useLocation();
  const form = useRef<HTMLFormElement>(null);
  // Somebody signed in need not say who they are.
  const [store] = useState(() =>
    createFormStore({ kind: 'chats', fields: chatForm, initial: user ? { name: user.name, email: user.email } : {} }),
  );
  const draft = useDraft(store, { name: draftName('chats'), posted: false });
  const refused = useMemo(() => summaryOf(view.refusal), [view.refusal]);
  const [own, setSummary] = useState<Summary | null>(null);
  const summary = own ?? refused;
  const state = useMemo(() => ({ store, fields: chatForm, busy: false }), [store]);
  const nobody = availability !== null && !availability.online;

  useEffect(() => watchCommits(form.current!, (name) => name in store.fields && store.commit(name)), [store]);
  useEffect(() => keepWhileUnsent(store.dirty), [store]);
  useReturned(store, view);
  useLayoutEffect(() => store.setFailures(refused?.failures ?? []), [store, refused]);

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const failures = store.validateAll();
    setSummary(failures.length > 0 ? { failures } : null);
    if (failures.length > 0) return;
    const trap = new FormData(event.currentTarget).get(trapName);
    const { name, email, topic, text } = store.sendable() as Record<keyof typeof chatForm, string>;
    browserChat().start(
      {
        name,
        email,
        topic: topic as (typeof chatTopics)[number],
        message: { clientId: makeKey(), text },
        page: pathname,
        trap: typeof trap === 'string' ? trap : '',
        elapsed: store.elapsed(),
      },
      locale,
    );
    // It is kept with the chat that waits to be opened, and comes back from there where it is not.
    store.replace({});
  }

  return (
    <FormContext value={state}>
      {view.gone && <Notice tone="warning">{t('live_chat.gone')}</Notice>}
      <form ref={form} className="form" noValidate onSubmit={submit}>
        {summary && <ErrorSummary summary={summary} />}
        <div className="form__fields">
          <FormGroup title={t(nobody ? 'live_chat.form.title_later' : 'live_chat.form.title')}>
            <TextField name="name" autoComplete="name" className="field--half" />
            <EmailField className="field--half" />
            <SelectField
              name="topic"
              placeholder={t('forms.choose')}
              choices={chatTopics.map((topic) => ({
                value: topic,
                label: t(`live_chat.topic.${topic}`),
                part: partOfChatTopic(topic),
              }))}
            />
            <TextAreaField name="text" rows={4} hint={t('live_chat.form.hint')} />
          </FormGroup>
        </div>
        <Honeypot />
        <div className="form__end">
          <Button size="lg" className="form__submit">
            {t(nobody ? 'live_chat.form.leave' : 'live_chat.form.start')}
          </Button>
          <p className="form__note">{t('live_chat.form.note')}</p>
          <DraftEnd draft={draft} />
        </div>
        <Announcement>{''}</Announcement>
      </form>
    </FormContext>
  );
}

/** Why the host did not open the chat. */
function summaryOf(refusal: ChatFailure | null): Summary | null {
  if (!refusal) return null;
  const failures = refusal.failures.filter(({ field }) => field in chatForm);
  return { failures, problem: failures.length > 0 ? undefined : 'refused', message: refusal.said };
}

/** What was written for a chat that was not opened stands in the form again. */
function useReturned(store: FormStore, { returned }: ChatView): void {
  useEffect(() => {
    if (!returned) return;
    for (const [name, value] of Object.entries(returned)) if (store.get(name) !== value) store.set(name, value);
  }, [store, returned]);
}
