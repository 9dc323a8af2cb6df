import type { Payload } from 'payload';

interface Work {
  /** Milliseconds between two beginnings. */
  every: number;
  /** What is said where it fails: it is done again, whatever happens. */
  failed: string;
  /** @param signal ends it in its middle */
  run: (signal: AbortSignal) => Promise<unknown>;
  /** Whether it is done at once, too. */
  now?: boolean;
}

/**
 * Does something again and again on this host, never twice at the same time.
 * @returns the function that ends it, and waits until it has ended
 */
export function repeat(payload: Payload, { every, failed, now = false, run }: Work): () => Promise<void> {
  const ending = new AbortController();
  let running = now ? once() : Promise.resolve();
  const timer = setInterval(() => (running = running.then(once)), every);
  return async () => {
    clearInterval(timer);
    ending.abort();
    await running;
  };

  async function once(): Promise<void> {
    try {
      if (!ending.signal.aborted) await run(ending.signal);
    } catch (error) {
      payload.logger.error({ err: error, msg: failed });
    }
  }
}
