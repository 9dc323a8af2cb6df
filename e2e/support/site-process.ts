import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';

const main = process.env.JOURNEYS_SITE_MAIN ?? path.resolve(import.meta.dirname, '../../apps/site/dist/server/main.js');

export interface SiteProcess {
  url: string;
  stop(): Promise<void>;
}

/** The built site in a process of its own, at a free port, over any admin host; `settings` are environment variables. */
export async function startSite(adminUrl: string, settings: Record<string, string> = {}): Promise<SiteProcess> {
  const own = { SITE_PORT: '0', SITE_HOST: '127.0.0.1', ADMIN_URL: adminUrl, NODE_ENV: 'production' };
  const env = { ...process.env, ...own, ...settings };
  const child = spawn(process.execPath, [main], { env, stdio: ['ignore', 'pipe', 'ignore'] });
  const ended = once(child, 'close');
  for await (const line of createInterface({ input: child.stdout })) {
    const url = /"Site: (http:[^"]+)"/.exec(line)?.[1];
    if (!url) continue;
    child.stdout.resume();
    return {
      url,
      async stop() {
        child.kill('SIGTERM');
        await ended;
      },
    };
  }
  throw new Error('The site has not started.');
}
