import type { Locale } from '@nasaq/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Payload } from 'payload';
import type { Change } from '../../platform/changes/change.ts';
import { texts } from '../../testing/drafts.ts';
import { openTestPayload, type TestPayload } from '../../testing/open-payload.ts';

let opened: TestPayload;
let payload: Payload;
let changes: Change[] = [];

beforeAll(async () => {
  opened = await openTestPayload();
  payload = opened.payload;
  const { onChange } = await import('../../platform/changes/change.ts');
  onChange((change) => changes.push(change));
});
afterAll(() => opened.close());
beforeEach(() => {
  changes = [];
});

async function draft(title: string): Promise<number> {
  const doc = await payload.create({ collection: 'companies', locale: 'en', draft: true, data: texts(title) as never });
  return doc.id;
}

async function publish(id: number, locale: Locale, data: object = {}) {
  return payload.update({ collection: 'companies', id, locale, data: { ...data, _status: 'published' } as never });
}

async function published(locale: Locale): Promise<string[]> {
  const { docs } = await payload.find({
    collection: 'companies',
    locale,
    fallbackLocale: false,
    where: { _status: { equals: 'published' } },
    pagination: false,
  });
  return docs.map(({ title }) => title);
}

test('an entry that is published in English only is found in English only', async () => {
  const id = await draft('English first');
  expect(await published('en')).not.toContain('English first');
  await publish(id, 'en');
  expect(await published('en')).toContain('English first');
  const arabic = await payload.findByID({ collection: 'companies', id, locale: 'ar', fallbackLocale: false });
  expect(arabic._status).not.toBe('published');
  expect(arabic.title ?? null).toBeNull();
});

test('rows that one language alone had, and that were removed, are gone for its readers once that is published', async () => {
  const id = await draft('Rows of one language');
  await publish(id, 'ar', { ...texts('صفوف لغة واحدة'), figures: [{ value: '١', label: 'صف' }] });
  const figures = async () =>
    (await payload.findByID({ collection: 'companies', id, locale: 'ar', fallbackLocale: false })).figures ?? [];
  expect(await figures()).toHaveLength(1);
  await payload.update({ collection: 'companies', id, locale: 'ar', draft: true, data: { figures: [] } });
  expect(await figures()).toHaveLength(1);
  await publish(id, 'ar');
  expect(await figures()).toEqual([]);
});

test('an Arabic draft of a published entry stays hidden until it is published', async () => {
  const id = await draft('Two languages');
  await publish(id, 'en');
  await payload.update({ collection: 'companies', id, locale: 'ar', draft: true, data: texts('لغتان') as never });
  expect(await published('ar')).not.toContain('لغتان');
  expect(await published('en')).toContain('Two languages');
  await publish(id, 'ar');
  expect(await published('ar')).toContain('لغتان');
  expect(await published('en')).toContain('Two languages');
  const all = (await payload.findByID({ collection: 'companies', id, locale: 'all' })) as unknown as {
    _status: unknown;
    slug: unknown;
    key: string;
  };
  expect(all._status).toEqual({ en: 'published', ar: 'published' });
  expect(all.slug).toEqual({ en: 'two-languages', ar: 'لغتان' });
  expect(all.key).toBe('two-languages');
});

test('publishing Arabic leaves an English draft of the same entry unpublished', async () => {
  const id = await draft('Old English');
  await publish(id, 'en');
  await payload.update({ collection: 'companies', id, locale: 'ar', draft: true, data: texts('عربي') as never });
  await payload.update({ collection: 'companies', id, locale: 'en', draft: true, data: { title: 'New English' } });
  await publish(id, 'ar');
  expect(await published('en')).toContain('Old English');
  expect(await published('en')).not.toContain('New English');
  const newest = await payload.findByID({ collection: 'companies', id, locale: 'en', draft: true });
  expect(newest.title).toBe('New English');
});

test('withdrawing Arabic leaves English published', async () => {
  const id = await draft('Stays');
  await publish(id, 'en');
  await publish(id, 'ar', texts('يذهب'));
  changes = [];
  await payload.update({ collection: 'companies', id, locale: 'ar', data: { _status: 'draft' } });
  expect(await published('ar')).not.toContain('يذهب');
  expect(await published('en')).toContain('Stays');
  expect(changes).toEqual([{ type: 'companies', id, key: 'stays', withdrawn: true }]);
});

test('a language is withdrawn also while its draft lacks what its page needs, and nothing that waits goes out with it', async () => {
  const id = await draft('Half rewritten');
  await publish(id, 'en');
  await publish(id, 'ar', texts('يُسحب'));
  const emptied = { title: '', publishedAt: '2020-01-01T00:00:00.000Z' };
  await payload.update({ collection: 'companies', id, locale: 'ar', draft: true, data: emptied });
  changes = [];
  await payload.update({ collection: 'companies', id, locale: 'ar', data: { _status: 'draft' } });
  expect(await published('ar')).not.toContain('يُسحب');
  expect(changes).toEqual([{ type: 'companies', id, key: 'half-rewritten', withdrawn: true }]);
  const seen = await payload.findByID({ collection: 'companies', id, locale: 'en' });
  expect([seen.title, seen._status, seen.publishedAt === emptied.publishedAt]).toEqual([
    'Half rewritten',
    'published',
    false,
  ]);
  const newest = await payload.findByID({ collection: 'companies', id, locale: 'ar', draft: true });
  expect(newest).toMatchObject({ ...emptied, _status: 'draft' });
  await expect(publish(id, 'ar')).rejects.toThrow();
  await publish(id, 'ar', { title: 'يعود' });
  expect(await published('ar')).toContain('يعود');
});

