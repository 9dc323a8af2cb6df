import { useEffect, useRef, type ReactNode } from 'react';
import { isolated } from '@nasaq/contract';
import { useT } from '../../locale/translator.ts';
import { useOnline } from '../../router/online/connection.ts';
import { Bdi } from '../../ui/bdi.tsx';
import type { ChatView } from '../engine/view.ts';

interface Props {
  view: ChatView;
  /** What can be done with the conversation as a whole. */
  children: ReactNode;
}

/** Who answers, and whether they are there; the conversation's reference and its menu. */
export function ChatHead({ view: { chat, agentOnline, typing, connection, stage }, children }: Props) {
  const t = useT();
  const online = useOnline();
  const who = chat?.agent ? t('live_chat.with', { name: isolated(chat.agent) }) : t('live_chat.team');
  const there = agentOnline === true && connection === 'live' && online && chat?.state !== 'resolved';
  return (
    <header className="chat-head">
      <div className="chat-head__who">
        <h2 className="chat-head__title" id="chat-title">
          {who}
        </h2>
        <p className={`chat-head__state ${there ? 'chat-head__state--there' : ''}`}>{state()}</p>
      </div>
      {chat && (
        <p className="chat-head__reference">
          <span>{t('live_chat.reference')}</span> <Bdi>{chat.reference}</Bdi>
        </p>
      )}
      {stage === 'open' && <Menu>{children}</Menu>}
    </header>
  );

  function state(): string {
    if (stage === 'starting') return t('live_chat.opening');
    if (!online) return t('live_chat.offline_short');
    if (connection === 'lost') return t('live_chat.lost_short');
    if (typing) return t('live_chat.types');
    if (chat?.state === 'resolved') return t('live_chat.closed');
    if (agentOnline === null) return chat ? t('live_chat.connecting') : t('live_chat.opening');
    return t(agentOnline ? 'live_chat.there' : 'live_chat.not_there');
  }
}

/** A disclosure that closes by Escape, by a click elsewhere, and when something in it has been chosen. */
function Menu({ children }: { children: ReactNode }) {
  const t = useT();
  const menu = useRef<HTMLDetailsElement>(null);

  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    const close = (event: Event) => {
      const { current } = menu;
      if (!current?.open) return;
      if (event instanceof KeyboardEvent) {
        if (event.key !== 'Escape') return;
        current.querySelector('summary')!.focus();
      } else if (current.contains(event.target as Node) && !(event.target as Element).closest('button')) return;
      current.open = false;
    };
    document.addEventListener('keydown', close, { signal });
    document.addEventListener('click', close, { signal });
    return () => stop.abort();
  }, []);

  return (
    <details ref={menu} className="chat-menu">
      <summary className="chat-menu__opener">{t('live_chat.menu')}</summary>
      <div className="chat-menu__list">{children}</div>
    </details>
  );
}
