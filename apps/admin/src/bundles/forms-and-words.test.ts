import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Payload } from 'payload';
import { openTestPayload, type TestPayload } from '../testing/open-payload.ts';

let opened: TestPayload;
let payload: Payload;
let tools: typeof import('./testing/bundle-file.ts');
let emptyCompany: typeof import('./testing/empty-company.ts').emptyCompany;
let words: typeof import('../words/index.ts');

beforeAll(async () => {
  opened = await openTestPayload();
  payload = opened.payload;
  tools = await import('./testing/bundle-file.ts');
  ({ emptyCompany } = await import('./testing/empty-company.ts'));
  words = await import('../words/index.ts');
});
afterAll(() => opened.close());

const label = { en: 'Your size', ar: 'مقاسك' };
const choices = [
  { value: 'c_s', label: { en: 'Small', ar: 'صغير' } },
  { value: 'c_l', label: { en: 'Large', ar: 'كبير' } },
];
const fields = [
  { name: 'email', required: true },
  { name: 'own_size', type: 'choice', label, choices },
];
const survey = { form: 'own', slug: 'survey', title_en: 'Survey', title_ar: 'استبيان', days: 5, fields };

async function makeForm(data: object, draft = false) {
  const _status = draft ? 'draft' : 'published';
  return payload.create({ collection: 'forms', draft, data: { ...data, _status } as never, overrideAccess: true });
}

const key = 'contact.lead';

async function say(text: string | null, locale: 'en' | 'ar' = 'ar') {
  const { inTransaction } = await import('../platform/database/in-transaction.ts');
  const built = words.everyText().get(key)!.built[locale]!;
  await inTransaction(payload, (req) => words.sayText(req, { key, locale, text, built, author: null }));
}

async function settings(data: object, slug: 'parts' | 'page-texts' | 'site' = 'parts') {
  await payload.updateGlobal({ slug, data: { ...data, _status: 'published' } as never, overrideAccess: true });
}

/** What a bundle of all content holds, without the moment and the origin of its manifest. */
async function contents() {
  const file = await tools.bundleIn(opened.dataDir, payload);
  const read = await tools.withBundle(file, ({ items, manifest }) =>
    Promise.resolve({ items: Object.fromEntries(items), members: manifest.members }),
  );
  return { file, ...read };
}

test('forms, changed words and settings come out of an empty installation as they went in', async () => {
  await makeForm({ ...survey, recipients_en: 'amira@nasaq.example', mail_subject_en: 'Thank you, {name}' });
  await makeForm({ ...survey, slug: 'later', title_en: 'Later', title_ar: 'لاحقًا' }, true);
  await makeForm({ form: 'contacts', fields: [{ name: 'subject', label: { en: 'Topic', ar: 'الموضوع' } }] });
  await say('A first try', 'en');
  await say('Write to us.', 'en');
  await say('اكتب إلينا.');
  await say(null);
  await settings({ products: { state: 'off' } });
  const before = await contents();
  expect(Object.keys(before.items).filter((name) => /^(forms|words)\//.test(name))).toEqual([
    'forms/contacts',
    'forms/own/later',
    'forms/own/survey',
    `words/en/${key}`,
  ]);
  expect(JSON.stringify(before.items)).not.toContain('amira@');
  expect(before.items['globals/parts']).toBeDefined();

  await emptyCompany(payload, opened.dataDir);
  expect((await payload.count({ collection: 'forms', overrideAccess: true })).totalDocs).toBe(0);
  const { plan, taken } = await tools.bringIn(before.file, payload);
  expect(plan.rows.filter(({ missing, problem }) => problem || missing.length > 0)).toEqual([]);
  expect(taken.taken).toHaveLength(plan.rows.length);

  const after = await contents();
  expect(after.items).toEqual(before.items);
  expect(after.members).toEqual(before.members);
  expect((await tools.bringIn(before.file, payload)).taken.taken).toEqual([]);
});

