import type { Payload } from 'payload';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signIn, type Staff } from '../../submissions/inbox/testing/staff.ts';
import { openForm } from '../saving/testing/cms-form.ts';
import { openTestPayload, type TestPayload } from '../../testing/open-payload.ts';

let opened: TestPayload;
let payload: Payload;
let editor: Staff;
const week = 7 * 24 * 60 * 60 * 1000;

beforeAll(async () => {
  opened = await openTestPayload();
  payload = opened.payload;
  editor = await signIn(payload, 'editor');
});
afterAll(() => opened.close());

/** As Payload does when somebody opens the form of a new entry. */
async function clickPlus(): Promise<number> {
  const made = await payload.create({
    collection: 'posts',
    locale: 'en',
    draft: true,
    data: {} as never,
    user: editor.user,
    overrideAccess: false,
  });
  return made.id;
}

/** The ids in the list of posts, in a content language. */
async function listed(locale: 'en' | 'ar'): Promise<number[]> {
  const where = await payload.collections.posts.config.admin.baseFilter!({
    limit: 10,
    page: 1,
    req: {} as never,
    sort: 'id',
  });
  const list = {
    collection: 'posts',
    draft: true,
    locale,
    where: where!,
    overrideAccess: false,
    user: editor.user,
  } as const;
  return (await payload.find({ ...list, pagination: false })).docs.map(({ id }) => id);
}

/** How many entries stand above the list, as far as their state in English is told. */
async function counted(): Promise<number> {
  const { countListStates } = await import('../translation/count-states.ts');
  const { en } = await countListStates(payload, 'posts');
  return Object.values(en).reduce((sum, count) => sum + count, 0);
}

async function remove(after: number): Promise<void> {
  const { removeUntouched } = await import('./untouched.ts');
  await removeUntouched(payload, new Date(Date.now() + after));
}

const isThere = async (id: number) =>
  (await payload.findByID({ collection: 'posts', id, draft: true, disableErrors: true })) !== null;

test('a form that was only opened stands in no list and on no board, and is gone after a week', async () => {
  const before = await counted();
  const id = await clickPlus();
  expect(await listed('en')).not.toContain(id);
  expect(await counted()).toBe(before);
  await remove(week / 2);
  expect(await isThere(id)).toBe(true);
  await remove(week * 2);
  expect(await isThere(id)).toBe(false);
});

test.each(['title', 'summary'])(
  'the first word, as a %s, makes it an entry in the lists of both languages',
  async (field) => {
    const before = await counted();
    const id = await clickPlus();
    const form = await openForm({ payload, user: editor.user, collection: 'posts', id, locale: 'ar' });
    form.type({ [field]: 'حبر' });
    await form.autosave();
    expect(await listed('en')).toContain(id);
    expect(await listed('ar')).toContain(id);
    expect(await counted()).toBe(before + 1);
    await remove(week * 2);
    expect(await isThere(id)).toBe(true);
  },
);

test('what was written stays, though whoever wrote it has left and it has no title', async () => {
  const leaving = await signIn(payload, 'editor');
  const id = await clickPlus();
  const form = await openForm({ payload, user: leaving.user, collection: 'posts', id, locale: 'en' });
  form.type({ summary: 'Left behind' });
  await form.autosave();
  await payload.delete({ collection: 'users', id: leaving.user.id as number });
  await remove(week * 2);
  expect(await isThere(id)).toBe(true);
});

test('what the product itself has written is an entry', async () => {
  const made = await payload.create({
    collection: 'posts',
    locale: 'ar',
    draft: true,
    data: { title: 'ورق' } as never,
  });
  expect(await listed('en')).toContain(made.id);
});
