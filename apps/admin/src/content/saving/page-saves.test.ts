import { otherLocale, type Locale } from '@nasaq/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createLocalReq, updateOperationGlobal, type Payload, type TypedUser } from 'payload';
import { makeMember } from '../../testing/make-member.ts';
import { openTestPayload, type TestPayload } from '../../testing/open-payload.ts';
import type { FormBase } from './form-base.ts';
import type { Doc } from './merge.ts';

let opened: TestPayload;
let payload: Payload;
let user: TypedUser;

beforeAll(async () => {
  opened = await openTestPayload();
  payload = opened.payload;
  user = await makeMember(payload, 'Sara');
});
afterAll(() => opened.close());

const who = (locale: Locale) => ({ locale, fallbackLocale: false, depth: 0, overrideAccess: false, user }) as const;

/** The form of a page that exists once, whole. */
async function open(locale: Locale): Promise<Doc> {
  return (await payload.findGlobal({ slug: 'care', draft: true, ...who(locale) })) as unknown as Doc;
}

/** As the CMS’s own endpoint calls it: Payload’s local interface knows no autosave of a page. */
async function autosave(locale: Locale, form: Doc): Promise<Doc> {
  const req = await createLocalReq({ user, locale, fallbackLocale: false }, payload);
  const globalConfig = payload.globals.config.find(({ slug }) => slug === 'care')!;
  const data = structuredClone({ ...form, _status: 'draft' });
  const call = { slug: 'care', globalConfig, data, depth: 0, draft: true, autosave: true, req };
  return (await updateOperationGlobal(call as never)) as unknown as Doc;
}

test('forms of a page in both languages, opened at the same time, keep each other’s rows and texts', async () => {
  await autosave('en', { ...(await open('en')), statement: 'We answer', faq: [{ question: 'One?', answer: '1' }] });
  const [english, second, arabic] = [await open('en'), await open('en'), await open('ar')];
  await autosave('ar', { ...arabic, statement: 'نحن نجيب' });
  const [row] = english.faq as Doc[];
  await autosave('en', {
    ...english,
    faq: [
      { ...row, answer: 'One' },
      { id: 'a'.repeat(24), question: 'Two?', answer: '2' },
    ],
  });
  const answer = await autosave('en', { ...second, intro: 'Always' });
  expect(await open('en')).toMatchObject({
    statement: 'We answer',
    intro: 'Always',
    faq: [{ id: row!.id, answer: 'One' }, { question: 'Two?' }],
  });
  expect(await open('ar')).toMatchObject({ statement: 'نحن نجيب' });
  const { conflicts, others, publication } = answer.formBase as FormBase;
  expect(conflicts).toEqual([]);
  expect(others.map(({ by, label }) => [by, label])).toEqual([
    ['Sara', 'Questions and answers'],
    ['Sara', 'Questions and answers 1 › Answer'],
  ]);
  expect(publication.languages).toEqual({ en: 'draft', ar: 'draft' });
});

test('two forms that rewrite one text of a page are told, in the language of the menus', async () => {
  const [one, two] = [await open('en'), await open('en')];
  await autosave('en', { ...one, intro: 'First' });
  const answer = await autosave('en', { ...two, intro: 'Second' });
  expect(answer.intro).toBe('Second');
  expect((answer.formBase as FormBase).conflicts).toMatchObject([
    { path: 'intro', label: 'Introduction', theirs: 'First' },
  ]);
  expect((await open('en')).intro).toBe('First');
  expect((await open(otherLocale('en'))).intro ?? null).toBeNull();
});
