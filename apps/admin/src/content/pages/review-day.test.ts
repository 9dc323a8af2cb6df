import type { Payload, Where } from 'payload';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signIn, type Staff } from '../../submissions/inbox/testing/staff.ts';
import { texts } from '../../testing/drafts.ts';
import { openTestPayload, type TestPayload } from '../../testing/open-payload.ts';
import { contentLabels } from '../catalogue/index.ts';

let opened: TestPayload;
let payload: Payload;
let editor: Staff;
let arabicEditor: Staff;
let category: number;

beforeAll(async () => {
  opened = await openTestPayload();
  payload = opened.payload;
  editor = await signIn(payload, 'editor');
  arabicEditor = await signIn(payload, 'editor', 'ar');
  ({ id: category } = await payload.create({
    collection: 'categories',
    locale: 'en',
    data: { of: 'articles', title: 'Payment', slug: 'payment' } as never,
  }));
});
afterAll(() => opened.close());

const passed = '2020-03-01T12:00:00.000Z';
const inDays = (days: number) => new Date(Date.now() + days * 24 * 3_600_000).toISOString();

/** @param reviewBy as somebody set it when it was still to come */
async function article(reviewBy: string | null): Promise<string> {
  const data = { ...texts(`Article ${Math.random()}`), category, reviewBy } as never;
  const { id } = await payload.create({ collection: 'articles', locale: 'en', draft: true, data });
  return `/articles/${id}`;
}

async function stored(address: string): Promise<string | null> {
  const answer = await editor.call(`${address}?locale=en&draft=true&depth=0`);
  return ((await answer.json()) as { reviewBy: string | null }).reviewBy;
}

interface Refusal {
  errors: { data?: { errors: { message: string; path: string }[] } }[];
}

test.each(['true', 'false'])(
  'a day that has passed is refused at its field (draft: %s), in the reader’s language',
  async (draft) => {
    const next = inDays(30);
    const address = await article(next);
    for (const [who, language] of [
      [editor, 'en'],
      [arabicEditor, 'ar'],
    ] as const) {
      const answer = await who.send('PATCH', `${address}?locale=en&draft=${draft}`, { reviewBy: passed });
      expect(answer.status).toBe(400);
      const { errors } = (await answer.json()) as Refusal;
      expect(errors[0]!.data!.errors).toMatchObject([
        { path: 'reviewBy', message: contentLabels.articles.reviewByPast[language] },
      ]);
    }
    expect(await stored(address)).toBe(next);
  },
);

test('a day to come is taken, and so is none', async () => {
  const address = await article(null);
  for (const reviewBy of [inDays(0), inDays(400), null]) {
    expect((await editor.send('PATCH', `${address}?locale=en&draft=true`, { reviewBy })).status).toBe(200);
    expect(await stored(address)).toBe(reviewBy);
  }
});

test('a day that has passed since is saved with the rest, on the form and on the desk, and published', async () => {
  const address = await article(passed);
  const form = { summary: 'Another summary.', reviewBy: passed };
  expect((await editor.send('PATCH', `${address}?locale=en&draft=true`, form)).status).toBe(200);
  const { bases } = (await (await editor.call(`${address}/desk`)).json()) as { bases: Record<string, object> };
  const languages = { en: { values: { summary: 'Of the desk.' }, base: bases.en } };
  expect((await editor.call(`${address}/desk`, { form: 'a-desk', languages })).status).toBe(200);
  expect((await editor.send('PATCH', `${address}?locale=en`, { _status: 'published' })).status).toBe(200);
  expect(await stored(address)).toBe(passed);
});

test('a copy begins without the day that has passed, and with one that is to come', async () => {
  const next = inDays(9);
  for (const [before, after] of [
    [passed, null],
    [next, next],
  ]) {
    const copied = await editor.send('POST', `${await article(before!)}/duplicate?locale=en`, {});
    expect(copied.status).toBe(200);
    const { doc } = (await copied.json()) as { doc: { id: number } };
    expect(await stored(`/articles/${doc.id}`)).toBe(after);
  }
});

test('a version with such a day comes back whole', async () => {
  const address = await article(passed);
  const id = Number(address.split('/').at(-1));
  expect((await editor.send('PATCH', `${address}?locale=en`, { _status: 'published' })).status).toBe(200);
  await editor.send('PATCH', `${address}?locale=en&draft=true`, { reviewBy: null });
  const where: Where = { and: [{ parent: { equals: id } }, { 'version.reviewBy': { equals: passed } }] };
  const { docs } = await payload.findVersions({ collection: 'articles', where, limit: 1 });
  const restored = await editor.call(`/articles/versions/${docs[0]!.id}`, { languages: ['en'], shared: true });
  expect(restored.status).toBe(200);
  expect(await stored(address)).toBe(passed);
});
