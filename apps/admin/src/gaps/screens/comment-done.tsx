'use client';

import { excerpt } from '@nasaq/translation';
import type { Locale } from '@nasaq/contract';
import { Button } from '@payloadcms/ui';
import { useId, useState } from 'react';
import { fill } from '../../platform/staff/screens/screen-texts.ts';
import { useHostCall } from '../../platform/staff/screens/use-host-call.ts';
import { gapTexts } from '../catalogue/index.ts';

interface Props {
  comment: string;
  /** `null` = nobody can be answered. */
  email: string | null;
  id: number;
  language: Locale;
}

/** What staff do with a reader's comment: answer it by mail where it left an address, or be done with it. */
export function CommentDone({ comment, email, id, language }: Props) {
  const texts = gapTexts[language];
  const { busy, change } = useHostCall();
  const field = useId();
  const [isOpen, setOpen] = useState(false);
  const [text, setText] = useState('');
  const post = (path: string, body: object, done: string) =>
    void change({ path: `/ratings/${id}${path}`, body, done, failed: texts.failed });

  return (
    <>
      {isOpen && (
        <form
          className="gaps__answer"
          onSubmit={(event) => {
            event.preventDefault();
            post('/answer', { text }, texts.answered);
          }}
        >
          <label htmlFor={field}>{fill(texts.answerTo, { email: email ?? '' })}</label>
          <textarea
            dir="auto"
            id={field}
            maxLength={4_000}
            onChange={({ target }) => setText(target.value)}
            required
            rows={3}
            value={text}
          />
          <Button disabled={busy || text.trim() === ''} margin={false} size="small" type="submit">
            {texts.sendAnswer}
          </Button>
        </form>
      )}
      {email && !isOpen && (
        <Button
          aria-label={fill(texts.answerThis, { comment: excerpt(comment, 80) })}
          buttonStyle="subtle"
          margin={false}
          onClick={() => setOpen(true)}
          size="small"
          type="button"
        >
          {texts.answer}
        </Button>
      )}
      <Button
        aria-label={fill(texts.doneWith, { comment: excerpt(comment, 80) })}
        buttonStyle="subtle"
        disabled={busy}
        margin={false}
        onClick={() => post('/state', { state: 'done' }, texts.isDone)}
        size="small"
        type="button"
      >
        {texts.done}
      </Button>
    </>
  );
}
