import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Payload, PayloadRequest } from 'payload';
import { texts } from '../../testing/drafts.ts';
import { openTestPayload, type TestPayload } from '../../testing/open-payload.ts';

let opened: TestPayload;
let payload: Payload;
let tables: typeof import('./table-as-bundle.ts');
let bundles: typeof import('../bundles.ts');
let decide: typeof import('../import/decide.ts');
let reports: typeof import('../report.ts');

beforeAll(async () => {
  opened = await openTestPayload();
  payload = opened.payload;
  [tables, bundles, decide, reports] = await Promise.all([
    import('./table-as-bundle.ts'),
    import('../bundles.ts'),
    import('../import/decide.ts'),
    import('../report.ts'),
  ]);
});
afterAll(() => opened.close());

const req = (language: 'en' | 'ar' = 'en') =>
  ({ payload, i18n: { language, fallbackLanguage: 'en' } }) as unknown as PayloadRequest;

async function see(kind: string, text: string) {
  const { bundle, table } = await tables.tableAsBundle(req(), kind, new TextEncoder().encode(text));
  const plan = await bundles.planBundle(payload, bundle);
  return { bundle, plan, problems: table.problems, standings: plan.rows.map((row) => decide.standingOf(row)) };
}

async function take(kind: string, text: string, publish = false) {
  const { bundle, plan, standings } = await see(kind, text);
  await bundles.importBundle(payload, bundle, { decisions: decide.takeAll(plan, true), publish, by: null });
  return standings;
}

const countOf = async (kind: string) =>
  (await payload.count({ collection: kind as 'services', trash: true, overrideAccess: true })).totalDocs;

const head = 'title_en,title_ar,slug_en,slug_ar,summary_en,summary_ar';
const rows = [
  'Picual oil,زيت بيكوال,picual-oil,زيت-بيكوال,Pressed cold.,معصور على البارد.',
  'Second,ثان,second,ثان,S,م',
];
const file = [head, ...rows].join('\n');

for (const kind of ['services', 'articles', 'posts', 'careers', 'works'])
  test(
    `a table of ${kind} that comes in twice as drafts is the same entries the second time`,
    { tags: kind === 'services' ? [] : ['proof'] },
    async () => {
      expect(await take(kind, file)).toEqual(['new', 'new']);
      const made = await countOf(kind);
      expect(await take(kind, file)).toEqual(['same', 'same']);
      expect(await countOf(kind)).toBe(made);
    },
  );

test('an entry is known by its address in one language, as somebody writes it, and what the line says anew is asked for', async () => {
  const made = await countOf('services');
  const arabic = 'title_ar,slug_ar,summary_ar\nزيت بيكوال,زِيت بيكوال,معصور صباحًا.';
  expect(await take('services', arabic)).toEqual(['conflict']);
  expect((await see('services', 'slug_en,title_en\nPicual Oil,Picual oil')).standings).toEqual(['same']);
  expect((await see('services', file)).standings).toEqual(['conflict', 'same']);
  expect(await countOf('services')).toBe(made);
});

test('an entry is found at the address that readers have and at the one that its draft has', async () => {
  const data = { ...texts('Olives'), slug: 'olives', _status: 'published' };
  const { id } = await payload.create({ collection: 'companies', locale: 'en', data: data as never });
  await payload.update({ collection: 'companies', id, locale: 'en', draft: true, data: { slug: 'green-olives' } });
  const made = await countOf('companies');
  for (const slug of ['olives', 'green-olives'])
    expect((await see('companies', `slug_en,title_en\n${slug},Olives`)).plan.rows).toMatchObject([
      { name: 'companies/olives' },
    ]);
  await take('companies', 'slug_en,summary_en\ngreen-olives,Another.');
  expect(await countOf('companies')).toBe(made);
});

test('what has its key or address in the trash is named, and left out', async () => {
  const { id } = await payload.create({ collection: 'companies', locale: 'en', draft: true, data: {} as never });
  const written = { title: 'The old press', slug: 'press' };
  await payload.update({ collection: 'companies', id, locale: 'en', draft: true, data: written });
  await payload.update({ collection: 'companies', id, locale: 'en', data: { deletedAt: new Date().toISOString() } });
  const rows = ['slug_en,slug_ar,title_en', 'press,,A new press', 'mill,,The mill'].join('\n');
  const { bundle, plan, standings } = await see('companies', rows);
  expect(standings).toEqual(['refused', 'new']);
  const report = reports.reportOf(req(), plan, bundle, 'en');
  expect(report.rows[0]!.problem).toEqual({ reason: 'trashed', owner: 'The old press' });
  const made = await countOf('companies');
  await take('companies', rows);
  expect(await countOf('companies')).toBe(made + 1);
  // Of another key, with an address that lies there.
  const keyed = await see('companies', 'key,slug_en,title_en\nanother,press,Another');
  expect(keyed.plan.rows[0]!.problem).toMatchObject({ reason: 'trashed' });
});

test('lines with one address in either language are told by their numbers; titles that are alike get addresses of their own', async () => {
  const twice = ['key,title_en,title_ar,slug_en,slug_ar', 'a,A,أ,a,زيت', 'b,B,ب,b,زيت', 'c,C,ج,A,ج', 'a,D,د,d,د'].join(
    '\n',
  );
  const { problems, standings } = await see('solutions', twice);
  expect(problems.map(({ fault, line, value }) => [line, fault, value])).toEqual([
    [3, 'twice', '2'],
    [4, 'twice', '2'],
    [5, 'twice', '2'],
  ]);
  expect(standings).toEqual(['new']);

  await take('solutions', 'key,title_en\nfirst,Fresh oil\nsecond,Fresh oil');
  const { docs } = await payload.find({ collection: 'solutions', draft: true, locale: 'en', sort: 'id' });
  expect(docs.map(({ slug }) => slug)).toEqual(['fresh-oil', 'fresh-oil-2']);
});

test('a bundle of drafts that comes in twice is the same entries the second time', async () => {
  const { bringIn, bundleIn } = await import('../testing/bundle-file.ts');
  const { emptyCompany } = await import('../testing/empty-company.ts');
  const bundle = await bundleIn(opened.dataDir, payload, { only: ['services'] });
  await emptyCompany(payload, opened.dataDir);
  const first = await bringIn(bundle, payload, { publish: false });
  expect(first.taken.taken).toEqual(expect.arrayContaining(['services/picual-oil', 'services/second']));
  const made = await countOf('services');
  expect((await bringIn(bundle, payload, { publish: false })).taken.taken).toEqual([]);
  expect(await countOf('services')).toBe(made);
});
