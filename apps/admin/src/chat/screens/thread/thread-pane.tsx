'use client';

import { useState } from 'react';
import { Composer } from '../composer/composer.tsx';
import { useDeskState, useSurroundings } from '../desk-context.tsx';
import type { Outgoing } from '../state/outgoing.ts';
import { MessageLog } from './message-log.tsx';
import { ThreadHead } from './thread-head.tsx';

interface Props {
  onFacts: () => void;
  showsFacts: boolean;
}

/** The chat that is open: its head, what was said, and where the answer is written. */
export function ThreadPane({ onFacts, showsFacts }: Props) {
  const { desk, texts } = useSurroundings();
  const { chats, connection, openId, openState, threads } = useDeskState();
  const [edited, setEdited] = useState<Outgoing | null>(null);
  const chat = openId === null ? undefined : chats.get(openId);
  const thread = openId === null ? undefined : threads.get(openId);
  const isReady = chat && thread && (openState === 'ready' || thread.messages.length > 0);
  return (
    <section aria-label={texts.threadTitle} className="chat-desk__thread">
      {connection === 'lost' && (
        <p className="chat-lost" role="status">
          {texts.connectionLost}
        </p>
      )}
      {openId === null && <p className="chat-desk__empty">{texts.choose}</p>}
      {openId !== null && !isReady && openState === 'loading' && <p className="chat-desk__empty">{texts.working}</p>}
      {!isReady && openState === 'unknown' && (
        <p className="chat-desk__empty" role="alert">
          {texts.threadUnknown}
        </p>
      )}
      {!isReady && openState === 'failed' && (
        <div className="chat-desk__empty" role="alert">
          <p>{texts.threadFailed}</p>
          <button className="chat-button" onClick={() => desk.open(openId)} type="button">
            {texts.again}
          </button>
        </div>
      )}
      {isReady && (
        <>
          <ThreadHead key={`head-${chat.id}`} chat={chat} onFacts={onFacts} showsFacts={showsFacts} />
          {chat.spam && <p className="chat-lost">{texts.isSpam}</p>}
          <MessageLog key={`log-${chat.id}`} chat={chat} onEdit={setEdited} thread={thread} />
          <Composer key={`composer-${chat.id}`} chat={chat} edited={edited} onTaken={() => setEdited(null)} />
        </>
      )}
    </section>
  );
}
