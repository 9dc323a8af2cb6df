'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import type { DeskChat, DeskEvent } from '../../desk/desk-calls.ts';
import { fill } from '../../../platform/staff/screens/screen-texts.ts';
import { useSurroundings } from '../desk-context.tsx';
import { go } from '../desk-address.ts';
import { concerns } from '../state/desk-state.ts';
import { type AlertChoices, chime, keepAlertChoices, missedChats, readAlertChoices, titleOf } from './alerts.ts';
import { menuNumber } from '../../../platform/staff/interface-language.ts';

export interface Alerts {
  choices: AlertChoices;
  choose: (change: Partial<AlertChoices>) => void;
  /** Takes an event in, and calls the agent where it is a new message of a visitor of theirs. */
  receive: (event: DeskEvent, leads: boolean) => void;
  /** The connection stands, for the first time or again: calls for what has come while it did not. */
  live: (leads: boolean) => Promise<void>;
  /** For screen readers: what has come to a chat that is not open. */
  said: string;
}

/** Calls the agent: by sound, by the system where that was turned on, in the tab's title, and to screen readers. */
export function useAlerts(): Alerts {
  const { desk, language, me, texts } = useSurroundings();
  const [choices, setChoices] = useState(() => readAlertChoices(localStorage));
  const [said, setSaid] = useState('');
  /** What holds now: a choice may wait for the browser's own question while another is made. */
  const current = useRef(choices);
  /** For each chat the number of the last message that was called out. */
  const called = useRef(new Map<number, number>());
  /** The chats before the connection was lost, until it is known what has come to them meanwhile. */
  const gap = useRef<ReadonlyMap<number, DeskChat> | null>(null);
  /** Messages of chats that are not known yet. */
  const newcomers = useRef(new Map<number, { sequence: number; text: string }>());

  useEffect(() => {
    const before = document.title;
    const format = menuNumber(language);
    const show = () => {
      document.title = titleOf(texts.title, desk.snapshot().chats.values(), me.id, format);
    };
    show();
    const end = desk.subscribe(show);
    return () => {
      end();
      document.title = before;
    };
  }, [desk, language, me.id, texts]);

  const call = useCallback(
    (chatId: number, { name, text, sequence }: { name: string; text: string; sequence: number }, leads: boolean) => {
      // What the list has told may come as an event after it.
      if ((called.current.get(chatId) ?? 0) >= sequence) return;
      called.current.set(chatId, sequence);
      const { openId } = desk.snapshot();
      if (openId === chatId && document.hasFocus()) return;
      const title = fill(texts.newMessage, { name });
      if (openId !== chatId) setSaid(title);
      if (!leads) return;
      desk.markDelivered(chatId, sequence);
      if (current.current.sound) chime();
      if (current.current.desktop && !document.hasFocus()) notify(title, chatId, text);
    },
    [desk, texts],
  );

  const receive = useCallback(
    (event: DeskEvent, leads: boolean) => {
      desk.receive(event);
      if (event.type === 'message' && event.message.from === 'visitor') {
        const { sequence, text } = event.message;
        newcomers.current.set(event.chatId, { sequence, text });
      } else if (event.type !== 'chat') return;
      const chatId = event.type === 'chat' ? event.chat.id : event.chatId;
      const chat = desk.snapshot().chats.get(chatId);
      const message = newcomers.current.get(chatId);
      // Of a chat that begins, its first message comes before the chat itself: who and whose it is stands there.
      if (!chat || !message) return;
      newcomers.current.delete(chatId);
      if (concerns(chat, me.id)) call(chatId, { name: chat.name, ...message }, leads);
    },
    [call, desk, me.id],
  );

  const live = useCallback(
    async (leads: boolean) => {
      const { chats, connection } = desk.snapshot();
      // Also without a loss that was noticed: this tab may have taken over from one that is gone.
      if (connection !== 'connecting') gap.current ??= chats;
      const isListed = await desk.setConnection('live');
      const before = gap.current;
      if (!isListed || !before) return;
      gap.current = null;
      for (const { id, lastMessage, lastSequence, name } of missedChats(before, desk.snapshot(), me.id))
        call(id, { name, text: lastMessage?.text ?? '', sequence: lastSequence }, leads);
    },
    [call, desk, me.id],
  );

  const choose = useCallback((change: Partial<AlertChoices>) => {
    const next = { ...current.current, ...change };
    current.current = next;
    setChoices(next);
    keepAlertChoices(localStorage, next);
  }, []);

  return { choices, choose, live, receive, said };
}

function notify(title: string, chatId: number, text: string): void {
  if (!('Notification' in window) || Notification.permission !== 'granted') return;
  // One for each chat: the next message takes the place of the last.
  const notification = new Notification(title, { body: text.slice(0, 140), tag: `chat-${chatId}` });
  notification.addEventListener('click', () => {
    window.focus();
    go({ chatId });
    notification.close();
  });
}
