import { locales, type Locale } from '@nasaq/contract';
import { fingerprint, type TranslationRecord } from '@nasaq/translation';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Payload } from 'payload';
import { texts } from '../../testing/drafts.ts';
import { openTestPayload, type TestPayload } from '../../testing/open-payload.ts';

let opened: TestPayload;
let payload: Payload;
let adoptTranslations: typeof import('./adopt.ts').adoptTranslations;
let newest: typeof import('../saving/newest.ts');

beforeAll(async () => {
  opened = await openTestPayload();
  payload = opened.payload;
  ({ adoptTranslations } = await import('./adopt.ts'));
  newest = await import('../saving/newest.ts');
});
afterAll(() => opened.close());

/** As the loader writes, and as it stood before there were records. */
const silent = { context: { silent: true } };

async function make(status: Partial<Record<Locale, 'draft' | 'published'>>): Promise<number> {
  const [first, ...others] = locales.filter((locale) => status[locale]);
  const stamp = Math.random().toString(36).slice(2, 8);
  const data = (locale: Locale) => ({ ...texts(`${stamp} ${locale}`), _status: status[locale]! });
  const draft = (locale: Locale) => status[locale] === 'draft';
  const { id } = await payload.create({
    collection: 'companies',
    locale: first!,
    draft: draft(first!),
    data: data(first!) as never,
    ...silent,
  });
  for (const locale of others)
    await payload.update({ collection: 'companies', id, locale, draft: draft(locale), data: data(locale), ...silent });
  return id;
}

async function stored(id: number) {
  const { stateAr, stateEn, translation } = (await newest.newestOfEntry({ payload } as never, 'companies', id))!;
  return { en: stateEn, ar: stateAr, record: translation as TranslationRecord | null };
}

test('what is on the site in both languages counts as confirmed, and nothing else does', async () => {
  const [both, one, written, empty] = [
    await make({ en: 'published', ar: 'published' }),
    await make({ ar: 'published' }),
    await make({ en: 'published', ar: 'draft' }),
    (await payload.create({ collection: 'companies', locale: 'en', draft: true, data: {} as never, ...silent })).id,
  ];
  expect(await stored(both)).toMatchObject({ record: null });
  expect(await adoptTranslations(payload)).toBe(3);
  expect(await stored(both)).toMatchObject({ en: 'source', ar: 'confirmed', record: { source: 'en' } });
  expect(await stored(one)).toMatchObject({ ar: 'source', en: 'missing', record: { source: 'ar' } });
  expect(await stored(written)).toMatchObject({ ar: 'draft', record: { source: 'en', marks: { ar: {} } } });
  expect(await stored(empty)).toMatchObject({ record: null });
  const { title } = await payload.findByID({ collection: 'companies', id: both, locale: 'en' });
  const { findSources } = await import('./confirmed-sources.ts');
  const print = (await stored(both)).record!.marks.ar.title!.source;
  expect(await findSources({ payload } as never, [print])).toEqual({ [fingerprint(title)]: title });
});

test('it happens once for each entry, goes on where it stopped, and leaves alone what has a record', async () => {
  const ids = [await make({ en: 'published', ar: 'published' }), await make({ en: 'published', ar: 'published' })];
  const [first, second] = ids as [number, number];
  const { adopt } = await import('./adopt.ts');
  const { inTransaction } = await import('../../platform/database/in-transaction.ts');
  expect(await inTransaction(payload, (req) => adopt(req, { collection: 'companies', id: first }))).toBe(true);
  const { marks } = (await stored(first)).record!;
  // Two hosts at once.
  const adopted = await Promise.all([adoptTranslations(payload), adoptTranslations(payload)]);
  expect(adopted[0]! + adopted[1]!).toBe(1);
  expect((await stored(first)).record!.marks).toEqual(marks);
  expect(await stored(second)).toMatchObject({ ar: 'confirmed' });
  expect(await adoptTranslations(payload)).toBe(0);
});

test('who edits an entry before it was adopted takes nothing away: what was on the site is what counts', async () => {
  const id = await make({ en: 'published', ar: 'published' });
  await payload.update({ collection: 'companies', id, locale: 'en', draft: true, data: { title: 'Changed since' } });
  expect(await stored(id)).toMatchObject({ record: null });
  await adoptTranslations(payload);
  const { ar, record } = await stored(id);
  expect(ar).toBe('outdated');
  expect(Object.keys(record!.marks.ar).sort()).toEqual(['body', 'summary', 'title']);
});

test('pages that exist once are adopted alike', async () => {
  for (const locale of locales)
    await payload.updateGlobal({
      slug: 'care',
      locale,
      data: { statement: `Care ${locale}`, intro: `Intro ${locale}`, _status: 'published' },
      ...silent,
    });
  expect(await adoptTranslations(payload)).toBe(1);
  expect(await newest.newestOfGlobal({ payload } as never, 'care')).toMatchObject({
    stateEn: 'source',
    stateAr: 'confirmed',
    translation: { marks: { ar: { statement: { as: 'confirmed', by: null } } } },
  });
});
