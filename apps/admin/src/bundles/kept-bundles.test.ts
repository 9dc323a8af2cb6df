import { mkdir, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeMember, memberPassword } from '../testing/make-member.ts';
import { openTestPayload, type TestPayload } from '../testing/open-payload.ts';

let opened: TestPayload;
let proved = true;
beforeAll(async () => {
  opened = await openTestPayload();
});
afterAll(() => opened.close());

let members = 0;

async function ask(name: string, role: 'admin' | 'editor'): Promise<Response> {
  const { payload } = opened;
  const user = await makeMember(payload, `mona-${(members += 1)}`, role);
  const { token } = await payload.login({ collection: 'users', data: { email: user.email, password: memberPassword } });
  const { bundleRoutes } = await import('./routes.ts');
  const { StaffError } = await import('../platform/staff/staff-error.ts');
  const prove = () => (proved ? Promise.resolve() : Promise.reject(new StaffError('proof_required')));
  const app = bundleRoutes(() => Promise.resolve(payload), { dataDir: opened.dataDir, prove });
  return app.request(`/kept/${name}`, { headers: { Cookie: `nasaq-admin-token=${token}` } });
}

test('what the host has kept is listed, the newest first, and downloaded by administrators who have shown their password', async () => {
  const { keptBundles, keptFolder } = await import('./kept-bundles.ts');
  expect(await keptBundles(opened.dataDir)).toEqual([]);
  const folder = keptFolder(opened.dataDir);
  await mkdir(folder, { recursive: true });
  for (const [place, name] of ['old.zip', 'new.zip', 'half.zip.draft'].entries()) {
    await writeFile(path.join(folder, name), `bytes of ${name}`);
    await utimes(path.join(folder, name), 1_700_000_000 + place, 1_700_000_000 + place);
  }
  await writeFile(path.join(opened.dataDir, 'secret.zip'), 'nobody’s');
  expect((await keptBundles(opened.dataDir)).map(({ bytes, name }) => [name, bytes])).toEqual([
    ['new.zip', 16],
    ['old.zip', 16],
  ]);
  const found = await ask('new.zip', 'admin');
  expect([found.status, found.headers.get('content-disposition'), await found.text()]).toEqual([
    200,
    'attachment; filename="new.zip"',
    'bytes of new.zip',
  ]);
  for (const name of ['none.zip', 'half.zip.draft', '..%2Fsecret.zip'])
    expect([name, (await ask(name, 'admin')).status]).toEqual([name, 404]);
  expect((await ask('new.zip', 'editor')).status).toBe(403);
  proved = false;
  expect((await ask('new.zip', 'admin')).status).toBe(403);
});
