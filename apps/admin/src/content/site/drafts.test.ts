import { type GlobalSiteData, localeHeader } from '@nasaq/contract';
import type { Hono } from 'hono';
import { createLocalReq, type Payload, type TypedUser } from 'payload';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Change } from '../../platform/changes/change.ts';
import type { ApiEnv } from '../../platform/http/request-context.ts';
import { makeMember } from '../../testing/make-member.ts';
import { openTestPayload, type TestPayload } from '../../testing/open-payload.ts';
import { signIn } from '../../submissions/inbox/testing/staff.ts';
import { contentLabels } from '../catalogue/index.ts';
import { openPlainForm } from '../saving/testing/plain-form.ts';

let opened: TestPayload;
let payload: Payload;
let api: Hono<ApiEnv>;
let editor: TypedUser;
let other: TypedUser;
const changes: Change[] = [];
const phone = '+20 3 555 0100';

beforeAll(async () => {
  opened = await openTestPayload();
  payload = opened.payload;
  [editor, other] = [await makeMember(payload, 'Sara'), await makeMember(payload, 'Karim')];
  const { onChange } = await import('../../platform/changes/change.ts');
  onChange((change) => void changes.push(change));
  const { createApi } = await import('../../api-routes.ts');
  api = createApi(() => Promise.resolve(payload));
  await save('en', { name: 'Sahel', description: 'Water.', email: 'hello@sahel.example', phone });
  await save('ar', { name: 'ساحل', description: 'ماء.' });
});
afterAll(() => opened.close());
beforeEach(() => void changes.splice(0));

/** As an editor saves the form: published, or as a draft. */
async function save(locale: 'en' | 'ar', data: object, { draft = false } = {}): Promise<void> {
  const req = await createLocalReq({ user: editor, locale }, payload);
  const _status = draft ? 'draft' : 'published';
  const call = { slug: 'site', locale, draft, depth: 0, overrideAccess: false, req } as const;
  await payload.updateGlobal({ ...call, data: { ...data, _status } as never });
}

const publish = () => save('en', {});

/** What everybody reads: the interface of the site, mails, chats and clocks. */
async function readers() {
  const { loadOpeningHours } = await import('./resource.ts');
  const { loadCompany } = await import('../../platform/company/company.ts');
  const { companyTimeZone } = await import('../entry/company-time-zone.ts');
  const ask = async (locale: 'en' | 'ar') => {
    const answer = await api.request('/global-site-data?v=2', { headers: { [localeHeader]: locale } });
    return (await answer.json()) as GlobalSiteData;
  };
  const [en, ar, mails] = [await ask('en'), await ask('ar'), await loadCompany('ar', payload)];
  return {
    names: [en.general.nameEn, ar.general.nameAr, mails.name],
    phones: [en.general.phone, ar.general.phone, mails.phone],
    zones: [en.openingHours.timeZone, (await loadOpeningHours(payload)).timeZone, await companyTimeZone(payload)],
  };
}

const three = <T>(value: T): T[] => [value, value, value];
const drafted = { phone: '+20 3 555 0199', openingHours: { timeZone: 'Asia/Tokyo' } };

test('a draft is read by nobody, in whichever language it is, and purges nothing', async () => {
  const before = await readers();
  expect(before).toEqual({ names: ['Sahel', 'ساحل', 'ساحل'], phones: three(phone), zones: three('Africa/Cairo') });
  await save('ar', { name: 'الساحل', ...drafted }, { draft: true });
  expect(await readers()).toEqual(before);
  expect(changes).toEqual([]);
});

test('its publication, in the form of the other language, brings all of it to readers and purges their pages', async () => {
  await publish();
  const { names, phones, zones } = await readers();
  expect([names, phones, zones]).toEqual([['Sahel', 'الساحل', 'الساحل'], three(drafted.phone), three('Asia/Tokyo')]);
  expect(changes.map(({ type }) => type)).toEqual(['site']);
});

test('a phone that nobody can dial waits as a draft, is kept there and refused when it is to be published', async () => {
  await save('en', { phone: 'abc' }, { draft: true });
  const form = await openPlainForm({ payload, target: { global: 'site' }, user: other, locale: 'en' });
  expect(form.values['phone']).toBe('abc');
  await expect(publish()).rejects.toMatchObject({
    data: { errors: [{ path: 'phone', message: contentLabels.site.phoneWrong.en }] },
  });
  expect((await readers()).phones).toEqual(three(drafted.phone));
  await save('en', { phone }, { draft: true });
});

test('a save that says neither that it is a draft nor that it publishes takes nothing from readers', async () => {
  const before = await readers();
  for (const data of [{ keywords: 'tides' }, { keywords: 'tide', _status: 'draft' }])
    await payload.updateGlobal({ slug: 'site', locale: 'en', data: data as never, depth: 0, overrideAccess: true });
  expect(await readers()).toEqual(before);
  const form = await openPlainForm({ payload, target: { global: 'site' }, user: other, locale: 'en' });
  expect(form.values['keywords']).toBe('tide');
});