test('a page that exists once is withdrawn in one language also while its draft lacks what it needs', async () => {
  const about = (locale: Locale, data: object, draft = false) =>
    payload.updateGlobal({ slug: 'about', locale, draft, data: data as never });
  const shown = async (locale: Locale) => payload.findGlobal({ slug: 'about', locale, fallbackLocale: false });
  await about('en', { statement: 'We build.', intro: 'Since 2009.', _status: 'published' });
  await about('ar', { statement: 'نبني.', intro: 'منذ ٢٠٠٩.', _status: 'published' });
  await about('ar', { statement: '' }, true);
  await about('ar', { _status: 'draft' });
  expect([(await shown('en'))._status, (await shown('ar'))._status]).toEqual(['published', 'draft']);
  expect((await payload.findGlobal({ slug: 'about', locale: 'ar', draft: true })).statement).toBe('');
});

test('drafts and autosaves announce nothing, publications and edits do', async () => {
  const id = await draft('Announced');
  expect(changes).toEqual([]);
  await publish(id, 'en');
  expect(changes).toEqual([{ type: 'companies', id, key: 'announced' }]);
  changes = [];
  await payload.update({
    collection: 'companies',
    id,
    locale: 'en',
    draft: true,
    autosave: true,
    data: { summary: 'Typing' },
  });
  expect(changes).toEqual([]);
  await publish(id, 'en', { summary: 'Typed' });
  expect(changes).toHaveLength(1);
});

test('a listener that reads at once sees the committed content', async () => {
  const { onChange } = await import('../../platform/changes/change.ts');
  const id = await draft('Committed');
  const seen: Promise<string | undefined>[] = [];
  const stop = onChange(() => {
    seen.push(
      payload.findByID({ collection: 'companies', id, locale: 'en' }).then(({ _status }) => _status ?? undefined),
    );
  });
  await publish(id, 'en');
  stop();
  expect(seen).toHaveLength(1);
  expect(await seen[0]).toBe('published');
});

test('a save that fails announces nothing', async () => {
  const id = await draft('Fails');
  await expect(publish(id, 'en', { summary: '' })).rejects.toThrow('Summary');
  expect(changes).toEqual([]);
});

test('deletion and trash of a published entry are announced, of a draft not', async () => {
  const shown = await draft('Shown');
  const hidden = await draft('Hidden');
  await publish(shown, 'en');
  changes = [];
  await payload.delete({ collection: 'companies', id: hidden });
  expect(changes).toEqual([]);
  await payload.update({
    collection: 'companies',
    id: shown,
    locale: 'en',
    data: { deletedAt: new Date().toISOString() } as never,
  });
  expect(changes).toHaveLength(1);
  expect(await published('en')).not.toContain('Shown');
  await payload.delete({ collection: 'companies', id: shown, trash: true });
});

test('«publish all» leaves a language that is not written unpublished', async () => {
  const id = await draft('Half written');
  await payload.update({ collection: 'companies', id, locale: 'ar', draft: true, data: { title: 'نصف' } });
  await payload.update({
    collection: 'companies',
    id,
    locale: 'en',
    publishAllLocales: true,
    data: { _status: 'published' },
  });
  expect(await published('en')).toContain('Half written');
  expect(await published('ar')).not.toContain('نصف');
});

test('«publish all» publishes both languages where both are written', async () => {
  const id = await draft('Both written');
  await payload.update({ collection: 'companies', id, locale: 'ar', draft: true, data: texts('كلاهما') as never });
  await payload.update({
    collection: 'companies',
    id,
    locale: 'en',
    publishAllLocales: true,
    data: { _status: 'published' },
  });
  expect(await published('en')).toContain('Both written');
  expect(await published('ar')).toContain('كلاهما');
});

test('rows of one language do not touch those of the other', async () => {
  const id = await draft('Rows');
  const rows = (prefix: string, count: number) =>
    Array.from({ length: count }, (_, index) => ({ title: `${prefix}${index}`, text: prefix }));
  await publish(id, 'en', { sections: rows('en', 3) });
  await publish(id, 'ar', { ...texts('صفوف'), sections: rows('ar', 2) });
  const read = async (locale: Locale) =>
    (await payload.findByID({ collection: 'companies', id, locale })).sections ?? [];
  expect((await read('en')).map(({ title }) => title)).toEqual(['en0', 'en1', 'en2']);
  expect((await read('ar')).map(({ title }) => title)).toEqual(['ar0', 'ar1']);
});

test('at most 50 versions of an entry are kept', async () => {
  const id = await draft('Versions');
  for (let number = 0; number < 55; number += 1) {
    await payload.update({
      collection: 'companies',
      id,
      locale: 'en',
      draft: true,
      data: { summary: `Version ${number}` },
    });
  }
  const { totalDocs } = await payload.countVersions({ collection: 'companies', where: { parent: { equals: id } } });
  expect(totalDocs).toBe(50);
});

test('a title of spaces is none, in either language and in a taxonomy too', async () => {
  const id = await draft('Words');
  await expect(publish(id, 'en', { title: '  ' })).rejects.toThrow('Title');
  await expect(publish(id, 'ar', { ...texts('كلمات'), summary: '\u00a0' })).rejects.toThrow('Summary');
  expect(await published('en')).not.toContain('Words');
  await expect(payload.create({ collection: 'tags', locale: 'en', data: { title: ' ' } as never })).rejects.toThrow(
    'Title',
  );
});
