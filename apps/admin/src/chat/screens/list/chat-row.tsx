'use client';

import { localeInfo } from '@nasaq/contract';
import type { KeyboardEvent, MouseEvent } from 'react';
import type { DeskChat } from '../../desk/desk-calls.ts';
import { fill } from '../../../platform/staff/screens/screen-texts.ts';
import { Moment } from '../../../platform/staff/screens/moment.tsx';
import { useAgentName, useDeskState, useSurroundings } from '../desk-context.tsx';
import { go, placeQuery } from '../desk-address.ts';
import { duration } from '../duration.ts';
import { unreadMessages } from '../state/desk-state.ts';

interface Props {
  chat: DeskChat;
  isOpen: boolean;
  /** Tab stops at one row of the list; arrows go to the others. */
  isStop: boolean;
  now: number;
  onFocus: () => void;
}

export function rowId(chatId: number): string {
  return `chat-row-${chatId}`;
}

/** One chat: who, how long they wait, what was said last, and what it is about. */
export function ChatRow({ chat, isOpen, isStop, now, onFocus }: Props) {
  const { digits, language, me, texts, topics } = useSurroundings();
  const { folder, typing } = useDeskState();
  const nameOf = useAgentName();
  const { assignee, lastMessage, locale, name, online, topic, waitingSince } = chat;
  const unread = unreadMessages(chat);
  const since = waitingSince && duration(waitingSince, language, now);
  const waits = waitingSince && (since ? fill(texts.waits, { time: since }) : texts.waitsNow);
  const isTyping = (typing.get(chat.id) ?? 0) > now;

  function follow(event: MouseEvent) {
    // A new tab is the browser's.
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    go({ chatId: chat.id });
  }

  return (
    <li className="chat-row">
      <a
        aria-current={isOpen ? 'true' : undefined}
        href={placeQuery({ folder, chatId: chat.id })}
        id={rowId(chat.id)}
        onClick={follow}
        onFocus={onFocus}
        onKeyDown={moveFocus}
        tabIndex={isStop ? 0 : -1}
      >
        <span className="chat-row__head">
          <span className={online ? 'chat-dot chat-dot--online' : 'chat-dot'}>
            <span className="inbox-unseen">{online ? texts.online : texts.offline}</span>
          </span>
          <span className="chat-row__name" dir="auto">
            {name}
          </span>
          {waits ? (
            <span className={isLong(waitingSince!, now) ? 'chat-row__waits chat-row__waits--long' : 'chat-row__waits'}>
              {waits}
            </span>
          ) : (
            <span className="chat-row__time">
              <Moment language={language} value={lastMessage?.at ?? chat.startedAt} />
            </span>
          )}
        </span>
        <span className="chat-row__last">
          {isTyping ? (
            <span className="chat-row__typing">{fill(texts.typing, { name })}</span>
          ) : (
            <>
              {lastMessage?.from === 'agent' && <span className="chat-row__by">{texts.team}:</span>}
              <span className="chat-row__text" dir="auto">
                {lastMessage?.text || (lastMessage && texts.lastFile)}
              </span>
            </>
          )}
          {unread > 0 && (
            <span className="chat-row__unread">
              <span aria-hidden="true">{digits.format(unread)}</span>
              <span className="inbox-unseen">{fill(texts.unread, { count: digits.format(unread) })}</span>
            </span>
          )}
        </span>
        <span className="chat-row__tags">
          <span className="chat-tag" lang={localeInfo[locale].tag}>
            {localeInfo[locale].name}
          </span>
          <span className="chat-tag">{topics[topic]}</span>
          {assignee && (
            <span className="chat-row__assignee">
              <bdi>{assignee.id === me.id ? texts.you : nameOf(assignee)}</bdi>
            </span>
          )}
        </span>
      </a>
    </li>
  );
}

/** Who waits longer than this is shown as urgent. */
const longMinutes = 10;

function isLong(since: string, now: number): boolean {
  return now - Date.parse(since) > longMinutes * 60_000;
}

const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1, j: 1, k: -1, Home: -Infinity, End: Infinity };

/** From row to row of a list; it is left with Tab, and a row opened with Enter, as everywhere. */
export function moveFocus(event: KeyboardEvent<HTMLAnchorElement>): void {
  const step = steps[event.key];
  if (!step || event.altKey || event.ctrlKey || event.metaKey) return;
  const links = [...(event.currentTarget.closest('ul')?.querySelectorAll('a') ?? [])];
  const at = links.indexOf(event.currentTarget);
  event.preventDefault();
  links[Math.min(links.length - 1, Math.max(0, at + step))]?.focus();
}
