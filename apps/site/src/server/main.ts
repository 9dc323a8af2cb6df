import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createSite } from './app.ts';
import { commonSecret } from './common-secret.ts';
import { readEnv, type Env } from './env.ts';
import { listen } from './listen.ts';
import { openPageServer } from './open-page-server.ts';
import { fastAnswer } from './page-cache/fast-answer.ts';
import { followChanges } from './page-cache/follow-changes.ts';
import { noCopies, pageCopies } from './page-cache/page-copies.ts';
import type { PageCopies } from './page-cache/page-cache.ts';
import { receivePurge } from './page-cache/receive-purge.ts';
import { readAssets } from './read-assets.ts';
import { staticFiles } from './static-files.ts';

const clientFolder = join(import.meta.dirname, '../client');

start().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});

async function start(): Promise<void> {
  const env: Env = readEnv();
  const server = openPageServer(env, readAssets(clientFolder), openCopies(env));
  const { cache, siteData } = server;
  const follower = followChanges(
    { purge: (tags) => [siteData, cache].forEach((kept) => kept?.purge(tags)) },
    env.ADMIN_URL,
  );
  const site = createSite({
    ...server,
    files: staticFiles(clientFolder),
    purges: receivePurge(follower, () => commonSecret(env)),
  });
  const fast = cache ? fastAnswer(cache, env.SITE_URL) : undefined;
  const { close, port } = await listen(site.fetch, env.SITE_PORT, env.SITE_HOST, fast);
  console.log(`Site: http://${env.SITE_HOST}:${port}`);
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => {
      follower.close();
      void close();
    });
  }
}

/** Copies belong to a build, by its manifest; where the folder cannot be written, the site does without. */
function openCopies({ DATA_DIR }: Env): PageCopies {
  if (!DATA_DIR) return noCopies;
  const manifest = readFileSync(join(clientFolder, 'manifest.json'));
  try {
    return pageCopies(join(DATA_DIR, 'pages'), createHash('sha256').update(manifest).digest('hex').slice(0, 16));
  } catch (error) {
    console.error(`Pages are not kept on disk: ${String(error)}`);
    return noCopies;
  }
}
