import { join } from 'node:path';
import { createSite } from './app.ts';
import { readAssets } from './read-assets.ts';
import { readEnv, type Env } from './env.ts';
import { listen } from './listen.ts';
import { staticFiles } from './static-files.ts';

const clientFolder = join(import.meta.dirname, '../client');

start().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});

async function start(): Promise<void> {
  const env: Env = readEnv();
  const site = createSite({ env, assets: readAssets(clientFolder), files: staticFiles(clientFolder) });
  const { close, port } = await listen(site.fetch, env.SITE_PORT, env.SITE_HOST);
  console.log(`Site: http://${env.SITE_HOST}:${port}`);
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void close());
}
