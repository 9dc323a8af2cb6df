'use client';

import type { Locale } from '@nasaq/contract';
import type { DeskReply } from '../../desk/desk-calls.ts';
import { fill } from '../../../platform/staff/screens/fill.ts';
import { useSurroundings } from '../desk-context.tsx';
import { replyFor } from './canned-replies.ts';

interface Props {
  chosen: number;
  id: string;
  /** Of the chat. */
  locale: Locale;
  /** Of the visitor. */
  name: string;
  onChoose: (reply: DeskReply) => void;
  replies: readonly DeskReply[];
}

/** The replies that a slash brings; the field above keeps the focus. */
export function CannedList({ chosen, id, locale, name, onChoose, replies }: Props) {
  const { digits, texts } = useSurroundings();
  return (
    <div className="chat-canned">
      <p aria-live="polite" className={replies.length > 0 ? 'inbox-unseen' : 'chat-canned__none'}>
        {replies.length > 0 ? fill(texts.repliesFound, { count: digits.format(replies.length) }) : texts.noReplies}
      </p>
      {replies.length > 0 && (
        <div aria-label={texts.replies} id={id} role="listbox" tabIndex={-1}>
          {replies.map((reply, index) => (
            <div
              key={reply.shortcut}
              aria-selected={index === chosen}
              id={`${id}-${index}`}
              // Chosen at once, and the focus stays in the field, whose keys choose too.
              onMouseDown={(event) => {
                event.preventDefault();
                onChoose(reply);
              }}
              role="option"
              tabIndex={-1}
            >
              <span className="chat-canned__name">
                <bdi dir="ltr">/{reply.shortcut}</bdi>
              </span>
              <span className="chat-canned__text" dir="auto" lang={locale}>
                {replyFor(reply, locale, name)}
              </span>
            </div>
          ))}
        </div>
      )}
    </div>
  );
}
