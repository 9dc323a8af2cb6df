import { beginErrorCounts, ErrorQueue, rescueErrors, watchLog } from '@nasaq/error-reports';
import { captureConsole, log, openLog } from '@nasaq/logging';
import { observeProcess } from '@nasaq/metrics';
import { observeAnswers } from '@nasaq/serving';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import manifest from '../../package.json' with { type: 'json' };
import { commonSecrets, readEnv, type Env } from '../platform/env.ts';
import { listen } from '../platform/listen.ts';
import { staticFiles } from '../platform/static-files.ts';
import { imagesOnDisk, type CachedImages } from './cached-images.ts';
import { sendErrors } from './error-reports.ts';
import { openSite } from './open-site.ts';
import { noCopies, pageCopies, type PageCopies } from './page-cache/page-copies.ts';
import { readAssets } from './read-assets.ts';
import { routeOf } from './route-of.ts';
import { type WordFiles, wordFiles } from './words/index.ts';

const clientFolder = join(import.meta.dirname, '../client');

start().catch((error: unknown) => {
  log.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
});

async function start(): Promise<void> {
  const env: Env = readEnv();
  openLog({
    app: 'site',
    level: env.LOG_LEVEL,
    secrets: [...commonSecrets(env), env.METRICS_TOKEN, env.OTEL_EXPORTER_OTLP_HEADERS],
  });
  captureConsole();
  const errors = new ErrorQueue(manifest.version);
  watchLog(errors, 'site');
  if (env.DATA_DIR) rescueErrors(errors, 'site', join(env.DATA_DIR, 'errors-site.json'));
  if (env.METRICS_TOKEN) {
    observeProcess(manifest.version);
    beginErrorCounts(['site', 'reader', 'policy']);
  }
  const endTraces = await openTraces(env);
  const images = openImages(env);
  const words = openWords(env);
  let stopping = false;
  const { site, fast, follower } = openSite(env, readAssets(clientFolder), openCopies(env), {
    files: staticFiles(clientFolder),
    isStopping: () => stopping,
    errors,
    ...(images && { images }),
    ...(words && { wordFiles: words }),
  });
  const { close, endKept, port } = await listen(site.fetch, env.SITE_PORT, env.SITE_HOST, fast, {
    routeOf: routeOf(site),
    requests: env.LOG_REQUESTS,
    ...(env.METRICS_TOKEN && { onAnswer: observeAnswers() }),
  });
  const sending = sendErrors(env, errors);
  log.info(`Site: http://${env.SITE_HOST}:${port}`);
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => void stop());
  }

  async function stop(): Promise<void> {
    stopping = true;
    endKept();
    // Balancers are still to learn from /readyz that this site ends.
    await wait(env.DRAIN_SECONDS * 1000);
    follower.close();
    await close();
    await sending.close();
    await endTraces?.();
  }
}

/** Nothing of it is loaded where nobody takes them. */
async function openTraces(env: Env): Promise<(() => Promise<void>) | undefined> {
  if (!env.OTEL_EXPORTER_OTLP_ENDPOINT) return undefined;
  const { sendTraces } = await import('@nasaq/logging/otlp');
  return sendTraces({
    endpoint: env.OTEL_EXPORTER_OTLP_ENDPOINT,
    headers: env.OTEL_EXPORTER_OTLP_HEADERS,
    service: env.OTEL_SERVICE_NAME,
    version: manifest.version,
    share: env.OTEL_TRACES_SAMPLER_ARG,
  });
}

/** They belong to a build of the server, which draws them; `undefined` = they are kept in memory. */
function openImages({ DATA_DIR, SHARE_IMAGES_MB }: Env): CachedImages | undefined {
  if (!DATA_DIR || SHARE_IMAGES_MB === 0) return undefined;
  const build = createHash('sha256');
  for (const name of readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' }).toSorted()) {
    if (name.endsWith('.js')) build.update(readFileSync(join(import.meta.dirname, name)));
  }
  try {
    const folder = join(DATA_DIR, 'share');
    return imagesOnDisk(folder, build.digest('hex').slice(0, 16), SHARE_IMAGES_MB * 1_000_000);
  } catch (error) {
    log.error('Share images are not kept on disk.', { error });
    return undefined;
  }
}

/** Copies belong to a build, by its manifest; where the folder cannot be written, the site does without. */
function openCopies({ DATA_DIR, PAGE_COPIES_MB }: Env): PageCopies {
  if (!DATA_DIR || PAGE_COPIES_MB === 0) return noCopies;
  const room = { bytes: PAGE_COPIES_MB * 1_000_000 };
  const manifest = readFileSync(join(clientFolder, 'manifest.json'));
  try {
    return pageCopies(join(DATA_DIR, 'pages'), createHash('sha256').update(manifest).digest('hex').slice(0, 16), room);
  } catch (error) {
    log.error('Pages are not kept on disk.', { error });
    return noCopies;
  }
}

/** Their names say all about them, so that they outlive a build; `undefined` = they are asked for anew. */
function openWords({ DATA_DIR }: Env): WordFiles | undefined {
  if (!DATA_DIR) return undefined;
  try {
    return wordFiles(join(DATA_DIR, 'words'));
  } catch (error) {
    log.error('Words are not kept on disk.', { error });
    return undefined;
  }
}
