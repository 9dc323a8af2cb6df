import { randomUUID } from 'node:crypto';
import { chmod, mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest';

let url: string;
let dataDir: string;
let runCommand: (typeof import('./run.ts'))['runCommand'];
let commands: (typeof import('./run.ts'))['commands'];

beforeAll(async () => {
  const server = inject('testServer');
  const name = `commands-${randomUUID()}`;
  await on(server.url, `CREATE DATABASE "${name}" TEMPLATE nasaq STRATEGY file_copy`);
  const address = new URL(server.url);
  address.pathname = name;
  url = address.href;
  dataDir = path.join(server.folder, name);
  await mkdir(path.join(dataDir, 'media'), { recursive: true });
  await writeFile(path.join(dataDir, 'secret'), 'a secret', { mode: 0o600 });
  vi.stubEnv('DATABASE_URL', url);
  vi.stubEnv('DATA_DIR', dataDir);
  vi.stubEnv('SMTP_URL', 'smtp://127.0.0.1:1');
  vi.stubEnv('SITE_ADDRESSES', 'http://127.0.0.1:1');
  ({ commands, runCommand } = await import('./run.ts'));
});
afterAll(async () => {
  vi.unstubAllEnvs();
  const { closePayload } = await import('../payload.ts');
  await closePayload();
  await on(inject('testServer').url, `DROP DATABASE "${new URL(url).pathname.slice(1)}" WITH (FORCE)`);
});

async function on<T extends object>(connectionString: string, sql: string): Promise<T[]> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    return (await client.query<T>(sql)).rows;
  } finally {
    await client.end();
  }
}

async function run(...words: string[]) {
  const said = { out: '', err: '' };
  const log = vi.spyOn(console, 'log').mockImplementation((text: string) => void (said.out += `${text}\n`));
  const error = vi
    .spyOn(console, 'error')
    .mockImplementation((text: unknown) => void (said.err += `${String(text)}\n`));
  try {
    return { code: await runCommand(words), ...said };
  } finally {
    log.mockRestore();
    error.mockRestore();
  }
}

test.each([
  [[], 'Say what to do.'],
  [['bakcup'], 'bakcup is no command.'],
  [['--now'], '--now is no command.'],
  [['restore'], 'Something is missing.'],
  [['restore', 'a', 'b'], 'b is too much.'],
  [['restore', 'a', '--force'], "Unknown option '--force'."],
  [['create-user', 'a@b.example'], 'Say who it is'],
  [['create-user', 'a@b.example', '--name', 'A', '--role', 'king'], 'king is no role.'],
])('%o → not understood: code 2, with a sentence and how it is used', async (words, sentence) => {
  const { code, err, out } = await run(...words);
  expect(code).toBe(2);
  expect(out).toBe('');
  expect(err).toContain(sentence);
  expect(err).toContain('Usage: nasaq');
});

test('the help names every command, and each explains itself', async () => {
  const { code, out } = await run('help');
  expect(code).toBe(0);
  for (const { name, summary } of commands) {
    expect(out).toContain(summary);
    const own = await run('help', name);
    expect(own).toEqual(await run(name, '--help'));
    expect(own.out).toContain(`Usage: nasaq ${name}`);
  }
});

test('a member of staff is made once, with a password that is printed and has to be changed; so after a reset', async () => {
  const create = () =>
    run('create-user', 'mona@nasaq.example', '--name', 'Mona Adel', '--role', 'admin', '--role', 'agent');
  const { code, out } = await create();
  expect(code).toBe(0);
  const password = / password (\S+),/.exec(out)![1]!;
  expect(await create()).toMatchObject({ code: 1, err: expect.stringContaining('mona@nasaq.example already') });
  const users = () =>
    on<{ name: string; must: boolean; hash: string }>(
      url,
      'SELECT name, must_change_password AS must, hash FROM users',
    );
  const [before] = await users();
  expect(before).toMatchObject({ name: 'Mona Adel', must: true });
  expect(await run('reset-password', 'MONA@nasaq.example')).toMatchObject({
    code: 0,
    out: expect.not.stringContaining(password),
  });
  const [after] = await users();
  expect(after).toMatchObject({ must: true });
  expect(after!.hash).not.toBe(before!.hash);
  expect(await run('reset-password', 'nobody@nasaq.example')).toMatchObject({ code: 1 });
});

test('hosts are told to begin anew', async () => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const heard: string[] = [];
  client.on('notification', ({ payload }) => void heard.push(payload ?? ''));
  await client.query('LISTEN nasaq_changes');
  for (const name of ['purge', 'reindex']) expect(await run(name)).toMatchObject({ code: 0 });
  await expect.poll(() => heard).toHaveLength(2);
  expect(JSON.parse(heard[0]!)).toMatchObject({ change: { type: 'all' }, count: expect.any(Number) });
  await client.end();
});

test('tables that lack a migration are brought to this release, once', async () => {
  expect(await run('migrate')).toMatchObject({ code: 0, out: expect.stringContaining('Nothing to do') });
});

test('the check says what is well, what is not, and what to do; what is bad is its exit code', async () => {
  await chmod(path.join(dataDir, 'secret'), 0o644);
  const { code, out } = await run('check');
  expect(code).toBe(1);
  for (const line of [
    /^ok +The database answers: PostgreSQL \d+/m,
    /^ok +The tables are those of this release/m,
    /^ok +The clocks of this machine and of the database agree/m,
    /^ok +.*\/media can be read and written/m,
    /^look .*\/uploads is not there yet/m,
    /^BAD +.*\/secret can be read by others: chmod 600/m,
    /^BAD +The mail server 127\.0\.0\.1:1 does not: .*ECONNREFUSED/m,
    /^look The site at http:\/\/127\.0\.0\.1:1 does not answer/m,
    /^look There are no backups/m,
  ])
    expect(out).toMatch(line);
  await on(url, `INSERT INTO payload_migrations (name, batch) VALUES ('20991231_000000_later', 99)`);
  expect((await run('check')).out).toMatch(/^look The tables are of a newer release \(20991231_000000_later\)/m);
});
