import { asJob } from '@nasaq/logging';
import type { Payload } from 'payload';
import { isReadOnly } from './read-only.ts';

interface Work {
  /** Its name in the log, and in the inbox of errors. */
  job: string;
  /** Milliseconds between two beginnings. */
  every: number;
  /** What is said where it fails: it is done again, whatever happens. */
  failed: string;
  /** @param signal ends it in its middle */
  run: (signal: AbortSignal) => Promise<unknown>;
  /** Whether it is done at once, too. */
  now?: boolean;
  /** Whether it is done, too, while the host only reads: it writes nothing that has to be kept. */
  whileReadOnly?: boolean;
}

/**
 * Does something again and again on this host, never twice at the same time; each time has an id, which stands in the
 * lines that it writes and in the mails that it queues.
 * @returns the function that ends it, and waits until it has ended
 */
export function repeat(
  payload: Payload,
  { every, failed, job, now = false, run, whileReadOnly = false }: Work,
): () => Promise<void> {
  const ending = new AbortController();
  let running = now ? once() : Promise.resolve();
  const timer = setInterval(() => (running = running.then(once)), every);
  return async () => {
    clearInterval(timer);
    ending.abort();
    await running;
  };

  function once(): Promise<void> {
    return asJob(job, async () => {
      try {
        if (!ending.signal.aborted && (whileReadOnly || !isReadOnly())) await run(ending.signal);
      } catch (error) {
        payload.logger.error({ err: error, msg: failed });
      }
    });
  }
}
