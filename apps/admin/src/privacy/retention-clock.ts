import type { Payload } from 'payload';
import { runRetention } from './retention.ts';

/** Often enough that a deletion which somebody asked for is done within a day, whenever the host was started. */
const interval = 6 * 60 * 60 * 1000;

/**
 * Runs retention now and every six hours, on each host: what one has deleted the other does not find any more.
 * @returns the function that ends it, between two submissions
 */
export function startRetention(payload: Payload): () => Promise<void> {
  const ending = new AbortController();
  let running = run();
  const timer = setInterval(() => (running = running.then(run)), interval);
  return async () => {
    clearInterval(timer);
    ending.abort();
    await running;
  };

  async function run(): Promise<void> {
    try {
      if (!ending.signal.aborted) await runRetention(payload, new Date(), ending.signal);
    } catch (error) {
      payload.logger.error({ err: error, msg: 'Retention has failed; it is tried again in six hours.' });
    }
  }
}
