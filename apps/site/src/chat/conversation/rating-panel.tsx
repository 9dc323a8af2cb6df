import { chatLimits, field, type Rule } from '@nasaq/contract';
import { useMemo, useState, type FormEvent } from 'react';
import { createFormStore, FormContext, RatingField, TextAreaField } from '../../forms/index.ts';
import { useT } from '../../locale/translator.ts';
import { Button } from '../../ui/buttons.tsx';
import { takeFocus } from '../../ui/take-focus.ts';
import { browserChat } from '../browser/browser-chat.ts';

const required: Rule = { rule: 'required' };

/** How it was: from one to five, and a word about it. */
export function RatingPanel({ rated, ended }: { rated: number | null; ended: boolean }) {
  const t = useT();
  const fields = useMemo(
    () => ({
      rating: { ...field('number', required, { rule: 'between', min: 1, max: 5 }), label: t('live_chat.rating.label') },
      comment: {
        ...field('text', { rule: 'max_length', max: chatLimits.comment }),
        label: t('live_chat.rating.comment'),
      },
    }),
    [t],
  );
  const [store] = useState(() => createFormStore({ kind: 'chats', fields }));
  const [stage, setStage] = useState<'open' | 'sending' | 'failed'>('open');
  const state = useMemo(() => ({ store, fields, busy: stage === 'sending' }), [store, fields, stage]);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (stage === 'sending' || store.validateAll().length > 0) return;
    setStage('sending');
    try {
      await browserChat().rate(Number(store.get('rating')), String(store.get('comment')).trim());
      setStage('open');
    } catch {
      setStage('failed');
    }
  }

  if (rated !== null) {
    return (
      <p className="chat-rated" role="status">
        {t('live_chat.rating.thanks')}
      </p>
    );
  }
  return (
    <FormContext value={state}>
      <form className="chat-rating" noValidate onSubmit={(event) => void submit(event)}>
        <h3 className="chat-rating__title" tabIndex={-1} ref={ended ? takeFocus : undefined}>
          {t('live_chat.rating.title')}
        </h3>
        <RatingField
          name="rating"
          words={([1, 2, 3, 4, 5] as const).map((step) => t(`live_chat.rating.word_${step}`))}
        />
        <TextAreaField name="comment" rows={2} />
        <Button aria-disabled={stage === 'sending' || undefined}>{t('live_chat.rating.send')}</Button>
        {stage === 'failed' && (
          <p className="chat-problem" role="alert">
            {t('live_chat.call_failed')}
          </p>
        )}
      </form>
    </FormContext>
  );
}