test('hours that overlap wait as a draft, too', async () => {
  const on = (from: string, to: string) => ({ weekday: '1', from, to });
  const openingHours = { ...drafted.openingHours, week: [on('09:00', '17:00'), on('12:00', '20:00')] };
  await save('en', { openingHours }, { draft: true });
  await expect(publish()).rejects.toMatchObject({ data: { errors: [{ path: 'openingHours.week.1.from' }] } });
  await save('en', { openingHours: { ...openingHours, week: [] } }, { draft: true });
});

test('a name that is emptied in one language is not taken from its readers by who publishes the other', async () => {
  await save('ar', { name: '' }, { draft: true });
  await expect(publish()).rejects.toMatchObject({ data: { errors: [{ path: 'name' }] } });
  expect((await readers()).names).toEqual(['Sahel', 'الساحل', 'الساحل']);
  await save('ar', { name: 'الساحل' }, { draft: true });
  await publish();
});

test('two editors at once keep what each has typed, and neither publishes by that', async () => {
  const open = (user: TypedUser) => openPlainForm({ payload, target: { global: 'site' }, user, locale: 'en' });
  const [one, two] = [await open(editor), await open(other)];
  one.type({ address: 'Alexandria' });
  two.type({ keywords: 'water' });
  await one.save();
  await two.save();
  expect((await open(editor)).values).toMatchObject({ address: 'Alexandria', keywords: 'water' });
  expect(changes).toEqual([]);
  await publish();
});

test('a field that is refused is named within its group by a sign that turns with the text', async () => {
  const staff = await signIn(payload, 'editor');
  const answer = await staff.send('POST', '/globals/site?locale=en', { phone: 'abc', _status: 'published' });
  expect(answer.status).toBe(400);
  const { errors } = (await answer.json()) as { errors: { message: string }[] };
  expect(errors.map(({ message }) => message)).toEqual([expect.stringContaining(' › ')]);
});

test('what a colleague has stored meanwhile is not published from a form that does not show it, before it does', async () => {
  const open = (user: TypedUser) => openPlainForm({ payload, target: { global: 'site' }, user, locale: 'en' });
  const [one, two] = [await open(editor), await open(other)];
  two.type({ phone: '+20 3 555 0188' });
  await two.save();
  await expect(one.publish()).rejects.toMatchObject({ status: 409, data: { errors: [{ path: 'phone' }] } });
  expect((await readers()).phones).not.toContain('+20 3 555 0188');
  await (await open(editor)).publish();
  expect((await readers()).phones).toEqual(three('+20 3 555 0188'));
});

test('a version of before comes back as a draft, and its publication undoes what was published since', async () => {
  const all = { slug: 'site', pagination: false, depth: 0, overrideAccess: true } as const;
  const { docs } = await payload.findGlobalVersions({ ...all, sort: 'updatedAt' });
  const { restoreGlobalVersion } = await import('../saving/restore.ts');
  const req = await createLocalReq({ user: editor, locale: 'en' }, payload);
  await restoreGlobalVersion(req, 'site', docs[1]!.id, { languages: ['en', 'ar'], shared: true });
  expect((await readers()).zones).toEqual(three('Asia/Tokyo'));
  await publish();
  expect(await readers()).toEqual({
    names: ['Sahel', 'ساحل', 'ساحل'],
    phones: three(phone),
    zones: three('Africa/Cairo'),
  });
});

test('what was saved before there were drafts was published: its versions say so, and the way back keeps what readers have', async () => {
  await save('en', { phone: 'abc', name: '' }, { draft: true });
  const { migrations } = await import('../../platform/database/migrations/index.ts');
  const { down, up } = migrations.find(({ name }) => name.endsWith('drafts_of_site_data'))!;
  const { drizzle: db } = payload.db as unknown as { drizzle: never };
  const context = { db, payload, req: { payload } as never };
  const before = await readers();
  await down(context);
  await up(context);
  expect(await readers()).toEqual(before);
  const { docs } = await payload.findGlobalVersions({
    slug: 'site',
    pagination: false,
    depth: 0,
    overrideAccess: true,
  });
  expect(docs.length).toBeGreaterThan(3);
  expect(new Set(docs.map(({ version }) => version._status))).toEqual(new Set(['published']));
  const form = await openPlainForm({ payload, target: { global: 'site' }, user: editor, locale: 'en' });
  expect(form.values).toMatchObject({ name: 'Sahel', phone });
  expect(form.base.publication.languages).toEqual({ en: 'published', ar: 'published' });
});
