import type { Payload } from 'payload';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestPayload, type TestPayload } from '../../testing/open-payload.ts';

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
