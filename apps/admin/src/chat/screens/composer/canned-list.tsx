'use client';

import type { Locale } from '@nasaq/contract';
import { type KeyboardEvent, useEffect, useState } from 'react';
import type { DeskChat, DeskReply } from '../../desk/desk-calls.ts';
import { fill } from '../../../platform/staff/screens/screen-texts.ts';
import { useSurroundings } from '../desk-context.tsx';
import { insertReply, matchingReplies, replyFor, slashWord } from './canned-replies.ts';

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

/** No reply of the list. */
const none = -1;

/** The canned replies of the word with a slash at the caret, and the keys that choose among them. */
export function useCanned(chat: DeskChat, text: string, caret: number) {
  const { api } = useSurroundings();
  const [replies, setReplies] = useState<readonly DeskReply[] | null>(null);
  const [choice, setChoice] = useState<{ typed: string | null; index: number }>({ typed: null, index: none });
  /** Where the word begins that was turned away with Escape. */
  const [closedAt, setClosedAt] = useState<number | null>(null);
  const word = slashWord(text, caret);
  const typed = word?.typed ?? null;
  const found = replies && typed !== null ? matchingReplies(replies, typed, chat.locale) : [];
  const isOpen = replies !== null && word !== null && closedAt !== word.start;
  // Other letters, other replies: the first one is the choice again. A slash alone has chosen nothing yet.
  const first = typed === '' ? none : 0;
  const chosen = choice.typed === typed ? Math.min(choice.index, found.length - 1) : first;
  if (word === null && closedAt !== null) setClosedAt(null);

  const isWanted = word !== null;
  useEffect(() => {
    if (!isWanted) return;
    let current = true;
    // Asked for each time, since colleagues change them; what is known is shown meanwhile.
    api.replies().then(
      (known) => current && setReplies(known),
      () => current && setReplies((known) => known ?? []),
    );
    return () => {
      current = false;
    };
  }, [api, isWanted]);

  function insert(reply: DeskReply) {
    return insertReply(text, { start: word!.start, caret, reply: replyFor(reply, chat.locale, chat.name) });
  }

  /** Whether a key was for the list. */
  function takes(event: KeyboardEvent, choose: (reply: DeskReply) => void): boolean {
    if (!isOpen) return false;
    const move = (index: number) => setChoice({ typed: word!.typed, index });
    if (event.key === 'Escape') setClosedAt(word!.start);
    else if (found.length === 0) return false;
    else if (event.key === 'ArrowDown') move((chosen + 1) % found.length);
    else if (event.key === 'ArrowUp') move((Math.max(chosen, 0) + found.length - 1) % found.length);
    else if (event.shiftKey || !['Enter', 'Tab'].includes(event.key)) return false;
    else if (chosen !== none) choose(found[chosen]!);
    // A slash alone is no answer to a visitor either; the tab key leads on.
    else if (event.key === 'Tab') return false;
    event.preventDefault();
    event.stopPropagation();
    return true;
  }

  return { chosen, found, insert, isOpen, takes };
}
