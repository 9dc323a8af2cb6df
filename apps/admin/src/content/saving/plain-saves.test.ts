import type { Locale } from '@nasaq/contract';
import { createLocalReq, type Payload, type TypedUser } from 'payload';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OverruledInPlace } from './overruled-endpoint.ts';
import { storePicture } from '../../testing/store-picture.ts';
import { picture } from '../../uploads/testing/pictures.ts';
import { openPlainForm, type PlainTarget } from './testing/plain-form.ts';
import { openWithStaff } from './testing/written-entry.ts';

let payload: Payload;
let users: TypedUser[];
let close: () => Promise<void>;

beforeAll(async () => {
  ({ close, payload, users } = await openWithStaff(['Sara', 'Omar']));
});
afterAll(() => close());

const open = (target: PlainTarget, place: 0 | 1, locale: Locale) =>
  openPlainForm({ payload, target, user: users[place]!, locale });

async function makeAuthor(): Promise<PlainTarget> {
  const english = { name: 'Mona', role: 'Engineer', bio: 'Writes' };
  const { id } = await payload.create({ collection: 'authors', locale: 'en', data: english as never });
  const arabic = { name: 'منى', role: 'مهندسة', bio: 'تكتب' };
  await payload.update({ collection: 'authors', id, locale: 'ar', data: arabic });
  return { collection: 'authors', id };
}

test('no form of a text in two languages locks anybody out', () => {
  const { collections, globals } = payload.config;
  const localized = [...collections, ...globals].filter(({ admin, flattenedFields }) => {
    const isShown = admin.hidden !== true;
    return isShown && JSON.stringify(flattenedFields.map(localizedIn)).includes('true');
  });
  expect(localized.length).toBeGreaterThan(20);
  expect(localized.filter(({ lockDocuments }) => lockDocuments !== false).map(({ slug }) => slug)).toEqual([]);
});

function localizedIn(field: { localized?: boolean; flattenedFields?: unknown[] }): boolean {
  const inside = (field.flattenedFields ?? []) as { localized?: boolean; flattenedFields?: unknown[] }[];
  return Boolean(field.localized) || inside.some(localizedIn);
}

test('a text of one language that two forms write in both of their languages is one text', async () => {
  const author = await makeAuthor();
  const [english, arabic] = [await open(author, 0, 'en'), await open(author, 1, 'ar')];
  english.type({ nameOther: 'المهندسة منى', role: 'Chief engineer' });
  await english.save();
  arabic.type({ name: 'منى سالم', bio: 'تكتب وتعلّم' });
  await arabic.save();
  expect(arabic.base.conflicts).toMatchObject([{ path: 'name', label: 'Name', by: 'Sara', theirs: 'المهندسة منى' }]);
  expect(arabic.base.others).toEqual([]);
  expect(arabic.values).toMatchObject({ name: 'منى سالم', bio: 'تكتب وتعلّم', roleOther: 'Chief engineer' });
  arabic.keepMine('name');
  await arabic.save();
  expect((await open(author, 0, 'en')).values).toMatchObject({ nameOther: 'منى سالم', bioOther: 'تكتب وتعلّم' });
});

test('a form is saved by nobody else who has signed in meanwhile', async () => {
  const author = await makeAuthor();
  const form = await open(author, 0, 'en');
  form.type({ role: 'Of Sara' });
  const instead = { ...author, user: users[1]!, overrideAccess: false, locale: 'en', data: form.values } as never;
  await expect(payload.update(instead)).rejects.toMatchObject({ status: 403 });
  await form.save();
  expect((await open(author, 1, 'en')).values).toMatchObject({ role: 'Of Sara' });
});

test('special days of the site data keep the words of both languages, and rows that the other has added', async () => {
  const base = { name: 'Nasaq', description: 'A company', email: 'a@nasaq.example', phone: '1', _status: 'published' };
  const day = (id: string, label: string) => ({ id: id.repeat(24), date: '2026-12-01T00:00:00.000Z', label });
  await payload.updateGlobal({
    slug: 'site',
    locale: 'en',
    data: { ...base, openingHours: { timeZone: 'Africa/Cairo', exceptions: [day('a', 'Feast')] } } as never,
  });
  await payload.updateGlobal({
    slug: 'site',
    locale: 'ar',
    data: { name: 'نسق', description: 'شركة', _status: 'published' } as never,
  });
  const [english, arabic] = [await open({ global: 'site' }, 0, 'en'), await open({ global: 'site' }, 1, 'ar')];
  const hours = (form: typeof english, ...exceptions: object[]) => ({
    openingHours: { ...(form.values.openingHours as object), exceptions },
  });
  english.type(hours(english, day('a', 'The feast'), day('b', 'Stocktaking')));
  await english.save();
  arabic.type(hours(arabic, day('a', 'العيد')));
  await arabic.save();
  expect(arabic.base.conflicts).toEqual([]);
  const labels = async (locale: Locale) => {
    const { openingHours } = (await open({ global: 'site' }, 0, locale)).values;
    return (openingHours as { exceptions: { label?: string | null }[] }).exceptions.map(({ label }) => label ?? null);
  };
  expect(await labels('en')).toEqual(['The feast', 'Stocktaking']);
  expect(await labels('ar')).toEqual(['العيد', null]);
});

/** In one colour, which names it. */
async function pictureFile(name: string, size = 40) {
  const data = await picture('png', size, size);
  return { data, mimetype: 'image/png', name: `${name}.png`, size: data.length };
}

