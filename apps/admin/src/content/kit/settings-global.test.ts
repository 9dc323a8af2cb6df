import { createLocalReq, updateOperationGlobal, type Payload, type TypedUser } from 'payload';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Change } from '../../platform/changes/change.ts';
import { makeMember } from '../../testing/make-member.ts';
import { openTestPayload, type TestPayload } from '../../testing/open-payload.ts';
import type { FormBase } from '../saving/form-base.ts';
import type { Doc } from '../saving/merge.ts';

let opened: TestPayload;
let payload: Payload;
let admin: TypedUser;
let other: TypedUser;
let editor: TypedUser;
let settings: typeof import('../../platform/payload/read-settings.ts');
const changes: Change[] = [];

beforeAll(async () => {
  opened = await openTestPayload();
  payload = opened.payload;
  settings = await import('../../platform/payload/read-settings.ts');
  const { onChange } = await import('../../platform/changes/change.ts');
  onChange((change) => void changes.push(change));
  [admin, other] = [await makeAdmin('Huda'), await makeAdmin('Karim')];
  editor = await makeMember(payload, 'Sara');
});
afterAll(() => opened.close());
beforeEach(() => void changes.splice(0));

async function makeAdmin(name: string): Promise<TypedUser> {
  const made = await makeMember(payload, name);
  const data = { roles: ['admin' as const] };
  await payload.update({ collection: 'users', id: made.id, data, depth: 0, overrideAccess: true });
  return { ...made, roles: ['admin'] } as TypedUser;
}

const as = (user: TypedUser) => ({ slug: 'brand', locale: 'en', depth: 0, overrideAccess: false, user }) as const;

/** The form of the settings, whole. */
async function open(user: TypedUser): Promise<Doc> {
  return (await payload.findGlobal({ draft: true, fallbackLocale: false, ...as(user) })) as unknown as Doc;
}

/** As the CMS's own endpoint calls it. */
async function save(user: TypedUser, form: Doc, { publish = false } = {}): Promise<Doc> {
  const req = await createLocalReq({ user, locale: 'en', fallbackLocale: false }, payload);
  const globalConfig = payload.globals.config.find(({ slug }) => slug === 'brand')!;
  const data = structuredClone({ ...form, _status: publish ? 'published' : 'draft' });
  const call = { slug: 'brand', globalConfig, data, depth: 0, draft: !publish, autosave: !publish, req };
  return (await updateOperationGlobal(call as never)) as unknown as Doc;
}

const read = (draft = false) => settings.readSettings(payload, 'brand', { locale: 'ar', draft });

test('what was never published stands for nothing, however much of it is drafted', async () => {
  await save(admin, { ...(await open(admin)), colour: '#aa3300', corner: 'round' });
  expect(await read()).toEqual({});
  expect(await read(true)).toMatchObject({ colour: '#aa3300', corner: 'round' });
  expect(changes).toEqual([]);
});

test('publishing brings the whole to both languages, announces it, and the trail says who and what', async () => {
  await save(admin, await open(admin), { publish: true });
  expect(await read()).toMatchObject({ colour: '#aa3300', corner: 'round', _status: 'published' });
  expect(changes.map(({ type }) => type)).toEqual(['brand']);
  const { docs } = await payload.find({
    collection: 'acts',
    where: { kind: { equals: 'brand' } },
    overrideAccess: true,
  });
  expect(docs).toMatchObject([{ act: 'changed', actor_name: 'Huda', detail: expect.stringContaining('colour') }]);
});

test('a draft after that changes nothing for readers', async () => {
  await save(admin, { ...(await open(admin)), colour: '#00aa33' });
  expect(await read()).toMatchObject({ colour: '#aa3300' });
  expect(await read(true)).toMatchObject({ colour: '#00aa33' });
  expect(changes).toEqual([]);
});

test('two administrators at once keep what each has changed', async () => {
  const [one, two] = [await open(admin), await open(other)];
  await save(admin, { ...one, accent: '#ffcc00' });
  await save(other, { ...two, corner: 'soft' });
  expect(await read(true)).toMatchObject({ accent: '#ffcc00', corner: 'soft', colour: '#00aa33' });
});

test('where both have changed the same, the later one is told with both values, and nothing is published over the other', async () => {
  const [one, two] = [await open(admin), await open(other)];
  await save(admin, { ...one, colour: '#111111' });
  const told = await save(other, { ...two, colour: '#222222' });
  expect(told.colour).toBe('#222222');
  expect((told.formBase as FormBase).conflicts).toMatchObject([
    { path: 'colour', label: 'Main colour', by: 'Huda', theirs: '#111111' },
  ]);
  await expect(save(other, { ...two, colour: '#222222' }, { publish: true })).rejects.toMatchObject({ status: 409 });
  expect(await read(true)).toMatchObject({ colour: '#111111' });
  expect(await read()).toMatchObject({ colour: '#aa3300' });
});

