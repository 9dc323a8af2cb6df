import { createLocalReq, type Payload } from 'payload';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Staff, signIn } from '../../submissions/inbox/testing/staff.ts';
import { openTestPayload, type TestPayload } from '../../testing/open-payload.ts';

let opened: TestPayload;
let payload: Payload;
let admin: Staff;

beforeAll(async () => {
  opened = await openTestPayload();
  payload = opened.payload;
  admin = await signIn(payload, 'admin');
});
afterAll(() => opened.close());

const navigation = '/globals/navigation?locale=en';
const entry = (id: string, label: string, more: object = {}) => ({
  id,
  kind: 'address',
  shown: 'both',
  address: `https://example.com/${id}`,
  label,
  ...more,
});
const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((letter) => letter.repeat(24)) as [string, string, string, string];

async function save(data: object, query = ''): Promise<void> {
  const answer = await admin.call(navigation + query, data);
  expect([answer.status, ((await answer.json()) as { errors?: unknown }).errors]).toEqual([200, undefined]);
}

async function shownNewest(global: string, against?: 'former') {
  const { readVersion } = await import('./read-version.ts');
  const { docs } = await payload.findGlobalVersions({ slug: global as 'navigation', sort: '-updatedAt', limit: 1 });
  return (await readVersion(await createLocalReq({}, payload), { global }, Number(docs[0]!.id), against))!;
}

test('what was published is compared with what was published before, and says which rows came, went, moved and became another', async () => {
  await save({ menu: [entry(a, 'About'), entry(b, 'Blog'), entry(c, 'Care')], _status: 'published' });
  const menu = [entry(c, 'Care'), entry(a, 'About', { shown: 'ar' }), entry(d, 'Docs')];
  await save({ menu, _status: 'draft' }, '&draft=true');
  await save({ menu, _status: 'published' });
  const { against, differences, hasFormer, savers } = await shownNewest('navigation');
  expect({ against, hasFormer, by: savers.by }).toEqual({ against: 'published', hasFormer: true, by: [admin.user.id] });
  const told = differences.shared.map(({ after, before, label, row }) => [label.en, row, before?.en, after?.en]);
  expect(told).toEqual([
    ['Entries', 'added', undefined, 'Docs'],
    ['Entries', 'removed', 'Blog', undefined],
    ['Entries', 'moved', undefined, 'About'],
    ['Entries › About › Shown in', undefined, 'Both languages', 'Arabic alone'],
  ]);
  // The draft that it was stands right before it.
  const former = await shownNewest('navigation', 'former');
  expect(former.differences).toEqual({ languages: { en: [], ar: [] }, shared: [] });
});

test('a level is told from the one that a check comes with, where nobody had set another', async () => {
  await payload.updateGlobal({
    slug: 'checks',
    locale: 'en',
    data: { levels: { placeholder: 'warns' }, _status: 'published' } as never,
  });
  const { checks, levelTexts } = await import('@nasaq/translation/checks');
  const { differences } = await shownNewest('checks');
  expect(differences.shared.map(({ after, before }) => [before?.en, after?.en])).toEqual([
    [levelTexts.en[checks.placeholder.level], levelTexts.en.warns],
  ]);
});

test('of a form the fields are told as its rows', async () => {
  const size = { name: 'own_size', type: 'text', label: { en: 'Size', ar: 'المقاس' } };
  const { id } = await payload.create({
    collection: 'forms',
    data: { form: 'contacts', fields: [{ name: 'email' }, size], _status: 'published' } as never,
    locale: 'en',
  });
  const day = { name: 'own_day', type: 'date', label: { en: 'Day', ar: 'اليوم' } };
  const fields = [{ name: 'email' }, { ...size, label: { en: 'Fit', ar: 'المقاس' }, required: true }, day];
  await payload.update({ collection: 'forms', id, data: { fields, _status: 'published' } as never, locale: 'en' });
  const { docs } = await payload.findVersions({
    collection: 'forms',
    where: { parent: { equals: id } },
    sort: '-updatedAt',
  });
  const { readVersion } = await import('./read-version.ts');
  const shown = await readVersion(await createLocalReq({}, payload), { collection: 'forms', id }, Number(docs[0]!.id));
  const told = shown!.differences.shared.map(({ after, before, label, row }) => [label.en, row, before?.en, after?.en]);
  expect(told).toEqual([
    ['Fields', 'added', undefined, 'Day'],
    ['Fields › Fit › Name › English', undefined, 'Size', 'Fit'],
    ['Fields › Fit › Required', undefined, '–', '✓'],
  ]);
});

test('who publishes over what they have not seen reads one sentence with a few names', async () => {
  const names = ['About', 'Blog', 'Care', 'Docs', 'Events', 'Firm'];
  const rows = names.map((name) => entry(name.padEnd(24, '0'), name));
  await save({ menu: rows, _status: 'published' });
  const read = await admin.call('/globals/navigation?locale=en&draft=true&depth=0');
  const { formBase } = (await read.json()) as { formBase: object };
  const changed = rows.map((row) => ({ ...row, label: `${row.label}: new`, address: `${row.address}/new` }));
  await save({ menu: changed, _status: 'draft' }, '&draft=true');
  const refused = await admin.call(navigation, { _status: 'published', formBase });
  const { errors } = (await refused.json()) as { errors: { message: string }[] };
  expect(refused.status).toBe(409);
  expect(errors[0]!.message).toMatch(/^Nothing was published\. .* and \u2068?9\u2069? more/u);
  // Payload's toast makes bullets of what stands behind a colon.
  expect(errors[0]!.message).not.toContain(':');
});
