import type { Locale } from '@nasaq/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Payload, TypedUser } from 'payload';
import { paragraph, texts } from '../../testing/drafts.ts';
import { makeMember } from '../../testing/make-member.ts';
import { openTestPayload, type TestPayload } from '../../testing/open-payload.ts';
import { openForm } from './testing/cms-form.ts';

let opened: TestPayload;
let payload: Payload;
let sara: TypedUser;
let omar: TypedUser;
let authors: number[];

beforeAll(async () => {
  opened = await openTestPayload();
  payload = opened.payload;
  [sara, omar] = [await makeMember(payload, 'Sara'), await makeMember(payload, 'Omar')];
  const author = (name: string) =>
    payload.create({ collection: 'authors', locale: 'en', data: { name, role: 'Writer', bio: 'Writes' } as never });
  authors = [(await author('Layla')).id, (await author('Karim')).id];
});
afterAll(() => opened.close());

let id: number;

beforeEach(async () => {
  // As the form of a new entry is made: empty, in one language.
  id = (await payload.create({ collection: 'posts', locale: 'en', draft: true, data: {}, user: sara } as never)).id;
});

const form = (user: TypedUser, locale: Locale) => openForm({ payload, user, collection: 'posts', id, locale });
const newest = (locale: Locale) =>
  payload.findByID({ collection: 'posts', id, locale, draft: true, depth: 0, overrideAccess: true });
const onSite = (locale: Locale) =>
  payload.findByID({ collection: 'posts', id, locale, fallbackLocale: false, depth: 0, overrideAccess: true });

/** Both languages on the site, written by the first author. */
async function publishBoth(): Promise<void> {
  const english = await form(sara, 'en');
  english.type({ ...texts(`English ${id}`), author: authors[0] });
  await english.publish();
  const arabic = await form(sara, 'ar');
  arabic.type(texts(`عربي ${id}`));
  await arabic.publish();
}

test('the first word in the second language leaves author and tags as they are', async () => {
  const english = await form(sara, 'en');
  english.type({ title: 'Written in English', author: authors[0], tags: [] });
  await english.autosave();
  const arabic = await form(sara, 'ar');
  expect(arabic.values.author).toBe(authors[0]);
  arabic.type({ title: 'كلمة' });
  await arabic.autosave();
  expect((await newest('en')).author).toBe(authors[0]);
});

test('what the database cannot store is left out of what a form sends, and the rest is stored', async () => {
  const english = await form(sara, 'en');
  english.type({ title: 'On\0e', body: paragraph('A half \uD83D of a\0 pair') });
  await english.autosave();
  expect(await newest('en')).toMatchObject({ title: 'One', body: paragraph('A half  of a pair') });
  const created = await payload.create({
    collection: 'posts',
    locale: 'en',
    draft: true,
    data: { title: 'T\0wo' } as never,
  });
  expect(created.title).toBe('Two');
});

test('an entry has a state in both languages from its first moment', async () => {
  const both = await payload.findByID({ collection: 'posts', id, locale: 'all', draft: true, overrideAccess: true });
  expect(both._status).toEqual({ en: 'draft', ar: 'draft' });
});

test('the form of a published language shows the shared fields of the other language’s draft, and keeps them', async () => {
  await publishBoth();
  const english = await form(sara, 'en');
  english.type({ author: authors[1] });
  await english.autosave();
  const arabic = await form(omar, 'ar');
  expect(arabic.values).toMatchObject({ author: authors[1], title: `عربي ${id}` });
  arabic.type({ summary: 'ملخص آخر' });
  await arabic.autosave();
  expect(await newest('en')).toMatchObject({ author: authors[1], title: `English ${id}` });
  expect((await onSite('en')).author).toBe(authors[0]);
});

test('a form that was opened before a colleague’s change does not bring the old value back', async () => {
  await publishBoth();
  const arabic = await form(omar, 'ar');
  const english = await form(sara, 'en');
  english.type({ author: authors[1] });
  await english.autosave();
  arabic.type({ title: 'كلمة' });
  await arabic.autosave();
  expect((await newest('en')).author).toBe(authors[1]);
  expect(arabic.base.others).toMatchObject([{ path: 'author', label: 'Author', by: 'Sara' }]);
});

test('two people who change different fields of one language lose nothing', async () => {
  const [one, two] = [await form(sara, 'en'), await form(omar, 'en')];
  one.type({ title: 'By Sara' });
  two.type({ summary: 'By Omar' });
  await one.autosave();
  await two.autosave();
  expect(await newest('en')).toMatchObject({ title: 'By Sara', summary: 'By Omar' });
});

