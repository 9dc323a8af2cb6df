import { createServer } from 'node:http';
import path from 'node:path';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { openDatabaseServer, type DatabaseServer } from './product/database-server.ts';
import { administrator, adminUrl, ports, secret, siteUrl } from './product/places.ts';
import { readPage } from './product/read-page.ts';
import { StartCommand } from './product/start-command.ts';
import { until } from './product/until.ts';

let database: DatabaseServer;
let started: StartCommand;

const env = (): Record<string, string> => ({
  ADMIN_PORT: String(ports.admin),
  SITE_PORT: String(ports.site),
  ADMIN_URL: adminUrl,
  SITE_URL: siteUrl,
  DATA_DIR: path.join(inject('faultsFolder'), 'data'),
  DATABASE_URL: database.url,
  NASAQ_SECRET: secret,
  NASAQ_DEMO: 'false',
  ADMIN_EMAIL: administrator.email,
  ADMIN_PASSWORD: administrator.password,
  WATCHDOG_SECONDS: '6',
  // For the test that stops an event loop from inside; it opens when the process is asked to.
  NODE_OPTIONS: '--inspect-port=0',
});

beforeAll(async () => {
  database = await openDatabaseServer(path.join(inject('faultsFolder'), 'database'));
  started = new StartCommand(env());
  await started.says('Site and admin host are ready.');
});
afterAll(async () => {
  await started.stop();
  await database.stop();
});

/** Does something to a host, and waits until another process has taken its place and answers. */
async function replaced(app: 'admin' | 'site', act: (pid: number) => void | Promise<void>): Promise<string> {
  const position = started.output.length;
  const pid = started.pid(app);
  if (pid === undefined) throw new Error(`The ${app} does not run:\n${started.output}`);
  await act(pid);
  await started.says(`apps/${app} is back.`, position);
  expect(started.pid(app)).not.toBe(pid);
  const health = `${app === 'admin' ? adminUrl : siteUrl}/readyz`;
  // It says 503 where its disk or its database take too long, as on a busy machine.
  await until(async () => (await fetch(health)).status === 200, `the ${app} is well`);
  return started.output.slice(position);
}

test(
  'the admin host is killed → the site goes on and shows what it holds; the admin host is started again, later each time',
  { tags: ['proof'] },
  async () => {
    await until(async () => (await readPage('/services')).cache === 'hit', 'the site holds the page');
    const site = started.pid('site');
    const first = await replaced('admin', async (pid) => {
      process.kill(pid, 'SIGKILL');
      await started.says('apps/admin ended (SIGKILL)');
      const { status, cache } = await readPage('/services');
      expect([status, cache]).toEqual([200, 'hit']);
    });
    expect(first).toContain('apps/admin ended (SIGKILL) and is started again in 1 s.');
    const second = await replaced('admin', (pid) => void process.kill(pid, 'SIGKILL'));
    expect(second).toContain('apps/admin ended (SIGKILL) and is started again in 2 s.');
    expect(started.pid('site')).toBe(site);
  },
);

test('the site is killed → it is started again, the admin host goes on', async () => {
  const admin = started.pid('admin');
  const said = await replaced('site', (pid) => void process.kill(pid, 'SIGKILL'));
  expect(said).toContain('apps/site ended (SIGKILL) and is started again in 1 s.');
  expect(started.pid('admin')).toBe(admin);
  expect((await readPage('/services')).status).toBe(200);
});

test('the admin host does nothing any more → it is ended and started again', { tags: ['proof'] }, async () => {
  const said = await replaced('admin', (pid) => void process.kill(pid, 'SIGSTOP'));
  expect(said).toContain('apps/admin has answered nothing for 6 s and is ended.');
});

test.each(['admin', 'site'] as const)(
  'the event loop of the %s stands still → it is ended and started again',
  { tags: ['proof'] },
  async (app) => {
    const said = await replaced(app, async (pid) => {
      const position = started.output.length;
      process.kill(pid, 'SIGUSR1');
      await until(() => inspector(position) !== undefined, 'the inspector listens');
      await evaluate(inspector(position)!, 'for (;;);');
    });
    expect(said).toContain(`apps/${app} has answered nothing for 6 s and is ended.`);
  },
);

test('a taken port → the start ends with a sentence, and is not tried for ever', async () => {
  const taken = createServer((_, response) => response.end()).listen(0, '127.0.0.1');
  await until(() => taken.listening, 'the port is taken');
  const { port } = taken.address() as { port: number };
  const other = new StartCommand({ ...env(), ADMIN_PORT: String(port), ADMIN_URL: `http://127.0.0.1:${port}` });
  expect(await other.ended()).toBe(1);
  expect(other.output).toContain('another program has it');
  expect(other.output).not.toContain('started again');
  taken.close();
});

test('a wrong setting → the start ends with a sentence that names it', async () => {
  const other = new StartCommand({ ...env(), WATCHDOG_SECONDS: 'often' });
  expect(await other.ended()).toBe(1);
  expect(other.output).toContain('WATCHDOG_SECONDS must be a whole number of seconds, not "often".');
});

test('asked to end → both hosts end, and nothing is started again', async () => {
  const position = started.output.length;
  expect(await started.stop()).toBe(0);
  expect([started.pid('admin'), started.pid('site')]).toEqual([undefined, undefined]);
  expect(started.output.slice(position)).not.toContain('started again');
});

function inspector(position: number): string | undefined {
  return /Debugger listening on (ws:\S+)\n/.exec(started.output.slice(position))?.[1];
}

/** Has it evaluated; whether it ever ends is not waited for. */
async function evaluate(address: string, expression: string): Promise<void> {
  const socket = new WebSocket(address);
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve);
    socket.addEventListener('error', reject);
  });
  socket.send(JSON.stringify({ id: 1, method: 'Runtime.evaluate', params: { expression } }));
}
