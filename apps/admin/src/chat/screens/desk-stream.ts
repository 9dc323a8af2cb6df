import { chatLimits } from '@nasaq/contract';
import type { DeskEvent } from '../desk/desk-calls.ts';
import { deskPath } from './desk-api.ts';
import { growingPause } from './state/outbox.ts';

/** What one tab tells the others. */
type Relay = { type: 'event'; event: DeskEvent } | { type: 'live' } | { type: 'lost' } | { type: 'asked' };

export interface StreamListener {
  /** @param leads this tab holds the connection: what should happen once in a browser happens here */
  event: (event: DeskEvent, leads: boolean) => void;
  /** Connected, for the first time or again: something may have been missed. */
  live: (leads: boolean) => void;
  lost: () => void;
}

/**
 * Listens to what happens in the chats until it is closed. Of several tabs one holds the connection and tells the
 * others, since a browser has only six for a host; when that tab goes, the next one takes over.
 */
export function openDeskStream(listener: StreamListener): () => void {
  const ended = new AbortController();
  // Only pages with a certificate, or on this machine, have locks; elsewhere each tab has its own connection.
  const channel = 'locks' in navigator ? new BroadcastChannel('nasaq-chat-desk') : null;
  let leads = false;
  let connected = false;

  function lead(): Promise<void> {
    leads = true;
    return holdConnection(
      {
        event: (event) => {
          listener.event(event, true);
          tell({ type: 'event', event });
        },
        live: () => {
          connected = true;
          listener.live(true);
          tell({ type: 'live' });
        },
        lost: () => {
          connected = false;
          listener.lost();
          tell({ type: 'lost' });
        },
      },
      ended.signal,
    );
  }

  function tell(relay: Relay): void {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has none
    if (!ended.signal.aborted) channel?.postMessage(relay);
  }

  channel?.addEventListener('message', ({ data }: MessageEvent<Relay>) => {
    if (leads) {
      // A tab that has just opened.
      if (data.type === 'asked') tell({ type: connected ? 'live' : 'lost' });
      return;
    }
    if (data.type === 'event') listener.event(data.event, false);
    else if (data.type === 'live') listener.live(false);
    else if (data.type === 'lost') listener.lost();
  });
  if (channel) {
    navigator.locks.request('nasaq-chat-desk', { signal: ended.signal }, lead).catch(() => {});
    tell({ type: 'asked' });
  } else {
    void lead();
  }
  return () => {
    ended.abort();
    channel?.close();
  };
}

interface Connection {
  event: (event: DeskEvent) => void;
  live: () => void;
  lost: () => void;
}

/** Keeps one connection open, again and again, until `signal` ends it. */
function holdConnection(connection: Connection, signal: AbortSignal): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  let source: EventSource | null = null;
  let failures = 0;
  // `null` until the first heartbeat: a proxy may keep them.
  let heardAt: number | null = null;
  let again: ReturnType<typeof setTimeout> | undefined;

  function connect(): void {
    clearTimeout(again);
    source?.close();
    source = new EventSource(`${deskPath}/events`);
    heardAt = null;
    source.addEventListener('open', () => {
      failures = 0;
      connection.live();
    });
    source.addEventListener('heartbeat', () => (heardAt = Date.now()));
    source.addEventListener('message', ({ data }: MessageEvent<string>) => {
      connection.event(JSON.parse(data) as DeskEvent);
    });
    source.addEventListener('error', lose);
  }

  function lose(): void {
    source?.close();
    connection.lost();
    failures += 1;
    clearTimeout(again);
    again = setTimeout(connect, growingPause(failures));
  }

  function check(): void {
    // Asleep, or cut without a word: nothing was heard for two heartbeats.
    if (heardAt !== null && Date.now() - heardAt > 2 * chatLimits.heartbeat) {
      connection.lost();
      connect();
    }
  }

  /** Also where nobody looks: whoever is away wants to be called. */
  function comeBack(): void {
    if (source?.readyState === EventSource.OPEN) check();
    else connect();
  }

  connect();
  const clock = setInterval(check, chatLimits.heartbeat);
  window.addEventListener('online', comeBack, { signal });
  // An open connection does not notice by itself.
  window.addEventListener('offline', lose, { signal });
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && comeBack(), { signal });
  signal.addEventListener('abort', () => {
    clearInterval(clock);
    clearTimeout(again);
    source?.close();
    resolve();
  });
  return promise;
}
