import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startFixtureAdmin, type FixtureAdmin } from './test/fixture-admin.ts';

let admin: FixtureAdmin;
beforeAll(async () => (admin = await startFixtureAdmin()));
afterAll(() => admin.close());

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

test('the site runs from its sources: its pages, and what it passes on to the admin host', async () => {
  const port = await freePort();
  const site = spawn(process.execPath, ['src/server/dev.ts'], {
    cwd: path.resolve(import.meta.dirname, '../..'),
    env: { PATH: '/usr/bin:/bin', SITE_PORT: String(port), ADMIN_URL: admin.url } as unknown as NodeJS.ProcessEnv,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    const lines = createInterface(site.stdout);
    let said = '';
    // Until it says that it listens, or ends.
    for await (const line of lines) if ((said = line).includes(`:${port}`)) break;
    expect(said).toContain(`:${port}`);
    const read = async (address: string) => (await fetch(`http://127.0.0.1:${port}${address}`)).status;
    expect(await read('/ar/tools')).toBe(200);
    admin.own.set('GET /api/v1/nothing', () => new Response('', { status: 418 }));
    expect(await read('/api/v1/nothing?v=2')).toBe(418);
  } finally {
    site.kill();
    await once(site, 'exit').catch(() => {});
  }
}, 120_000);
