import { type About, type Locale, type Post } from '@nasaq/contract';
import type { Payload } from 'payload';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { texts } from '../../testing/drafts.ts';
import { type AskApi, openTestApi } from '../../testing/open-api.ts';
import { openTestPayload, type TestPayload } from '../../testing/open-payload.ts';
import { storePicture } from '../../testing/store-picture.ts';

let opened: TestPayload;
let payload: Payload;
let ask: AskApi;
const files: Record<string, number> = {};

beforeAll(async () => {
  opened = await openTestPayload();
  payload = opened.payload;
  ask = await openTestApi(payload);
  for (const name of ['face', 'face-dark', 'وجه', 'map']) files[name] = await storePicture(payload, name);
});
afterAll(() => opened.close());

const nameOf = (image: { url: string } | null | undefined) =>
  image && decodeURIComponent(image.url).replace(/^\/media\/|\.png$/g, '');

async function saveAbout(locale: Locale, data: object): Promise<void> {
  const rows = Array.from({ length: 4 }, () => ({ title: 'T', text: 'T', value: '1', label: 'L' }));
  await payload.updateGlobal({
    slug: 'about',
    locale,
    data: { statement: 'S', intro: 'I', figures: rows, ...data, _status: 'published' } as never,
  });
}

const person = (key: string) => ({ key, name: key, role: 'Role', bio: 'Bio' });

test('a portrait that is uploaded in one language is shown in the other, wherever the person stands there', async () => {
  await saveAbout('en', {
    team: [
      { ...person('mona'), portrait: files.face, darkPortrait: files['face-dark'] },
      { ...person('ali'), portrait: files.face },
    ],
  });
  await saveAbout('ar', { team: [{ ...person('ali'), portrait: files['وجه'] }, person('sami'), person('mona')] });
  const { team } = await ask<About>('/about', 'ar');
  expect(team.map(({ key, portrait }) => [key, nameOf(portrait?.picture), nameOf(portrait?.dark)])).toEqual([
    ['ali', 'وجه', null],
    ['sami', undefined, undefined],
    ['mona', 'face', 'face-dark'],
  ]);
  expect(team[2]!.portrait!.picture.alt).toBe('وصف face');
});

test('pictures of the place are those of the language, or else the other one’s without their captions', async () => {
  await saveAbout('en', { place: [{ picture: files.map, caption: 'Five minutes from the station.' }] });
  const told = async (locale: Locale) =>
    (await ask<About>('/about', locale)).place.map(({ caption, picture }) => [nameOf(picture), caption]);
  expect(await told('en')).toEqual([['map', 'Five minutes from the station.']]);
  expect(await told('ar')).toEqual([['map', '']]);
});

test('a post has its author’s portrait; an author without one has none', async () => {
  const author = { name: 'Mona', role: 'Writer', bio: 'Bio', nameOther: 'منى', roleOther: 'كاتبة', bioOther: 'نبذة' };
  for (const [key, pictures] of [
    ['drawn', { portrait: files.face, darkPortrait: files['face-dark'] }],
    ['undrawn', {}],
  ] as const) {
    const { id } = await payload.create({
      collection: 'authors',
      locale: 'en',
      data: { ...author, key, ...pictures } as never,
    });
    await payload.create({
      collection: 'posts',
      locale: 'en',
      data: { ...texts(`By ${key}`), author: id, _status: 'published' } as never,
    });
  }
  const portraitOf = async (slug: string) => (await ask<Post>(`/posts/${slug}`, 'en')).author.portrait;
  const drawn = await portraitOf('by-drawn');
  expect([nameOf(drawn!.picture), nameOf(drawn!.dark)]).toEqual(['face', 'face-dark']);
  expect(await portraitOf('by-undrawn')).toBeNull();
});
