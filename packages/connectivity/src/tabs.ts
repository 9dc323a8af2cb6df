/** The windows that one browser has open on us. */
export interface Tabs<News> {
  /** Tells the others. */
  notify(news: News): void;
  /** @returns how to stop */
  listen(listener: (news: News) => void): () => void;
  /** Runs a task while no other window runs one of this name; brings `false` where one does. */
  alone(name: string, task: () => Promise<void>): Promise<boolean>;
  /**
   * Leader election: calls back when this window is the one that acts for all of them, at once or when the one before it
   * closes.
   * @returns how to give it up
   */
  lead(onLead: () => void): () => void;
  /** Hears and tells nothing more. */
  close(): void;
}

/**
 * A channel and locks of this name. Browsers have locks only on pages with a certificate, or on this machine: elsewhere
 * each window leads, and runs its own tasks.
 */
export function browserTabs<News>(channelName: string): Tabs<News> {
  let channel: BroadcastChannel | null = null;
  const opened = () => (channel ??= 'BroadcastChannel' in globalThis ? new BroadcastChannel(channelName) : null);
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has none, it stays within one
    notify: (news) => opened()?.postMessage(news),
    listen(listener) {
      const hear = ({ data }: MessageEvent<News>) => listener(data);
      opened()?.addEventListener('message', hear);
      return () => channel?.removeEventListener('message', hear);
    },
    async alone(name, task) {
      if (!('locks' in navigator)) {
        await task();
        return true;
      }
      return navigator.locks.request(`${channelName}.${name}`, { ifAvailable: true }, async (lock) => {
        if (lock) await task();
        return lock !== null;
      });
    },
    lead(onLead) {
      if (!('locks' in navigator)) {
        onLead();
        return () => {};
      }
      const stop = new AbortController();
      const held = (): Promise<void> =>
        new Promise((release) => {
          stop.signal.addEventListener('abort', () => release());
          onLead();
        });
      navigator.locks.request(`${channelName}.lead`, { signal: stop.signal }, held).catch((error: unknown) => {
        // A page that is left gives up waiting, too, and that is no failure.
        const left = error instanceof DOMException && error.name === 'AbortError';
        if (!left) console.error(`No window leads ${channelName}.`, error);
      });
      return () => stop.abort();
    },
    close: () => channel?.close(),
  };
}
