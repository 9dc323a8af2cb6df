'use client';

import { completeUntil } from '@nasaq/chat-client';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { DeskChat } from '../../desk/desk-calls.ts';
import { fill } from '../../../platform/staff/screens/screen-texts.ts';
import { useAgentName, useDeskState, useSurroundings } from '../desk-context.tsx';
import { Icon } from '../icon.tsx';
import type { Thread } from '../state/desk-state.ts';
import type { Outgoing } from '../state/outgoing.ts';
import { Clock, useNow } from '../clock.tsx';
import { MessageGroup, OutgoingMessage } from './messages.tsx';
import { threadItems, type ThreadItem } from './thread-items.ts';
import { menuTags } from '../../../platform/staff/interface-language.ts';

interface Props {
  chat: DeskChat;
  thread: Thread;
  onEdit: (item: Outgoing) => void;
}

/** Pixels from the end at which the reader still counts as being there. */
const nearEnd = 60;

/** Everything that was said, the latest at the end; it stays there for who reads the end, and for nobody else. */
export function MessageLog({ chat, onEdit, thread }: Props) {
  const { desk, texts } = useSurroundings();
  const { agents, colleagues, outgoing, typing } = useDeskState();
  const nameOf = useAgentName();
  const box = useRef<HTMLDivElement>(null);
  const [atEnd, setAtEnd] = useState(true);
  const items = useMemo(() => threadItems(thread.messages, thread.notes), [thread.messages, thread.notes]);
  const waiting = outgoing.filter(({ chatId }) => chatId === chat.id);
  const now = useNow(1000);
  const isTyping = (typing.get(chat.id) ?? 0) > now;
  const writing = agents.filter(({ id }) => (colleagues.get(chat.id)?.get(id) ?? 0) > now);
  const lastOwn = waiting.at(-1)?.clientId;
  const read = completeUntil(thread.messages);

  // What one has written oneself is always shown; what comes, to who reads the end.
  useLayoutEffect(() => {
    if (lastOwn) scrollToEnd(box.current);
  }, [lastOwn]);
  useLayoutEffect(() => {
    if (atEnd) scrollToEnd(box.current);
  });

  useEffect(() => {
    const look = () => {
      if (atEnd && document.hasFocus()) desk.markRead(chat.id, read);
    };
    look();
    window.addEventListener('focus', look);
    return () => window.removeEventListener('focus', look);
  }, [atEnd, chat.id, desk, read]);

  return (
    <div className="chat-log__frame">
      <div
        ref={box}
        aria-label={fill(texts.thread, { name: chat.name })}
        className="chat-log"
        onScroll={({ currentTarget: { clientHeight, scrollHeight, scrollTop } }) =>
          setAtEnd(scrollHeight - scrollTop - clientHeight < nearEnd)
        }
        role="log"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard
        tabIndex={0}
      >
        <ol>
          {items.map((item) => (
            <Item key={item.key} chat={chat} item={item} />
          ))}
          {waiting.map((item) => (
            <OutgoingMessage key={item.clientId} item={item} onEdit={onEdit} />
          ))}
        </ol>
        {isTyping && <p className="chat-log__typing">{fill(texts.typing, { name: chat.name })}</p>}
        {writing.map(({ id }) => (
          <p key={id} className="chat-log__typing chat-log__colleague">
            {fill(texts.colleagueTyping, { name: nameOf({ id, name: '' }) })}
          </p>
        ))}
      </div>
      {!atEnd && (
        <button className="chat-button chat-log__down" onClick={() => scrollToEnd(box.current)} type="button">
          <Icon name="down" />
          {texts.toEnd}
        </button>
      )}
    </div>
  );
}

function scrollToEnd(box: HTMLElement | null): void {
  box?.scrollTo({ top: box.scrollHeight });
}

function Item({ chat, item }: { chat: DeskChat; item: ThreadItem }) {
  const { language, texts } = useSurroundings();
  const nameOf = useAgentName();
  switch (item.type) {
    case 'group':
      return <MessageGroup marks={chat.marks} messages={item.messages} name={chat.name} />;
    case 'day':
      return (
        <li className="chat-day">
          <span>{dayName(item.at, menuTags[language])}</span>
        </li>
      );
    case 'notice': {
      const { agent, at, notice, text } = item.message;
      const said = notice === 'joined' && !agent ? texts.joinedNobody : notice && texts.notices[notice];
      return (
        <li className="chat-notice">
          <p>
            {said ? fill(said, { agent: agent ?? '' }) : text} <Clock value={at} />
          </p>
        </li>
      );
    }
    case 'note':
      return (
        <li className="chat-note">
          <p className="chat-note__by">
            <Icon name="lock" />
            {texts.note} · <bdi>{nameOf({ id: item.note.agent, name: item.note.by })}</bdi>
          </p>
          <p className="chat-message__text" dir="auto">
            {item.note.text}
          </p>
          <p className="chat-group__foot">
            <Clock value={item.note.at} />
          </p>
        </li>
      );
  }
}

function dayName(at: string, tag: string): string {
  const midnight = (date: Date) => new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime();
  const days = Math.round((midnight(new Date(at)) - midnight(new Date())) / 86_400_000);
  if (days > -2) return new Intl.RelativeTimeFormat(tag, { numeric: 'auto' }).format(days, 'day');
  return new Intl.DateTimeFormat(tag, { dateStyle: 'full' }).format(new Date(at));
}
