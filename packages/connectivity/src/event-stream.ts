import { createEventSource } from 'eventsource-client';
import { backoff } from './backoff.ts';

export interface EventStreamOptions {
  /** Asked for each attempt, as what it sends may change. */
  headers?: () => Record<string, string>;
  /** The connection stands, for the first time or again. */
  onOpen?: () => void;
  /** The parsed data of one event. */
  onEvent: (data: unknown) => void;
  /** The connection is lost: until `onOpen`, nothing is heard. */
  onGap?: () => void;
  /** It could not be opened, for the first time or again; another attempt follows, once the browser is online. */
  onFailure?: () => void;
  /** The host says that trying again is of no use; nothing is tried after it. */
  onRefused?: (status: number) => void;
  /** Whether another attempt may help after this status; not after 401, 403, 404, 410 and the like, unless told. */
  mayPass?: (status: number) => boolean;
  /** Milliseconds between two signs of life of the host; twice as long without one is a lost connection. */
  heartbeat?: number;
}

/** Closes the stream for good. */
export type CloseEventStream = () => void;

/** A connection that was lost, a timeout, too many calls, a host that restarts. */
function passes(status: number): boolean {
  return status >= 500 || [0, 408, 425, 429].includes(status);
}

/**
 * Server-sent events for as long as the page wants them: over lost, silent and cut connections, while the browser is
 * offline, and after the machine has slept. `address` is asked for each attempt. Events may be missed in between.
 */
export function openEventStream(address: string | (() => string), options: EventStreamOptions): CloseEventStream {
  const { headers, onOpen, onEvent, onGap, onFailure, onRefused, mayPass = passes, heartbeat = 15_000 } = options;
  let end: (() => void) | null = null;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let heardAt = 0;
  let closed = false;

  function connect(): void {
    clearTimeout(retry);
    end?.();
    heardAt = Date.now();
    let standing = false;
    let over = false;

    function stop(): boolean {
      if (over) return false;
      over = true;
      end = null;
      source.close();
      if (standing && !closed) onGap?.();
      return true;
    }

    function lose(status: number): void {
      if (!stop()) return;
      if (!mayPass(status)) return refuse(status);
      failures += 1;
      if (!standing) onFailure?.();
      if (navigator.onLine) retry = setTimeout(connect, backoff(failures));
    }

    const source = createEventSource({
      url: new URL(typeof address === 'string' ? address : address(), window.location.href),
      headers: { 'cache-control': 'no-cache', 'x-requested-with': 'XMLHttpRequest', ...headers?.() },
      credentials: 'same-origin',
      // The library takes any answer for a stream.
      async fetch(url, init) {
        const response = await fetch(url, init);
        const isStream = response.headers.get('content-type')?.startsWith('text/event-stream') === true;
        if (over || (response.status === 200 && isStream)) return response;
        lose(response.ok && !isStream ? 0 : response.status);
        throw new Error(`The event stream was answered by ${response.status}.`);
      },
      onConnect() {
        if (over) return;
        heardAt = Date.now();
        standing = true;
        onOpen?.();
      },
      onMessage({ data }) {
        heard();
        if (!over) onEvent(JSON.parse(data));
      },
      onComment: heard,
      // Its own attempts come every two seconds, for ever and for everybody alike.
      onScheduleReconnect: () => lose(0),
    });

    function heard(): void {
      heardAt = Date.now();
      failures = 0;
    }

    end = stop;
  }

  function refuse(status: number): void {
    close();
    onRefused?.(status);
  }

  const unwatch = watchConnection({
    every: heartbeat / 3,
    onTick: () => {
      if (end && Date.now() - heardAt > heartbeat * 2) connect();
    },
    onOffline: () => {
      clearTimeout(retry);
      end?.();
    },
    onBack: (mayBeDead) => {
      if (!end || mayBeDead || Date.now() - heardAt > heartbeat * 1.5) connect();
    },
  });

  function close(): void {
    closed = true;
    unwatch();
    clearTimeout(retry);
    end?.();
  }

  if (navigator.onLine) connect();
  else onFailure?.();
  return close;
}

interface Watch {
  /** Milliseconds between two ticks; after sleep the next one comes at once. */
  every: number;
  onTick: () => void;
  onOffline: () => void;
  /** The browser is online again, the page is seen again, or it comes out of the browser's memory, where connections end. */
  onBack: (mayBeDead: boolean) => void;
}

/** Tells when a connection may have been lost without a word, and when it can be had again. */
function watchConnection({ every, onTick, onOffline, onBack }: Watch): () => void {
  const listeners = new AbortController();
  const { signal } = listeners;
  const timer = setInterval(onTick, every);
  window.addEventListener('offline', () => onOffline(), { signal });
  window.addEventListener('online', () => onBack(true), { signal });
  window.addEventListener('pageshow', ({ persisted }) => persisted && onBack(true), { signal });
  document.addEventListener(
    'visibilitychange',
    () => document.visibilityState === 'visible' && navigator.onLine && onBack(false),
    { signal },
  );
  return () => {
    clearInterval(timer);
    listeners.abort();
  };
}
