'use client';

import { localeInfo } from '@nasaq/contract';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { DeskEvent } from '../../../chat/desk/desk-calls.ts';
import { fill } from '../../inbox/fill.ts';
import { useSurroundings } from '../desk-context.tsx';
import { go } from '../desk-place.ts';
import { concerns } from '../state/folder-order.ts';
import { keepAlertChoices, readAlertChoices, type AlertChoices } from './alert-choices.ts';
import { chime } from './chime.ts';
import { titleOf } from './title-badge.ts';

export interface Alerts {
  choices: AlertChoices;
  choose: (choices: AlertChoices) => void;
  /** Takes an event in, and calls the agent where it is a new message of a visitor of theirs. */
  receive: (event: DeskEvent, leads: boolean) => void;
  /** For screen readers: what has come to a chat that is not open. */
  said: string;
}

/** Calls the agent: by sound, by the system where that was turned on, in the tab's title, and to screen readers. */
export function useAlerts(): Alerts {
  const { desk, language, me, texts } = useSurroundings();
  const [choices, setChoices] = useState(() => readAlertChoices(localStorage));
  const [said, setSaid] = useState('');
  const current = useRef(choices);
  useEffect(() => {
    current.current = choices;
  }, [choices]);

  useEffect(() => {
    const before = document.title;
    const format = new Intl.NumberFormat(localeInfo[language].tag);
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

  const receive = useCallback(
    (event: DeskEvent, leads: boolean) => {
      const isNew =
        event.type === 'message' &&
        event.message.sequence > (desk.snapshot().chats.get(event.chatId)?.lastSequence ?? 0);
      desk.receive(event);
      if (event.type !== 'message' || event.message.from !== 'visitor' || !isNew) return;
      const { chats, openId } = desk.snapshot();
      const chat = chats.get(event.chatId);
      if (chat && !concerns(chat, me.id)) return;
      const isSeen = openId === event.chatId && document.hasFocus();
      if (isSeen) return;
      const title = fill(texts.newMessage, { name: chat?.name ?? '' });
      if (openId !== event.chatId) setSaid(title);
      if (!leads) return;
      desk.markDelivered(event.chatId, event.message.sequence);
      if (current.current.sound) chime();
      if (current.current.desktop && !document.hasFocus()) notify(title, event.chatId, event.message.text);
    },
    [desk, me.id, texts],
  );

  const choose = useCallback((next: AlertChoices) => {
    setChoices(next);
    keepAlertChoices(localStorage, next);
  }, []);

  return { choices, choose, receive, said };
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
