import { locales, type Locale } from '@nasaq/contract';
import type { Payload } from 'payload';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { signIn, type Staff } from '../../submissions/inbox/testing/staff.ts';
import { texts } from '../../testing/drafts.ts';
import { openTestPayload, type TestPayload } from '../../testing/open-payload.ts';

let opened: TestPayload;
let payload: Payload;
let editor: Staff;

beforeAll(async () => {
  opened = await openTestPayload();
  payload = opened.payload;
  editor = await signIn(payload, 'editor');
});
afterAll(() => opened.close());

const words = { en: texts('Written'), ar: texts('مكتوب') };
const newWords = { en: texts('Waiting'), ar: texts('منتظر') };

interface Before {
  published: Locale[];
  waiting?: Locale[];
}

/** A company that is written in both languages. */
async function company({ published, waiting = [] }: Before): Promise<number> {
  const { id } = await payload.create({ collection: 'companies', locale: 'en', draft: true, data: words.en as never });
  await save(id, 'ar', words.ar, true);
  for (const locale of published) await save(id, locale, { _status: 'published' }, false);
  for (const locale of waiting) await save(id, locale, newWords[locale], true);
  return id;
}

function save(id: number, locale: Locale, data: object, draft: boolean) {
  return payload.update({ collection: 'companies', id, locale, draft, data: data as never });
}

/** As the buttons of the trash ask, for one entry and for many. */
async function restore(id: number, status: 'draft' | 'published'): Promise<void> {
  const where = `where[and][0][id][equals]=${id}&where[and][1][deletedAt][exists]=true`;
  const answer = await editor.send('PATCH', `/companies?trash=true&${where}`, { deletedAt: null, _status: status });
  expect([answer.status, await answer.json()]).toMatchObject([200, { docs: [{ id }] }]);
}

async function trash(id: number): Promise<void> {
  const answer = await editor.send('PATCH', `/companies/${id}`, { deletedAt: new Date().toISOString() });
  expect(answer.status).toBe(200);
  expect(await onSite(id)).toEqual({ en: null, ar: null });
}

/** The titles that readers see. */
function onSite(id: number) {
  return titles({ where: { and: [{ id: { equals: id } }, { _status: { equals: 'published' } }] } });
}

/** The titles that editors see. */
function written(id: number) {
  return titles({ draft: true, where: { id: { equals: id } } });
}

async function titles(query: Partial<Parameters<Payload['find']>[0]>) {
  const found = await Promise.all(
    locales.map(async (locale) => {
      const { docs } = await payload.find({ collection: 'companies', locale, fallbackLocale: false, ...query });
      return [locale, (docs[0] as { title?: string } | undefined)?.title ?? null];
    }),
  );
  return Object.fromEntries(found) as Record<Locale, string | null>;
}

const cases: Before[] = [
  { published: ['en', 'ar'] },
  { published: ['en', 'ar'], waiting: ['en'] },
  { published: ['en', 'ar'], waiting: ['ar'] },
  { published: ['en'] },
  { published: ['ar'] },
  { published: ['ar'], waiting: ['ar'] },
  { published: ['en'], waiting: ['ar'] },
];

describe.each(cases)('what was published in $published, with what waits in $waiting', (before) => {
  test('comes back as a draft, for no reader', async () => {
    const id = await company(before);
    const text = await written(id);
    await trash(id);
    await restore(id, 'draft');
    expect(await onSite(id)).toEqual({ en: null, ar: null });
    expect(await written(id)).toEqual(text);
  });

  test('comes back as it was', async () => {
    const id = await company(before);
    const [text, readers] = [await written(id), await onSite(id)];
    await trash(id);
    await restore(id, 'published');
    expect(await onSite(id)).toEqual(readers);
    expect(await written(id)).toEqual(text);
  });
});

test('what was never published is so where it comes back as published, in the languages that are complete', async () => {
  const both = await company({ published: [] });
  const { id: half } = await payload.create({
    collection: 'companies',
    locale: 'ar',
    draft: true,
    data: texts('نصف') as never,
  });
  for (const id of [both, half]) {
    await trash(id);
    await restore(id, 'published');
  }
  expect(await onSite(both)).toEqual({ en: 'Written', ar: 'مكتوب' });
  expect(await onSite(half)).toEqual({ en: null, ar: 'نصف' });
});
