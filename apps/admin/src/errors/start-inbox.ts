import { deliver, type ErrorQueue } from '@nasaq/error-reports';
import { metrics } from '@nasaq/metrics';
import type { Payload } from 'payload';
import { env } from '../env.ts';
import { queryOn } from '../platform/database/query.ts';
import { repeat } from '../platform/payload/repeat.ts';
import { sentryExport } from './send-to-sentry.ts';
import { countNewKinds, removeOldErrors, writeErrors } from './write-errors.ts';

const interval = 6 * 60 * 60 * 1000;

/**
 * Writes what gathers into the inbox from now on, and takes away what is old.
 * @returns the function that ends it, with what has gathered until then
 */
export function startErrorInbox(payload: Payload, queue: ErrorQueue): () => Promise<void> {
  const query = queryOn(payload);
  const sendElsewhere = env.sentry && sentryExport(env.sentry, env.siteUrl);
  const delivery = deliver(queue, async (errors) => {
    await writeErrors(query, errors);
    // Nothing waits for it.
    void sendElsewhere?.(errors);
    return true;
  });
  const endRemoving = repeat(payload, {
    job: 'old-errors',
    every: interval,
    now: true,
    failed: 'Old errors were not removed; it is tried again in six hours.',
    run: () => removeOldErrors(query),
  });
  return async () => {
    await endRemoving();
    await delivery.close();
  };
}

/** How many kinds wait for somebody, each time that somebody asks. */
export function observeErrorInbox(payload: Payload): void {
  const registry = metrics();
  const kinds = registry.gauge('nasaq_error_kinds', 'Kinds of errors in the inbox that nobody has dealt with.');
  countNewKinds(0);
  registry.onScrape('errors', async () => {
    const [row] = await queryOn(payload)<{ open: number }>(
      "SELECT count(*)::int AS open FROM errors WHERE state = 'open' AND source <> 'policy'",
    );
    kinds.set(row!.open);
  });
}
