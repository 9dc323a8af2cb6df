import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useT } from '../../locale/translator.ts';
import { useOnline } from '../../router/online/connection.ts';
import { Button } from '../../ui/buttons.tsx';
import { browserChat } from '../browser/browser-chat.ts';
import type { ChatView } from '../engine/view.ts';
import { Announcements } from './announcements.tsx';
import { ChatHead } from './chat-head.tsx';
import { Composer } from './composer.tsx';
import { PendingChat } from './pending-chat.tsx';
import { RatingPanel } from './rating-panel.tsx';
import { Thread } from './thread.tsx';
import { useCall, useSound } from './use-sound.ts';
import { useThreadScroll } from './use-thread-scroll.ts';

/** The conversation: head, thread, and the place to write, or to judge it when it is over. */
export function Conversation({ view }: { view: ChatView }) {
  const t = useT();
  const online = useOnline();
  const { chat, stage, loaded, connection, typing } = view;
  const [sound, setSound] = useSound();
  const [said, setSaid] = useState('');
  const [ended, setEnded] = useState(false);
  /** The closing after which the reader has chosen to write again. */
  const [past, setPast] = useState(0);
  const { box, onScroll, toEnd, fresh } = useThreadScroll(view);
  const frame = useRef<HTMLElement>(null);
  const closed = chat?.state === 'resolved';
  const closedAt = view.messages.findLast(({ notice }) => notice === 'resolved')?.sequence ?? -1;
  const goingOn = closed && past === closedAt;
  useCall(view, sound);

  useEffect(() => {
    // Newer browsers answer with a promise, which an effect must not return.
    frame.current!.scrollIntoView({ block: 'nearest' });
  }, []);

  async function call(act: () => Promise<void>, done: string): Promise<void> {
    setSaid('');
    try {
      await act();
      setSaid(done);
    } catch {
      setSaid(t('live_chat.call_failed'));
    }
  }

  const transcript = () => void call(() => browserChat().transcript(), t('live_chat.transcript_sent'));
  const menu: ReactNode = (
    <>
      <button type="button" onClick={() => setSound(!sound)}>
        {t(sound ? 'live_chat.sound_off' : 'live_chat.sound_on')}
      </button>
      <button type="button" onClick={transcript}>
        {t('live_chat.transcript')}
      </button>
      {closed ? (
        <button type="button" onClick={() => browserChat().leave()}>
          {t('live_chat.new')}
        </button>
      ) : (
        <button
          type="button"
          onClick={() => {
            setEnded(true);
            void call(() => browserChat().end(), '');
          }}
        >
          {t('live_chat.end')}
        </button>
      )}
    </>
  );

  return (
    <section ref={frame} className="chat" aria-labelledby="chat-title">
      <ChatHead view={view}>{menu}</ChatHead>
      {(connection === 'lost' || !online) && (
        <p className="chat-line" role="status">
          {t(online ? 'live_chat.lost' : 'live_chat.offline')}{' '}
          {!loaded && view.messages.length > 0 && t('live_chat.kept')}
        </p>
      )}
      {said && (
        <p className="chat-line" role="status">
          {said}
        </p>
      )}
      <div
        ref={box}
        className="chat-thread"
        role="log"
        aria-live="off"
        aria-label={t('live_chat.thread')}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard
        tabIndex={0}
        onScroll={onScroll}
      >
        <div className="chat-thread__inner">
          {stage === 'starting' && <PendingChat view={view} />}
          {stage === 'open' && !loaded && view.messages.length === 0 && (
            <p className="chat-notice">{t('live_chat.opening')}</p>
          )}
          <Thread view={view} />
          {typing && (
            <p className="chat-typing">
              <bdi>{t('live_chat.typing', { name: chat?.agent ?? t('live_chat.team') })}</bdi>
            </p>
          )}
        </div>
      </div>
      {fresh > 0 && (
        <button type="button" className="chat-fresh" onClick={toEnd}>
          {t('live_chat.fresh', { count: fresh })}
        </button>
      )}
      <Announcements view={view} />
      {stage === 'open' && chat && closed && (
        <div className="chat-end">
          <RatingPanel rated={chat.rating} ended={ended} />
          <p className="chat-end__ways">
            <Button type="button" size="sm" variant="secondary" onClick={transcript}>
              {t('live_chat.transcript')}
            </Button>
            <Button type="button" size="sm" variant="secondary" onClick={() => browserChat().leave()}>
              {t('live_chat.new')}
            </Button>
            {!goingOn && (
              <Button type="button" size="sm" variant="transparent" onClick={() => setPast(closedAt)}>
                {t('live_chat.go_on')}
              </Button>
            )}
          </p>
        </div>
      )}
      {stage === 'open' && chat && (!closed || goingOn) && (
        <Composer key={chat.reference} reference={chat.reference} focused />
      )}
    </section>
  );
}
