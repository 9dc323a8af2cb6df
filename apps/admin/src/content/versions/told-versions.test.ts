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
  // What a version keeps of the other language stands beside it, and is none itself.
  const where = { snapshot: { not_equals: true } };
  const { docs } = await payload.findGlobalVersions({
    slug: global as 'navigation',
    where,
    sort: '-updatedAt',
    limit: 1,
  });
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

test('an entry of the menu that has other words now is told by its name, a built one that had none, too', async () => {
  const page = { id: 'e'.repeat(24), kind: 'page', page: 'services', shown: 'both' };
  await save({ menu: [entry(a, 'About'), page], _status: 'published' });
  await save({ menu: [entry(a, 'About us'), { ...page, label: 'What we do' }], _status: 'published' });
  const labels = async () => (await shownNewest('navigation')).differences.languages.en.map(({ label }) => label.en);
  expect(await labels()).toEqual(['Entries › About us › Words', 'Entries › What we do › Words']);
  // Without words of its own it has those that it was built with.
  await save({ menu: [entry(a, 'About us'), { ...page, label: '' }], _status: 'published' });
  expect(await labels()).toEqual(['Entries › What we do › Words']);
});

test('blocks are told by their kinds and titles: which came, went and moved, and what is another in them', async () => {
  const block = (id: string, more: object) => ({ id, blockType: 'call', pair: id, ...more });
  const page = async (blocks: object[]) => {
    await payload.updateGlobal({
      slug: 'home',
      locale: 'en',
      data: { statement: 'Water', intro: 'We build.', sections: blocks, _status: 'published' } as never,
    });
    return (await shownNewest('home')).differences.languages.en;
  };
  const [first, second] = [
    block('1', { blockType: 'home-services', title: 'Our work', count: 3 }),
    block('2', { blockType: 'home-clients' }),
  ];
  await page([first, second]);
  const told = (await page([second, { ...first, count: 6 }])).map(({ isMoved, label, words }) => [
    label.en,
    isMoved,
    words.map(({ kind, text }) => `${kind} ${text}`).join(', '),
  ]);
  expect(told).toEqual([
    ['Composition', true, 'same Home: services – Our work'],
    ['Composition › Home: services – Our work › How many', undefined, 'removed 3, inserted 6'],
  ]);
  const gone = await page([{ ...first, count: 6 }]);
  expect(gone.map(({ words }) => words)).toEqual([[{ kind: 'removed', text: 'Home: clients 1' }]]);
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

test('who publishes over what a colleague has stored since reads who it was and when', async () => {
  await save({ menu: [entry(a, 'About')], _status: 'published' });
  const read = await admin.call('/globals/navigation?locale=en&draft=true&depth=0');
  const { formBase } = (await read.json()) as { formBase: object };
  const other = await signIn(payload, 'admin');
  await payload.update({ collection: 'users', id: other.user.id, data: { name: 'Salma' } as never });
  const stored = await other.call(`${navigation}&draft=true`, { menu: [entry(a, 'About us')], _status: 'draft' });
  const { result } = (await stored.json()) as { result: { updatedAt: string } };
  const refused = await admin.call(navigation, { _status: 'published', formBase });
  const { errors } = (await refused.json()) as {
    errors: { message: string; data: { errors: { message: string }[] } }[];
  };
  const bare = (text: string) => text.replaceAll(/[\u2066-\u2069]/gu, '');
  expect(bare(errors[0]!.message)).toMatch(/^Nothing was published\. .* Changed by Salma\.$/u);
  const { menuMoment } = await import('../../platform/staff/interface-language.ts');
  const at = menuMoment(result.updatedAt, 'en', { timeZone: 'UTC' });
  expect(bare(errors[0]!.data.errors[0]!.message)).toContain(`Salma has stored something else here on ${at} UTC`);
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
