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

const signInTraces = async () => ({
  member: (
    await on(
      url,
      `SELECT must_change_password AS must, invited_until AS invited, reset_password_token AS token,
         (SELECT count(*)::int FROM users_sessions WHERE _parent_id = users.id) AS sessions,
         (SELECT count(*)::int FROM staff_factors WHERE member = users.id) AS factors
       FROM users WHERE email = 'hala@nasaq.example'`,
    )
  )[0],
  mails: (
    await on<{ subject: string }>(url, `SELECT subject FROM mails WHERE "to" = 'hala@nasaq.example' ORDER BY id`)
  ).map(({ subject }) => subject),
  acts: await on(
    url,
    `SELECT act, detail, actor, "from" LIKE 'nasaq (%' AS here FROM acts
     WHERE record = (SELECT id FROM users WHERE email = 'hala@nasaq.example') ORDER BY id`,
  ),
});

test('a reset at the command line settles what one by mail settles, is told to its owner, and stands in the trail', async () => {
  expect(await run('create-user', 'hala@nasaq.example', '--name', 'Hala', '--language', 'ar')).toMatchObject({
    code: 0,
  });
  const signedIn = async () => {
    await on(
      url,
      `UPDATE users SET must_change_password = false, reset_password_token = 'open', reset_password_expiration = now()
         + interval '1 hour' WHERE email = 'hala@nasaq.example';
       INSERT INTO users_sessions (_order, _parent_id, id, created_at, expires_at)
         SELECT 1, id, gen_random_uuid(), now(), now() + interval '1 hour' FROM users WHERE email = 'hala@nasaq.example'`,
    );
  };
  await signedIn();
  await on(
    url,
    `INSERT INTO staff_factors (member, kind, updated_at, created_at)
       SELECT id, kind::enum_staff_factors_kind, now(), now() FROM users, unnest(ARRAY['totp', 'passkey', 'recovery']) AS kind
       WHERE email = 'hala@nasaq.example'`,
  );
  expect(await run('reset-password', 'hala@nasaq.example')).toMatchObject({ code: 0 });
  const settled = { must: true, invited: null, token: null, sessions: 0 };
  const password = { act: 'password', detail: null, actor: null, here: true };
  const made = { act: 'roles', detail: '· → editor', actor: null, here: true };
  expect(await signInTraces()).toEqual({
    member: { ...settled, factors: 3 },
    mails: ['تغيّرت كلمة مرورك'],
    acts: [made, password],
  });
  await signedIn();
  expect(await run('reset-second-factor', ' Hala@nasaq.example')).toMatchObject({ code: 0 });
  const { acts, mails, member } = await signInTraces();
  expect(member).toMatchObject({ must: false, sessions: 0, factors: 0 });
  expect(mails).toHaveLength(2);
  expect(acts).toEqual([made, password, { act: 'second_factor', detail: 'reset', actor: null, here: true }]);
  expect(await run('reset-second-factor', 'hala@nasaq.example')).toMatchObject({
    code: 1,
    err: 'Hala has no second factor.\n',
  });
  expect(await run('reset-second-factor', 'nobody@nasaq.example')).toMatchObject({ code: 1 });
});

test('maintenance begins and ends, says since when it is on, and once more changes nothing', async () => {
  const off = { code: 0, out: 'All hosts write: there is no maintenance.\n', err: '' };
  expect(await run('maintenance')).toEqual(off);
  const begun = await run('maintenance', 'on');
  expect(begun.out).toMatch(/^All hosts only read, since \d{4}-/);
  expect(await run('maintenance', 'on')).toEqual(begun);
  expect(await run('maintenance')).toEqual(begun);
  expect(await run('maintenance', 'off')).toEqual(off);
  expect((await run('maintenance', 'perhaps')).err).toContain('perhaps is neither on nor off.');
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
