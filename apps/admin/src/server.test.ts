import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import path from 'node:path';
import { expect, inject, test } from 'vitest';
import { onServer } from './testing/test-server.ts';

/** To compile them takes as long as a hundred files of tests: `npm run development:test` does, as `npm run dev` would. */
const screens = Boolean(process.env.SCREENS_FROM_SOURCES);

// As built it is started, stopped and killed in e2e/faults. Next compiles for minutes where the machine is busy.
test(
  `in development it runs from its sources${screens ? ', and so do its screens' : ''}`,
  { tags: ['proof'], timeout: 600_000 },
  async () => {
    const { folder, url } = inject('testServer');
    const database = new URL(url);
    database.pathname = 'development';
    await onServer(url, (sql) => sql('CREATE DATABASE development TEMPLATE nasaq STRATEGY file_copy'));
    const port = await freePort();
    const child = spawn(process.execPath, ['src/server.ts'], {
      cwd: path.resolve(import.meta.dirname, '..'),
      stdio: ['ignore', 'ignore', 'inherit'],
      env: {
        NODE_ENV: 'development',
        DISABLE_PAYLOAD_HMR: 'true',
        NEXT_TELEMETRY_DISABLED: '1',
        NASAQ_DEMO: 'false',
        ADMIN_PORT: String(port),
        DATABASE_URL: database.href,
        DATA_DIR: mkdtempSync(path.join(folder, 'data-')),
        // Next's compiler starts Node by its name.
        PATH: `${path.dirname(process.execPath)}:/usr/bin:/bin`,
      } as unknown as NodeJS.ProcessEnv,
    });
    const ended = once(child, 'close');
    try {
      const host = `http://127.0.0.1:${port}`;
      await expect
        .poll(() => fetch(`${host}/readyz`).then(({ status }) => status, String), { timeout: 300_000, interval: 100 })
        .toBe(200);
      // Next compiles a page of theirs here, and knows no built folder.
      for (const address of ['/api/users/me', ...(screens ? ['/admin/login'] : [])])
        expect([address, (await fetch(host + address)).status]).toEqual([address, 200]);
      child.kill('SIGTERM');
      expect(await ended).toEqual([0, null]);
    } finally {
      child.kill('SIGKILL');
      await ended;
      await onServer(url, (sql) => sql('DROP DATABASE development WITH (FORCE)'));
    }
  },
);

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => void server.close(resolve));
  return port;
}