test('a form that has come in is one that readers send: with its address, its kind and its version', async () => {
  const { docs } = await payload.find({ collection: 'forms', sort: 'slug', overrideAccess: true, depth: 0 });
  expect(docs.map(({ _status, adapts, name, slug }) => ({ _status, adapts, name, slug }))).toEqual(
    expect.arrayContaining([
      { _status: 'published', adapts: null, name: 'Survey · استبيان', slug: 'survey' },
      expect.objectContaining({ _status: 'published', adapts: 'contacts', slug: null }),
      expect.objectContaining({ _status: 'draft', adapts: null, slug: 'later' }),
    ]),
  );
  const { createApi } = await import('../api-routes.ts');
  const api = createApi(() => Promise.resolve(payload));
  const plan = async (form: string) => {
    const answer = await api.request(`/forms/${form}?v=2`, { headers: { locale: 'ar' } });
    return answer.status === 200 ? ((await answer.json()) as { data: { version: string } }).data : answer.status;
  };
  const shown = (await plan('survey')) as { version: string };
  const kept = await payload.find({ collection: 'form-versions', overrideAccess: true });
  expect(kept.docs.map((doc) => doc.key.split(':').at(-1))).toContain(shown.version);
  expect(await plan('later')).toBe(404);
});

test('words of a bundle are the next version of what is said here, and what both have said is asked for', async () => {
  const file = (await contents()).file;
  await say('Ours.', 'en');
  const left = await tools.bringIn(file, payload);
  expect(left.taken.taken).toEqual([]);
  const said = async () => (await words.newestWords(payload)).find((word) => word.key === key && word.locale === 'en');
  expect(await said()).toMatchObject({ text: 'Ours.' });

  // What was restored here fills no gap any more than an entry that was deleted: it comes, and says so in the report.
  await say(null, 'en');
  const { plan } = await tools.bringIn(file, payload);
  expect(plan.rows.find(({ name }) => name === `words/en/${key}`)?.here).toBeNull();
  const now = await said();
  expect(now).toMatchObject({ text: 'Write to us.' });
  expect(now!.version).toBeGreaterThan(3);
  const all = await payload.find({ collection: 'words', where: { key: { equals: key } }, overrideAccess: true });
  expect(all.docs.filter((word) => word.locale === 'en' && word.is_newest)).toHaveLength(1);
});

test.each(['en', 'ar'] as const)(
  'settings of a bundle are called as the menus call them, and so are their choices: %s',
  async (language) => {
    const { createLocalReq } = await import('payload');
    const { reportOf } = await import('./report.ts');
    const { planBundle } = await import('./bundles.ts');
    const row = (page: string, title: string) => ({ rows: [{ page, title }] });
    await settings(row('about', 'Who we are'), 'page-texts');
    const { file } = await contents();
    await settings(row('contact', 'Write to us'), 'page-texts');
    const req = await createLocalReq({ locale: language }, payload);
    req.i18n = { ...req.i18n, language };
    const report = await tools.withBundle(file, async (bundle) =>
      reportOf(req, await planBundle(payload, bundle), bundle, language),
    );
    const told = report.rows.find(({ name }) => name === 'globals/page-texts')!;
    const { navigationLabels } = await import('../content/navigation/catalogue/index.ts');
    expect(told.title).toBe(navigationLabels.texts.name[language]);
    const line = told.lines.find(({ key }) => key.startsWith('rows'));
    expect(line!.there).toContain(navigationLabels.pages.about[language]);
    expect(line!.here).toContain(navigationLabels.pages.contact[language]);
  },
);

test('a day of a bundle is told as a day of the menus, not as it is stored', async () => {
  const { createLocalReq } = await import('payload');
  const { reportOf } = await import('./report.ts');
  const { planBundle } = await import('./bundles.ts');
  const company = { name: 'Nasaq', description: 'Ours.', email: 'us@nasaq.example', phone: '+20 2 2516 4180' };
  const closedOn = (day: string) =>
    settings(
      { ...company, openingHours: { exceptions: [{ date: `2027-${day}T12:00:00.000Z`, label: 'Holiday' }] } },
      'site',
    );
  await closedOn('01-07');
  const { file } = await contents();
  await closedOn('07-23');
  const req = await createLocalReq({ locale: 'en' }, payload);
  const report = await tools.withBundle(file, async (bundle) =>
    reportOf(req, await planBundle(payload, bundle), bundle, 'en'),
  );
  const told = report.rows.find(({ name }) => name === 'globals/site')!.lines.map(({ here, there }) => [here, there]);
  expect(told).toContainEqual(['23 July 2027 · Holiday', '7 January 2027 · Holiday']);
});
