import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmod, chown, mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { localePath, locales, paths } from '@nasaq/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { quickFolder } from '../../bin/test/quick-folder.ts';
import { validValues } from '../support/submission-values.ts';
import { openDatabaseServer, type DatabaseServer } from './product/database-server.ts';
import { adminUrl, ports, root, secret, siteUrl } from './product/places.ts';
import { until } from './product/until.ts';
import { call } from './sender/call.ts';
import { Sender } from './sender/sender.ts';

/** Away from the project, whose node_modules Node would find from below it. */
let folder: string;
let database: DatabaseServer;
/** That of the database, whom alone its socket lets in. Who is not root stays who they are. */
let user: { uid?: number; gid?: number } = {};
const children = new Set<ChildProcess>();

beforeAll(async () => {
  folder = await mkdtemp(path.join(quickFolder(), 'nasaq-packages-'));
  await chmod(folder, 0o755);
  database = await openDatabaseServer(path.join(folder, 'database'));
  if (process.getuid?.() === 0) {
    const { gid, uid } = await stat(new URL(database.url).searchParams.get('host')!);
    user = { uid, gid };
  }
  await promisify(execFile)(process.execPath, [path.join(root, 'bin/package.mjs'), `--out=${folder}`]);
  for (const name of ['admin', 'site'] as const) {
    await mkdir(dataOf(name));
    if (user.uid !== undefined) await chown(dataOf(name), user.uid, user.gid!);
  }
  await writeFile(path.join(folder, 'secret'), secret);
});
afterAll(async () => {
  for (const child of children) child.kill('SIGKILL');
  await database?.stop();
  await rm(folder, { recursive: true, force: true });
});

const dataOf = (name: string) => path.join(folder, `data-of-${name}`);

function settings(name: 'admin' | 'site'): NodeJS.ProcessEnv {
  return {
    PATH: '/usr/bin:/bin',
    HOME: dataOf(name),
    DATA_DIR: dataOf(name),
    NASAQ_SECRET_FILE: path.join(folder, 'secret'),
    SITE_URL: siteUrl,
    SITE_PORT: String(ports.site),
    ADMIN_URL: adminUrl,
    ADMIN_PORT: String(ports.admin),
    DRAIN_SECONDS: '2',
    ...(name === 'admin' && { DATABASE_URL: database.url, NASAQ_DEMO: 'false', ADMIN_EMAIL: 'a@nasaq.example' }),
  } as unknown as NodeJS.ProcessEnv;
}

async function start(name: 'admin' | 'site') {
  const child = spawn(process.execPath, ['server.mjs'], {
    cwd: path.join(folder, name),
    env: settings(name),
    stdio: ['ignore', 'pipe', 'pipe'],
    ...user,
  });
  children.add(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += String(chunk)));
  const address = name === 'admin' ? adminUrl : siteUrl;
  const isReady = async () => (await call(`${address}/readyz`).catch(() => undefined))?.status === 200;
  await until(
    async () => child.exitCode !== null || (await isReady()),
    () => `the packed ${name} is ready, which has said:\n${output}`,
    { patience: 170_000 },
  );
  if (child.exitCode !== null) throw new Error(`The packed ${name} has ended:\n${output}`);
  return async () => {
    const ended = once(child, 'close');
    child.kill('SIGTERM');
    await until(
      async () => (await call(`${address}/readyz`)).status === 503,
      `the packed ${name} says that it is about to end`,
    );
    expect((await call(`${address}/healthz`)).status).toBe(200);
    return (await ended)[0] as number | null;
  };
}

const run = async (name: 'admin' | 'site', ...words: string[]) =>
  (
    await promisify(execFile)(process.execPath, words, {
      cwd: path.join(folder, name),
      env: settings(name),
      ...user,
    })
  ).stdout;

test(
  'packages by themselves, of a user who may write nothing but the data → ready, pages, a form, the command line, a calm end',
  { tags: ['proof'] },
  async () => {
    const endAdmin = await start('admin');
    const endSite = await start('site');
    for (const locale of locales) {
      const page = await call(`${siteUrl}${localePath(locale, paths.home)}`);
      expect([locale, page.status]).toEqual([locale, 200]);
      expect(page.text).toMatch(new RegExp(`<html lang="${locale}`));
    }
    const screen = await call(`${adminUrl}/admin/login`);
    expect(screen.status).toBe(200);

    const sender = new Sender('ar');
    const draft = sender.draft('contacts', validValues('contacts', 'packed@nasaq.example', ''));
    await sender.send(draft);
    expect(sender.told.map(({ status }) => status)).toEqual([201]);

    await run('admin', 'health.mjs');
    await run('site', 'health.mjs');
    expect(await run('admin', 'nasaq.mjs', 'check')).toContain('The tables are those of this release');
    expect(await endSite()).toBe(0);
    expect(await endAdmin()).toBe(0);
  },
);
