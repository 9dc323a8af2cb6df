'use client';

import { browserTabs } from '@nasaq/connectivity';
import type { ChatTopic, Locale, OpeningHours } from '@nasaq/contract';
import { useSearchParams } from 'next/navigation.js';
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { useAlerts } from './alerts/use-alerts.ts';
import { ChatOff } from './alerts/chat-off.tsx';
import { DeskBar } from './alerts/desk-bar.tsx';
import { deskApi } from './desk-api.ts';
import { DeskContext, type DeskSurroundings } from './desk-context.tsx';
import { openDeskStream } from './desk-stream.ts';
import { deskTexts } from '../catalogue/index.ts';
import { addressed } from './desk-address.ts';
import { Facts } from './facts/facts.tsx';
import { ChatList, Folders } from './list/chat-list.tsx';
import { Desk } from './state/desk.ts';
import { Drafts } from './state/drafts.ts';
import { outgoingOf } from './state/outgoing.ts';
import { factsButton } from './thread/thread-head.tsx';
import { ThreadPane } from './thread/thread-pane.tsx';

interface Props {
  adminRoute: string;
  chatOff?: DeskSurroundings['chatOff'];
  hours: OpeningHours;
  /** Of the interface. */
  language: Locale;
  me: { id: number; name: string };
  siteUrl: string;
  topics: Record<ChatTopic, string>;
}

/** The agents' screen. What it shows stands in its address: a chat can be linked, and the browser's way back works. */
export function ChatDesk(props: Props) {
  // In the browser only: it reads what the browser has kept.
  const inBrowser = useSyncExternalStore(noChanges, yes, no);
  // With the menus in another language all of it is said anew.
  return inBrowser ? <OpenDesk key={props.language} {...props} /> : <main className="chat-desk" />;
}

const noChanges = () => () => {};
const yes = () => true;
const no = () => false;

function OpenDesk(props: Props) {
  const [surroundings] = useState(() => surround(props));
  const { desk } = surroundings;
  useEffect(() => () => desk.close(), [desk]);
  return (
    <DeskContext value={surroundings}>
      <Panes {...surroundings} />
    </DeskContext>
  );
}

function surround(props: Props): DeskSurroundings {
  const { me } = props;
  const { folder } = addressed(window.location.search);
  const { alone } = browserTabs('nasaq.chat-desk');
  const desk = new Desk({ api: deskApi, outgoing: outgoingOf(me.id), alone, me, folder });
  return { ...props, api: deskApi, desk, drafts: new Drafts(localStorage, me.id) };
}

function Panes({ desk, language }: DeskSurroundings) {
  const texts = deskTexts[language];
  const query = useSearchParams();
  const { chatId, folder } = addressed(query?.toString() ?? '');
  // Of the chat that they were asked for: another one begins without.
  const [factsOf, setFactsOf] = useState<number | null>(null);
  const showsFacts = chatId !== null && factsOf === chatId;
  const alerts = useAlerts();
  const { live, receive } = alerts;

  useEffect(() => {
    void desk.loadList();
    return openDeskStream({
      event: receive,
      live: (leads) => void live(leads),
      lost: () => void desk.setConnection('lost'),
    });
  }, [desk, live, receive]);

  useEffect(() => desk.show(folder, desk.snapshot().search), [desk, folder]);
  useEffect(() => desk.open(chatId), [desk, chatId]);

  const closeFacts = useCallback(() => {
    setFactsOf(null);
    document.getElementById(factsButton)?.focus();
  }, []);

  return (
    <main className="chat-desk" data-facts={showsFacts || undefined} data-open={chatId !== null || undefined}>
      <h1 className="inbox-unseen">{texts.title}</h1>
      <div className="chat-desk__panes">
        <section aria-label={texts.list} className="chat-desk__list">
          <ChatOff />
          <DeskBar alerts={alerts} />
          <Folders />
          <ChatList />
        </section>
        <ThreadPane onFacts={() => setFactsOf(showsFacts ? null : chatId)} showsFacts={showsFacts} />
        {chatId !== null && <Facts isAsked={showsFacts} onClose={closeFacts} />}
      </div>
      <p aria-live="polite" className="inbox-unseen">
        {alerts.said}
      </p>
    </main>
  );
}