test('of two files for one picture none is replaced unseen: both are told, and one is chosen', async () => {
  const target = { collection: 'media', id: await storePicture(payload, 'meeting') } as const;
  const [sara, omar] = [await open(target, 0, 'en'), await open(target, 1, 'ar')];
  await sara.save({ file: await pictureFile('green', 60) });
  omar.type({ alt: 'اجتماع' });
  const blue = await pictureFile('blue', 80);
  await omar.save({ file: blue });
  expect(omar.base.conflicts).toMatchObject([{ path: 'filename', label: 'The file', by: 'Sara', theirs: 'green.png' }]);
  // What is not in dispute is stored.
  expect((await open(target, 0, 'en')).values).toMatchObject({ filename: 'green.png', width: 60, altOther: 'اجتماع' });
  omar.keepMine('filename');
  await omar.save({ file: blue });
  expect(omar.base.conflicts).toEqual([]);
  expect((await open(target, 0, 'en')).values).toMatchObject({ filename: 'blue.png', width: 80, colours: 'plain' });
});

test('a picture that has another file by now is not cut as the former one was to be', async () => {
  const target = { collection: 'media', id: await storePicture(payload, 'stage') } as const;
  const [sara, omar] = [await open(target, 0, 'en'), await open(target, 1, 'en')];
  await sara.save({ file: await pictureFile('new stage', 60) });
  const cut = { crop: { x: 0, y: 0, width: 50, height: 50, unit: '%' }, widthInPixels: 20, heightInPixels: 10 };
  await omar.save({ cut });
  expect(omar.othersTold).toMatchObject([{ path: 'filename', by: 'Sara', label: expect.stringContaining('not cut') }]);
  expect(omar.values).toMatchObject({ filename: 'new stage.png', width: 60 });
  await omar.save({ cut });
  expect(omar.values).toMatchObject({ width: 20, height: 10 });
});

test('a save that names its fields alone, as from REST, changes just these', async () => {
  const author = await makeAuthor();
  const form = await open(author, 0, 'en');
  form.type({ role: 'Chief engineer' });
  await form.save();
  await payload.update({ ...(author as { collection: 'authors'; id: number }), locale: 'en', data: { name: 'M.' } });
  expect((await open(author, 1, 'en')).values).toMatchObject({ name: 'M.', role: 'Chief engineer', nameOther: 'منى' });
});

test('whoever wrote what somebody has knowingly replaced is told, and sees both in either of their forms', async () => {
  const author = await makeAuthor();
  const { id } = author as { id: number };
  const [english, arabic] = [await open(author, 0, 'en'), await open(author, 1, 'ar')];
  english.type({ nameOther: 'المهندسة منى' });
  await english.save();
  arabic.type({ name: 'منى سالم' });
  await arabic.save();
  arabic.keepMine('name');
  await arabic.save();
  const told = { path: 'name', mine: 'المهندسة منى', theirs: 'منى سالم', by: 'Omar', label: 'Name' };
  const ask = (place: 0 | 1, locale: Locale, body?: object) =>
    askOverruled(id, { place, locale, ...(body && { body }) });
  expect(await ask(1, 'ar')).toEqual([]);
  expect(await ask(0, 'ar')).toMatchObject([{ ...told, here: 'name' }]);
  const [seen] = await ask(0, 'en');
  expect(seen).toMatchObject({ ...told, here: 'nameOther' });
  await ask(1, 'ar', { id: seen!.id });
  expect(await ask(0, 'en')).toHaveLength(1);
  expect(await ask(0, 'en', { id: seen!.id })).toEqual([]);
});

async function askOverruled(
  id: number,
  { body, locale, place }: { body?: object; locale: Locale; place: 0 | 1 },
): Promise<OverruledInPlace[]> {
  const { overruledEndpoints } = await import('./overruled-endpoint.ts');
  const method = body ? 'post' : 'get';
  const endpoint = overruledEndpoints({ collection: 'authors' }).find((one) => one.method === method)!;
  const req = await createLocalReq({ user: users[place]!, locale }, payload);
  Object.assign(req, {
    routeParams: { id: String(id) },
    text: () => Promise.resolve(JSON.stringify(body)),
    headers: new Headers({ 'content-type': 'application/json' }),
  });
  const answer = await endpoint.handler(req);
  if (!answer.ok) throw new Error(await answer.text());
  return ((await answer.json()) as { overruled: OverruledInPlace[] }).overruled;
}

test('settings, which have no desk, tell in their form whose text was knowingly replaced', async () => {
  const row = { id: 'c'.repeat(24), page: 'home', title: 'Home' };
  const target = { global: 'page-texts' } as const;
  const [sara, omar] = users.map((user) => ({ ...user, roles: ['admin'] }) as TypedUser) as [TypedUser, TypedUser];
  const openAs = (user: TypedUser) => openPlainForm({ payload, target, user, locale: 'en' });
  const first = await openAs(sara);
  first.type({ rows: [row] });
  await first.save();
  const [one, two] = [await openAs(sara), await openAs(omar)];
  one.type({ rows: [{ ...row, title: 'Home of Sara' }] });
  await one.save();
  two.type({ rows: [{ ...row, title: 'Home of Omar' }] });
  await two.save();
  expect(two.base.conflicts).toHaveLength(1);
  two.keepMine(two.base.conflicts[0]!.path);
  await two.save();
  const { overruledEndpoints } = await import('./overruled-endpoint.ts');
  const [get] = overruledEndpoints(target);
  const answer = await get!.handler(await createLocalReq({ user: sara, locale: 'ar' }, payload));
  expect(await answer.json()).toMatchObject({
    overruled: [{ mine: 'Home of Sara', theirs: 'Home of Omar', here: null }],
  });
});
