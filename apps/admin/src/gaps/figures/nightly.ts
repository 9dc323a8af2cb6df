import { asJob } from '@nasaq/logging';
import type { Payload } from 'payload';
import { isReadOnly } from '../../platform/payload/read-only.ts';
import { remindOverdue } from '../care/remind-overdue.ts';
import { keepFigures } from './figures.ts';

/** How often the figures of the day are renewed: what was solved is said within the hour. */
const interval = 60 * 60_000;
/** Milliseconds after the start, when readers come first. */
const calm = 60_000;

/**
 * Keeps the figures of each day, and reminds of what is overdue. Several hosts write the same values.
 * @returns the function that ends it
 */
export function startGapFigures(payload: Payload): () => Promise<void> {
  let running = Promise.resolve();
  const run = () => asJob('gap-figures', keep);
  const first = setTimeout(() => (running = running.then(run)), calm);
  const timer = setInterval(() => (running = running.then(run)), interval);
  return async () => {
    clearTimeout(first);
    clearInterval(timer);
    await running;
  };

  async function keep(): Promise<void> {
    if (isReadOnly()) return;
    try {
      await keepFigures(payload, new Date());
      await remindOverdue(payload, new Date());
    } catch (error) {
      payload.logger.error({
        err: error,
        msg: 'The figures of gaps were not kept, or nobody was reminded of them; the next hour tries again.',
      });
    }
  }
}
