'use client';

import type { Locale } from '@nasaq/contract';
import { useEffect, useRef, useState } from 'react';
import { Moment } from '../../../platform/staff/screens/moment.tsx';
import { fill } from '../../../platform/staff/screens/screen-texts.ts';
import { reviewTexts } from '../../catalogue/index.ts';
import type { Colleague, Comment, Thread } from '../review-api.ts';
import { partsOf } from '../state/mentions.ts';
import { useCommentDraft } from './comment-drafts.ts';
import { CommentField } from './comment-field.tsx';
import { Initials } from './initials.tsx';

interface Props {
  colleagues: readonly Colleague[];
  language: Locale;
  /** @returns why it was refused */
  post: (path: string, body: object) => Promise<string | null>;
  thread: Thread;
  /** The words that stand at the place now, where that is known: the ones from then are shown where they differ. */
  words?: string;
}

/** One conversation, and what the reader may do in it. */
export function ThreadItem({ colleagues, language, post, thread, words }: Props) {
  const texts = reviewTexts[language];
  const [draft] = useCommentDraft(`thread-${thread.id}`);
  const [isReplying, setReplying] = useState(draft.typed !== '');
  const [error, setError] = useState<string | null>(null);
  const { comments, id, quote, resolved } = thread;

  async function resolve() {
    setError(await post('/resolve', { thread: id, resolved: !resolved }));
  }

  async function reply(text: string) {
    const refusal = await post('/reply', { thread: id, text });
    if (!refusal) setReplying(false);
    return refusal;
  }

  return (
    <>
      {quote && !words?.startsWith(quote) && (
        <figure className="review-quote">
          {words !== undefined && <figcaption className="review-quiet">{texts.itSaid}</figcaption>}
          <blockquote dir="auto" lang={thread.locale ?? undefined}>
            {quote}
          </blockquote>
        </figure>
      )}
      <ul className="review-comments">
        {comments.map((comment) => (
          <li key={comment.id}>
            <CommentItem colleagues={colleagues} comment={comment} language={language} post={post} />
          </li>
        ))}
      </ul>
      {resolved && <p className="review-quiet">{fill(texts.resolved, { by: resolved.by ?? texts.somebody })}</p>}
      {isReplying ? (
        <CommentField
          colleagues={colleagues}
          confirm={texts.send}
          draft={`thread-${id}`}
          hasFocus
          label={texts.reply}
          language={language}
          onCancel={() => setReplying(false)}
          onSend={reply}
        />
      ) : (
        <div className="review-acts">
          <button className="review-link" onClick={() => setReplying(true)} type="button">
            {texts.reply}
          </button>
          <button className="review-link" onClick={() => void resolve()} type="button">
            {resolved ? texts.reopen : texts.resolve}
          </button>
        </div>
      )}
      {error && (
        <p className="review-trouble" role="alert">
          {error}
        </p>
      )}
    </>
  );
}

interface CommentProps extends Omit<Props, 'thread' | 'words'> {
  comment: Comment;
}

function CommentItem({ colleagues, comment, language, post }: CommentProps) {
  const texts = reviewTexts[language];
  const [doing, setDoing] = useState<'edit' | 'delete' | null>(null);
  const [error, setError] = useState<string | null>(null);
  const { at, author, by, deletedAt, editedAt, id, mine, text } = comment;

  async function edit(changed: string) {
    const refusal = await post('/edit', { comment: id, text: changed });
    if (!refusal) setDoing(null);
    return refusal;
  }

  async function remove() {
    setError(await post('/delete', { comment: id }));
    setDoing(null);
  }

  return (
    <article className="review-comment">
      <Initials id={author} name={by ?? ''} />
      <p className="review-comment__head">
        <bdi className="review-comment__by">{by ?? texts.somebody}</bdi>
        <span className="review-quiet">
          <Moment language={language} value={at} />
          {editedAt && !deletedAt && ` · ${texts.edited}`}
        </span>
      </p>
      {deletedAt && <p className="review-quiet">{texts.deleted}</p>}
      {!deletedAt && doing !== 'edit' && <CommentText colleagues={colleagues} text={text} />}
      {doing === 'edit' && (
        <CommentField
          begun={text}
          colleagues={colleagues}
          confirm={texts.save}
          hasFocus
          label={texts.edit}
          language={language}
          onCancel={() => setDoing(null)}
          onSend={edit}
        />
      )}
      {mine && !deletedAt && doing !== 'edit' && (
        <div className="review-acts">
          {doing === 'delete' ? (
            <DeleteQuestion language={language} onAnswer={(yes) => (yes ? void remove() : setDoing(null))} />
          ) : (
            <>
              <button className="review-link" onClick={() => setDoing('edit')} type="button">
                {texts.edit}
              </button>
              <button className="review-link" onClick={() => setDoing('delete')} type="button">
                {texts.delete}
              </button>
            </>
          )}
        </div>
      )}
      {error && (
        <p className="review-trouble" role="alert">
          {error}
        </p>
      )}
    </article>
  );
}

function DeleteQuestion({ language, onAnswer }: { language: Locale; onAnswer: (yes: boolean) => void }) {
  const texts = reviewTexts[language];
  const yes = useRef<HTMLButtonElement>(null);
  // The button that was pressed is gone.
  useEffect(() => yes.current?.focus(), []);
  return (
    <>
      <span>{texts.deleteAsk}</span>
      <button className="review-link review-link--bad" onClick={() => onAnswer(true)} ref={yes} type="button">
        {texts.delete}
      </button>
      <button className="review-link" onClick={() => onAnswer(false)} type="button">
        {texts.cancel}
      </button>
    </>
  );
}

/** With members by the names that they have now. */
function CommentText({ colleagues, text }: { colleagues: readonly Colleague[]; text: string }) {
  return (
    <p className="review-comment__text" dir="auto">
      {partsOf(text).map((part, place) =>
        'text' in part ? (
          part.text
        ) : (
          // A comment may name somebody twice; its parts stay in their places.
          // oxlint-disable-next-line react/no-array-index-key
          <bdi className="review-mention" key={place}>
            @{colleagues.find(({ id }) => id === part.member)?.name ?? '…'}
          </bdi>
        ),
      )}
    </p>
  );
}