test('two people who change the same field are told, and nothing is written over', async () => {
  const [one, two] = [await form(sara, 'en'), await form(omar, 'en')];
  one.type({ summary: 'By Sara' });
  await one.autosave();
  two.type({ summary: 'By Omar', title: 'Also by Omar' });
  await two.autosave();
  // What is not in dispute is saved.
  expect(await newest('en')).toMatchObject({ summary: 'By Sara', title: 'Also by Omar' });
  expect(two.values.summary).toBe('By Omar');
  expect(two.base.conflicts).toMatchObject([{ path: 'summary', label: 'Summary', by: 'Sara', theirs: 'By Sara' }]);
  two.keepMine('summary');
  await two.autosave();
  expect(two.base.conflicts).toEqual([]);
  expect((await newest('en')).summary).toBe('By Omar');
});

test('publishing over somebody else’s text is refused with an error at the field, and publishes nothing', async () => {
  await publishBoth();
  const [one, two] = [await form(sara, 'en'), await form(omar, 'en')];
  one.type({ summary: 'By Sara' });
  await one.autosave();
  two.type({ summary: 'By Omar' });
  await expect(two.publish()).rejects.toMatchObject({
    status: 409,
    data: {
      errors: [{ path: 'summary', label: 'Summary', message: expect.stringMatching(/Sara.* has changed “.*Summary/u) }],
    },
  });
  expect((await onSite('en')).summary).toBe(`Summary of English ${id}`);
});

test('saves of several people at the same moment all stay', async () => {
  const forms = await Promise.all([form(sara, 'en'), form(omar, 'en'), form(sara, 'ar'), form(omar, 'ar')]);
  const values = [{ title: 'A' }, { summary: 'B' }, { title: 'ج' }, { author: authors[1] }];
  forms.forEach((one, index) => one.type(values[index]!));
  await Promise.all(forms.map((one) => one.autosave()));
  expect(await newest('en')).toMatchObject({ title: 'A', summary: 'B', author: authors[1] });
  expect(await newest('ar')).toMatchObject({ title: 'ج' });
});

test('a form whose answer got lost goes on with its own text', async () => {
  const one = await form(sara, 'en');
  one.type({ summary: 'First' });
  await one.autosave({ lost: true });
  one.type({ summary: 'Second' });
  await one.autosave();
  expect((await newest('en')).summary).toBe('Second');
  expect(one.base.conflicts).toEqual([]);
});

test('a save without a base changes exactly what it names', async () => {
  await publishBoth();
  const arabic = await form(omar, 'ar');
  await payload.update({
    collection: 'posts',
    id,
    locale: 'en',
    draft: true,
    data: { author: authors[1]! },
    user: sara,
  });
  await payload.update({
    collection: 'posts',
    where: { id: { equals: id } },
    locale: 'en',
    draft: true,
    data: { summary: 'Bulk' },
  });
  arabic.type({ title: 'كلمة' });
  await arabic.autosave();
  expect(await newest('en')).toMatchObject({ author: authors[1], summary: 'Bulk' });
});

test('who has changed what stays inside', async () => {
  const one = await form(sara, 'en');
  one.type({ title: 'Mine' });
  await one.autosave();
  expect(one.values.changes).toBeUndefined();
  const { changes } = (await newest('en')) as unknown as { changes: object };
  expect(changes).toMatchObject({ 'en:title': [sara.id, expect.any(Number), one.base.form] });
});

test('the form says what of each language is on the site, and what waits', async () => {
  const states = async () => (await form(sara, 'en')).base.publication;
  expect(await states()).toEqual({ languages: { en: 'missing', ar: 'missing' }, shared: false });
  const untitled = await form(sara, 'ar');
  untitled.type({ summary: 'ملخص بلا عنوان' });
  await untitled.autosave();
  expect(untitled.base.publication.languages).toEqual({ en: 'missing', ar: 'untitled' });
  const listed = await (
    await import('../schedules/language-states.ts')
  ).languageStates(payload, { collection: 'posts', id });
  expect(listed).toEqual({ en: 'missing', ar: 'untitled' });
  await publishBoth();
  expect(await states()).toEqual({ languages: { en: 'published', ar: 'published' }, shared: false });
  const arabic = await form(sara, 'ar');
  arabic.type({ summary: 'ملخص', author: authors[1] });
  await arabic.autosave();
  expect(arabic.base.publication).toEqual({ languages: { en: 'published', ar: 'changed' }, shared: true });
  const english = await form(sara, 'en');
  english.type({ summary: 'Changed' });
  await english.autosave();
  expect(english.base.publication.languages).toEqual({ en: 'changed', ar: 'changed' });
  await english.publish();
  expect(english.base.publication).toEqual({ languages: { en: 'published', ar: 'changed' }, shared: false });
});
