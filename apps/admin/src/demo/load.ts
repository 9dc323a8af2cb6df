import type { Payload } from 'payload';
import { announceChange } from '../platform/changes/change.ts';
import { adoptTranslations } from '../content/index.ts';
import { env } from '../env.ts';
import { ensureFirstUser } from '../users/index.ts';
import { isEmpty } from './load/is-empty.ts';
import { loadCompany } from './load/load-company.ts';

interface Options {
  /** Whether an empty database gets the demo company. */
  demo?: boolean;
}

/**
 * Makes a fresh installation usable: a first administrator where there is no user, and the demo company where
 * there is no content. The company is loaded in one transaction: either all of it is there, or nothing,
 * so that a start that was interrupted is simply repeated.
 */
export async function prepareContent(payload: Payload, { demo = env.demo }: Options = {}): Promise<void> {
  await ensureFirstUser(payload);
  if (!demo || !(await isEmpty(payload))) return;
  const started = Date.now();
  // Loaded on first start only: the texts are a megabyte that no later start needs.
  const { company } = await import('./load/company.ts');
  const entries = await loadCompany(payload, company);
  // It was written in both languages at once.
  await adoptTranslations(payload);
  announceChange({ type: 'all' });
  payload.logger.info(
    `The demo company is loaded: ${entries} entries in ${((Date.now() - started) / 1000).toFixed(1)} s.`,
  );
}