test('an older version comes back as a draft, and its publication undoes what was published since', async () => {
  await save(admin, await open(admin), { publish: true });
  expect(await read()).toMatchObject({ colour: '#111111' });
  const { docs } = await payload.findGlobalVersions({
    slug: 'brand',
    pagination: false,
    depth: 0,
    overrideAccess: true,
  });
  const former = docs.find(({ version }) => version.colour === '#aa3300' && version._status === 'published');
  const { restoreGlobalVersion } = await import('../saving/restore.ts');
  const req = await createLocalReq({ user: admin, locale: 'en' }, payload);
  await restoreGlobalVersion(req, 'brand', former!.id, { languages: ['en', 'ar'], shared: true });
  expect(await read(true)).toMatchObject({ colour: '#aa3300', corner: 'round' });
  expect(await read()).toMatchObject({ colour: '#111111' });
  await save(admin, await open(admin), { publish: true });
  expect(await read()).toMatchObject({ colour: '#aa3300', corner: 'round', accent: null });
});

const endpointOf = (slug: string, path: string) => {
  const { endpoints } = payload.globals.config.find((one) => one.slug === slug)!;
  return (endpoints || []).find((one) => one.path === path)!;
};

/** As the screen does it: told what goes, then given up with what was told. */
interface Waiting {
  fields: string[];
  fresh?: string[];
  seen: Record<string, string>;
}
async function ask(path: string, user: TypedUser, seen?: Waiting['seen'], slug = 'brand') {
  const req = await createLocalReq({ user, locale: 'en' }, payload);
  req.json = () => Promise.resolve(seen && { seen });
  const answer = await endpointOf(slug, path).handler(req);
  return { status: answer.status, ...((await answer.json()) as Waiting) };
}

test('a draft that waits is given up for what is published, and stays among the versions', async () => {
  await save(admin, { ...(await open(admin)), colour: '#abcdef' });
  const { fields, seen } = await ask('/waiting', other);
  expect(fields).toEqual(['Main colour']);
  await expect(ask('/waiting', editor)).rejects.toMatchObject({ status: 403 });
  await expect(ask('/take-back', editor, seen)).rejects.toMatchObject({ status: 403 });
  expect(await read(true)).toMatchObject({ colour: '#abcdef' });
  expect(await ask('/take-back', other, seen)).toMatchObject({ status: 200, fields });
  expect(await read(true)).toMatchObject({ colour: '#aa3300', corner: 'round' });
  expect(await ask('/waiting', other)).toMatchObject({ fields: [] });
  const { publication } = (await open(admin)).formBase as FormBase;
  expect(publication.languages).toEqual({ en: 'published', ar: 'published' });
  const where = { 'version.colour': { equals: '#abcdef' } };
  expect(await payload.countGlobalVersions({ global: 'brand', where } as never)).toMatchObject({ totalDocs: 1 });
});

test('what a colleague saves while it is asked whether a draft is given up does not go unnamed', async () => {
  await save(admin, { ...(await open(admin)), colour: '#abcde1' });
  const first = await ask('/waiting', admin);
  await save(other, { ...(await open(other)), corner: 'sharp' });
  const second = await ask('/take-back', admin, first.seen);
  expect(second).toMatchObject({ status: 409, fields: ['Main colour', 'Corners'], fresh: ['Corners'] });
  // What was named, and says something else by now.
  await save(other, { ...(await open(other)), colour: '#abcde2' });
  const third = await ask('/take-back', admin, second.seen);
  expect(third).toMatchObject({ status: 409, fresh: ['Main colour'] });
  expect(await read(true)).toMatchObject({ colour: '#abcde2', corner: 'sharp' });
  expect(await ask('/take-back', admin, third.seen)).toMatchObject({ status: 200 });
  expect(await read(true)).toMatchObject({ colour: '#aa3300', corner: 'round' });
});

test('what was never published goes back to how it was delivered', async () => {
  const call = { slug: 'review', locale: 'en', depth: 0, overrideAccess: true } as const;
  const kept = async () => (await payload.findGlobal({ ...call, draft: true })).secondPerson?.home ?? null;
  await payload.updateGlobal({ ...call, draft: true, data: { secondPerson: { home: true } } as never });
  expect(await kept()).toBe(true);
  const states = async () => {
    const asked = { ...call, draft: true, overrideAccess: false, user: admin } as const;
    const { formBase } = (await payload.findGlobal(asked)) as unknown as { formBase: FormBase };
    return formBase.publication.languages;
  };
  expect(await states()).toEqual({ en: 'draft', ar: 'draft' });
  const { seen } = await ask('/waiting', admin, undefined, 'review');
  await ask('/take-back', admin, seen, 'review');
  expect(await kept()).toBeNull();
  expect(await states()).toEqual({ en: 'missing', ar: 'missing' });
});

test('the form says of both languages at once how they stand', async () => {
  const fresh = (await open(admin)).formBase as FormBase;
  expect(fresh.publication.languages).toEqual({ en: 'published', ar: 'published' });
  const { formBase } = await save(admin, { ...(await open(admin)), corner: 'sharp' });
  expect((formBase as FormBase).publication.languages).toEqual({ en: 'changed', ar: 'changed' });
});

test('nobody but administrators reads or changes settings', async () => {
  await expect(open(editor)).rejects.toThrow();
  await expect(payload.updateGlobal({ data: { corner: 'round' }, ...as(editor) })).rejects.toThrow();
  await expect(payload.findGlobalVersions({ ...as(editor) })).rejects.toThrow();
});
