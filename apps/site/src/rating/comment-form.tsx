import { fieldLabel, maxRatingComment, type RatingAnswer } from '@nasaq/contract';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { keepWhileUnsent } from '../errors/unsent-input.ts';
import { useLocale, useT } from '../locale/translator.ts';
import { Button } from '../ui/buttons.tsx';
import type { FieldFailure } from './send-rating.ts';

interface Typed {
  comment: string;
  email: string;
}

interface Props {
  answer: RatingAnswer;
  articleKey: string;
  failures: readonly FieldFailure[];
  typed: Typed;
  /** Brings whether it was taken. */
  onSend: (comment: string, email: string, form: HTMLFormElement) => Promise<boolean>;
  children: ReactNode;
}

/** What was written about an article and not sent: it outlives a visit of another page, and the other answer. */
const drafts = new Map<string, Typed>();

/** After the answer: what helped, or what was missing. Nobody has to. */
export function CommentForm({ answer, articleKey, children, failures, onSend, typed }: Props) {
  const t = useT();
  const locale = useLocale();
  const form = useRef<HTMLFormElement>(null);
  const [busy, setBusy] = useState(false);
  const draft = drafts.get(articleKey) ?? typed;

  useEffect(() => keepWhileUnsent(() => Boolean(drafts.get(articleKey)?.comment)), [articleKey]);
  useEffect(() => {
    const [first] = failures;
    if (first) form.current?.querySelector<HTMLElement>(`[name=${CSS.escape(first.field)}]`)?.focus();
  }, [failures]);

  function values(): Typed {
    const data = new FormData(form.current!);
    const text = (name: string) => String(data.get(name) ?? '');
    return { comment: text('comment'), email: text('email') };
  }

  async function send(): Promise<void> {
    const { comment, email } = values();
    setBusy(true);
    if (await onSend(comment, email, form.current!)) drafts.delete(articleKey);
    setBusy(false);
  }

  return (
    <form
      ref={form}
      method="post"
      noValidate
      aria-busy={busy}
      aria-label={t(`article.rating.comment.${answer}`)}
      className="helpful__comment"
      onInput={() => drafts.set(articleKey, values())}
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) void send();
      }}
    >
      <input type="hidden" name="answer" value={answer} />
      {children}
      <Field
        name="comment"
        label={t(`article.rating.comment.${answer}`)}
        hint={t('article.rating.comment_hint', { max: maxRatingComment })}
        failures={failures}
      >
        {(attributes) => <textarea {...attributes} rows={4} dir="auto" defaultValue={draft.comment} />}
      </Field>
      <Field
        name="email"
        label={fieldLabel('email', locale)}
        hint={t('article.rating.email_hint')}
        failures={failures}
        optional={t('article.rating.optional')}
      >
        {(attributes) => (
          <input {...attributes} type="email" dir="ltr" autoComplete="email" defaultValue={draft.email} />
        )}
      </Field>
      <Button variant="secondary" aria-disabled={busy || undefined}>
        {busy ? t('article.rating.sending') : t('article.rating.send')}
      </Button>
    </form>
  );
}

interface FieldProps {
  name: 'comment' | 'email';
  label: string;
  hint: string;
  failures: readonly FieldFailure[];
  /** Said beside the label. */
  optional?: string;
  children: (attributes: {
    id: string;
    name: string;
    className: string;
    'aria-invalid': true | undefined;
    'aria-describedby': string;
  }) => ReactNode;
}

function Field({ children, failures, hint, label, name, optional }: FieldProps) {
  const locale = useLocale();
  const id = `rating-${name}`;
  const failure = failures.find(({ field }) => field === name);
  return (
    <div className="helpful__field">
      <label htmlFor={id}>
        {label} {optional && <span className="helpful__hint">{optional}</span>}
      </label>
      <p id={`${id}-hint`} className="helpful__hint">
        {hint}
      </p>
      {children({
        id,
        name,
        className: 'helpful__control',
        'aria-invalid': failure ? true : undefined,
        'aria-describedby': failure ? `${id}-hint ${id}-error` : `${id}-hint`,
      })}
      {failure && (
        <p id={`${id}-error`} className="helpful__error" role="alert">
          {failure.message}{' '}
          {locale !== 'ar' && (
            <span lang="ar" dir="rtl" className="helpful__hint">
              {failure.messageAr}
            </span>
          )}
        </p>
      )}
    </div>
  );
}
