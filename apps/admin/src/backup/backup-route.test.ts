import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeMember, memberPassword } from '../testing/make-member.ts';
import { openTestPayload, type TestPayload } from '../testing/open-payload.ts';
import { entriesOf, textOf } from './entries.ts';
import { unseal } from './sealed-file.ts';
import type { LastBackup } from './backup-route.ts';

let opened: TestPayload;
let proved = true;
beforeAll(async () => {
  opened = await openTestPayload();
  await writeFile(path.join(opened.dataDir, 'first-login.json'), '{"email":"a@b.example"}');
});
afterAll(() => opened.close());

let members = 0;

async function ask(role: 'admin' | 'editor', passphrase?: string, headers: Record<string, string> = {}) {
  const { payload } = opened;
  const user = await makeMember(payload, `mona-${(members += 1)}`, role);
  const { token } = await payload.login({ collection: 'users', data: { email: user.email, password: memberPassword } });
  const { backupRoutes } = await import('./index.ts');
  const { StaffError } = await import('../platform/staff/staff-error.ts');
  const prove = () => (proved ? Promise.resolve() : Promise.reject(new StaffError('proof_required')));
  const app = backupRoutes(() => Promise.resolve(payload), { prove });
  return app.request('/', {
    headers: { Cookie: `nasaq-admin-token=${token}`, ...headers },
    ...(passphrase !== undefined && { method: 'POST', body: new URLSearchParams({ passphrase }) }),
  });
}

const last = async () => (await (await ask('admin')).json()) as LastBackup;

test('an administrator downloads a backup that their passphrase opens, and that counts as made', async () => {
  const passphrase = 'عبارة طويلة & more of it';
  expect(await last()).toEqual({ made: null, failed: null });
  const answer = await ask('admin', passphrase);
  expect([answer.status, answer.headers.get('content-disposition')]).toEqual([
    200,
    expect.stringMatching(/^attachment; filename="nasaq-[\dTZ-]+\.backup"$/),
  ]);
  const sealed = Buffer.from(await answer.arrayBuffer());
  const kinds = new Set<string>();
  let moment = '';
  for await (const { body, head } of entriesOf(unseal(pieces(sealed), passphrase, 'it'), 'it')) {
    kinds.add(head.kind);
    const text = await textOf(body);
    if (head.kind === 'backup') ({ moment } = JSON.parse(text) as { moment: string });
  }
  expect([...kinds]).toEqual(expect.arrayContaining(['backup', 'secrets', 'table', 'manifest']));
  expect(await last()).toEqual({ made: { at: moment, bytes: sealed.length }, failed: null });
  const { docs } = await opened.payload.find({
    collection: 'acts',
    where: { kind: { equals: 'backups' } },
    depth: 0,
    overrideAccess: true,
  });
  expect(docs.map(({ act }) => act)).toEqual(['exported']);
});

async function* pieces(bytes: Buffer): AsyncGenerator<Buffer> {
  for (let at = 0; at < bytes.length; at += 50_000) yield bytes.subarray(at, at + 50_000);
}

test('who breaks off has no backup, and leaves nothing behind', async () => {
  const before = await last();
  const { body } = await ask('admin', 'a passphrase of the test');
  await body!.cancel();
  expect(await last()).toEqual(before);
});

test('nobody else gets one, nor who has not shown their password, nor from another page, nor with a short passphrase', async () => {
  const long = 'a passphrase of the test';
  expect((await ask('editor', long)).status).toBe(403);
  expect((await ask('editor')).status).toBe(403);
  expect((await ask('admin', 'elevenchars')).status).toBe(422);
  expect((await ask('admin', long, { Origin: 'https://other.example' })).status).toBe(403);
  proved = false;
  const refused = await ask('admin', long);
  expect([refused.status, ((await refused.json()) as { error: { code: string } }).error.code]).toEqual([
    403,
    'proof_required',
  ]);
});
