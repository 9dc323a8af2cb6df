import { getPayload, type Payload, type SanitizedConfig } from 'payload';
import { closePool, logBreaks } from './platform/database/pool.ts';
import { queryOn } from './platform/database/query.ts';
import { offParts } from './platform/parts/off-parts.ts';
import { migrate } from './platform/database/upgrade/index.ts';
import { bindStorage } from './platform/storage/index.ts';

/** Next bundles its own modules, so what must exist once in the process is kept on `globalThis`. */
const shared = globalThis as typeof globalThis & {
  nasaqPayloadConfig?: Promise<SanitizedConfig>;
  nasaqPayload?: Promise<Payload>;
};

/** The config, loaded on first use: only then are the database's address and the secret known. */
export function getPayloadConfig(): Promise<SanitizedConfig> {
  shared.nasaqPayloadConfig ??= import('./payload.config.ts').then(({ default: config }) => config);
  return shared.nasaqPayloadConfig;
}

/**
 * The one Payload of this process, for the API, Next and the jobs. Its tables are those of this release. Where it could
 * not be opened, whoever asks next tries again.
 */
export function getPayloadInstance(): Promise<Payload> {
  if (!shared.nasaqPayload) {
    const opening = openPayload();
    shared.nasaqPayload = opening;
    opening.catch(() => {
      if (shared.nasaqPayload === opening) shared.nasaqPayload = undefined;
    });
  }
  return shared.nasaqPayload;
}

async function openPayload(): Promise<Payload> {
  await migrate();
  const payload = await getPayload({ config: getPayloadConfig() });
  logBreaks(payload);
  bindStorage(queryOn(payload));
  await offParts(payload);
  return payload;
}

/** Starts what runs by the clock: scheduled publishing, retention. */
export async function startJobs(): Promise<void> {
  await getPayload({ config: getPayloadConfig(), cron: true });
}

/** Stops the jobs, lets the running one finish, and closes the database connections. */
export async function closePayload(): Promise<void> {
  if (!shared.nasaqPayload) return;
  const payload = await shared.nasaqPayload;
  await Promise.all(payload.crons.map((cron) => cron.stop()));
  await closePool(payload);
  await payload.destroy();
}
