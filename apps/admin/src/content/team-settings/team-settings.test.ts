import { createLocalReq, type Payload } from 'payload';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeMember } from '../../testing/make-member.ts';
import { openTestPayload, type TestPayload } from '../../testing/open-payload.ts';
import { userLabels } from '../../users/catalogue/index.ts';
import { openPlainForm } from '../saving/testing/plain-form.ts';

let opened: TestPayload;
let payload: Payload;
beforeAll(async () => {
  opened = await openTestPayload();
  payload = opened.payload;
});
afterAll(() => opened.close());

const as = { depth: 0, overrideAccess: true } as const;

/** What is in force for everybody. */
async function inForce() {
  const { readLevels } = await import('../checks/levels.ts');
  const { asksSecondPerson } = await import('../review/second-person.ts');
  const { readPublished } = await import('../../platform/payload/read-settings.ts');
  const { second_factor, second_factor_roles } = await readPublished({ payload }, 'staff-security');
  return {
    levels: await readLevels(payload),
    reviewed: [await asksSecondPerson({ payload }, 'posts'), await asksSecondPerson({ payload }, 'works')],
    factor: [second_factor, second_factor_roles],
  };
}

const set = {
  checks: { levels: { placeholder: 'off' } },
  review: { secondPerson: { posts: true } },
  'staff-security': { second_factor: 'roles', second_factor_roles: ['sales', 'agent'] },
} as const;
const slugs = ['checks', 'review', 'staff-security'] as const;
const ofAll = { levels: { placeholder: 'off' }, reviewed: [true, false], factor: ['roles', ['sales', 'agent']] };

test('what was never published binds nobody, however much of it is drafted', async () => {
  for (const slug of slugs) await payload.updateGlobal({ ...as, slug, data: set[slug] as never });
  expect(await inForce()).toEqual({ levels: {}, reviewed: [false, false], factor: [undefined, undefined] });
  for (const slug of slugs) await payload.updateGlobal({ ...as, slug, data: { _status: 'published' } as never });
  expect(await inForce()).toEqual(ofAll);
});

test('what was saved before there were drafts stays in force, and is the version to which somebody can go back', async () => {
  const { migrations } = await import('../../platform/database/migrations/index.ts');
  const [moment, drafts] = ['contract_nightly_moment', 'drafts_of_team_settings'].map((wanted) =>
    migrations.find(({ name }) => name.endsWith(wanted))!,
  );
  const { drizzle: db } = payload.db as unknown as { drizzle: never };
  const context = { db, payload, req: { payload } as never };
  const { lastNight } = await import('../checks/nightly.ts');
  const { queryOn } = await import('../../platform/database/query.ts');
  const query = queryOn(payload);
  await moment!.down(context);
  await drafts!.down(context);
  await query(`UPDATE checks SET ran_at = '2026-11-28T03:04:05.678Z'`);
  await drafts!.up(context);
  await moment!.up(context);
  expect(await inForce()).toEqual(ofAll);
  expect(await lastNight(query)).toBe('2026-11-28T03:04:05.678Z');
  for (const slug of slugs) {
    const { docs } = await payload.findGlobalVersions({ ...as, slug });
    expect(docs).toMatchObject([{ version: { ...set[slug], _status: 'published' }, latest: true }]);
  }
});

test('two administrators decide about two checks without a dispute, about one with its levels in words, and versions name it', async () => {
  const [mona, karim] = [await makeMember(payload, 'Mona', 'admin'), await makeMember(payload, 'Karim', 'admin')];
  const open = (user: typeof mona) => openPlainForm({ payload, target: { global: 'checks' }, user, locale: 'en' });
  const [hers, his] = [await open(mona), await open(karim)];
  his.type({ levels: { placeholder: null } });
  await his.save();
  hers.type({ levels: { placeholder: 'off', 'double-space': 'stops' } });
  await hers.save();
  expect(hers.base.conflicts).toEqual([]);
  expect((await open(mona)).values).toMatchObject({ levels: { 'double-space': 'stops' } });

  his.type({ levels: { ...(his.values.levels as object), 'double-space': 'off' } });
  await his.save();
  expect(his.base.conflicts).toMatchObject([
    { path: 'levels.double-space', label: expect.stringContaining('Double space'), theirs: 'Stops publishing' },
  ]);

  await (await open(mona)).publish();
  const { readVersion } = await import('../versions/read-version.ts');
  const { docs } = await payload.findGlobalVersions({ ...as, slug: 'checks', sort: '-updatedAt', limit: 1 });
  const req = await createLocalReq({ user: mona }, payload);
  const version = (await readVersion(req, { global: 'checks' }, Number(docs[0]!.id), 'former'))!;
  expect(version.hasFormer).toBe(true);
  const former = payload.findGlobalVersions({ ...as, slug: 'checks', sort: 'updatedAt', limit: 1 });
  const oldest = (await readVersion(req, { global: 'checks' }, Number((await former).docs[0]!.id), 'now'))!;
  expect(oldest.differences.shared.map(({ label }) => label.en)).toEqual(
    expect.arrayContaining([expect.stringContaining('›')]),
  );
  expect((await inForce()).levels).toEqual({ 'double-space': 'stops' });
});

test('what a colleague has drafted since a form was opened is told to who saves theirs, also where their own was never set', async () => {
  const [hoda, omar] = [await makeMember(payload, 'Hoda', 'admin'), await makeMember(payload, 'Omar', 'admin')];
  const open = (user: typeof hoda) => openPlainForm({ payload, target: { global: 'review' }, user, locale: 'en' });
  const [hers, his] = [await open(hoda), await open(omar)];
  his.type({ secondPerson: { legals: true } });
  await his.save();
  // As a browser sends it: a box that was never ticked has no value.
  hers.type({ secondPerson: { articles: true } });
  await hers.save();
  expect(hers.othersTold).toMatchObject([{ path: 'secondPerson.legals', by: 'Omar' }]);
  expect(hers.values).toMatchObject({ secondPerson: { legals: true, articles: true } });
});

test('a rule for some roles names one at least before it is in force', async () => {
  const nobody = { second_factor: 'roles', second_factor_roles: [] };
  const save = (_status: 'draft' | 'published') =>
    payload.updateGlobal({
      ...as,
      slug: 'staff-security',
      draft: _status === 'draft',
      data: { ...nobody, _status } as never,
    });
  await save('draft');
  await expect(save('published')).rejects.toMatchObject({
    data: { errors: [{ path: 'second_factor_roles', message: userLabels.security.noRoles.en }] },
  });
  expect((await inForce()).factor).toEqual(ofAll.factor);
});
