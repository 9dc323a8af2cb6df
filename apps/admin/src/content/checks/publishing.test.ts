import type { Payload, PayloadRequest, TypedUser } from 'payload';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { paragraph } from '../../testing/drafts.ts';
import { makeMember } from '../../testing/make-member.ts';
import { openTestPayload, type TestPayload } from '../../testing/open-payload.ts';
import type { Staff } from '../../submissions/inbox/testing/staff.ts';
import type { CheckAnswer } from './endpoints.ts';

let opened: TestPayload;
let payload: Payload;
let editor: Staff;
let admin: Staff;
let user: TypedUser;
let category: number;
let id: number;
let count = 0;

beforeAll(async () => {
  opened = await openTestPayload();
  payload = opened.payload;
  const staff = await import('../../submissions/inbox/testing/staff.ts');
  [editor, admin] = [await staff.signIn(payload, 'editor'), await staff.signIn(payload, 'admin')];
  user = await makeMember(payload, 'Sara');
  ({ id: category } = await payload.create({
    collection: 'categories',
    locale: 'en',
    data: { of: 'services', title: 'Building', slug: 'building' } as never,
  }));
});
afterAll(() => opened.close());

const english = (title: string) => ({
  title,
  summary: 'What the service is about, in a sentence or two of English.',
  body: paragraph('We build it with you, step by step.'),
});
const arabic = (title: string) => ({
  title,
  summary: 'عما تقدمه الخدمة، في جملة أو جملتين بالعربية.',
  body: paragraph('نبنيه معكم خطوة خطوة.'),
});

/** A draft of a service, written in both languages. */
beforeEach(async () => {
  count += 1;
  const data = { ...english(`Careful service ${count}`), category };
  ({ id } = await payload.create({ collection: 'services', locale: 'en', draft: true, data }));
  await write('ar', arabic(`خدمة متأنية ${count.toLocaleString('ar-EG')}`));
});

const write = (locale: 'en' | 'ar', data: object) =>
  payload.update({ collection: 'services', id, locale, draft: true, data });

const publish = (locale: 'en' | 'ar', data: object = {}) =>
  payload.update({
    collection: 'services',
    id,
    locale,
    data: { ...data, _status: 'published' },
    overrideAccess: false,
    user,
  });

const refusalOf = (work: Promise<unknown>) =>
  work.then(
    () => [],
    (error: { data?: { errors: { message: string; path: string }[] } }) =>
      error.data?.errors ?? [{ message: String(error), path: '' }],
  );

const isPublic = async (locale: 'en' | 'ar') => {
  const row = await payload.db.findOne<{ id: number; _status?: Record<string, string> }>({
    collection: 'services',
    where: { id: { equals: id } },
    req: {} as PayloadRequest,
  });
  return row?._status?.[locale] === 'published';
};

test('a sound entry is published', async () => {
  await publish('en');
  await publish('ar');
  expect(await isPublic('en')).toBe(true);
  expect(await isPublic('ar')).toBe(true);
});

test('a placeholder keeps its language from being published, and no other', async () => {
  await write('ar', { summary: 'نص تجريبي' });
  expect(await refusalOf(publish('ar'))).toEqual([
    { message: expect.stringContaining('Summary (Arabic)'), label: 'Summary (Arabic)', path: 'summary' },
  ]);
  expect(await isPublic('ar')).toBe(false);
  await publish('en');
  expect(await isPublic('en')).toBe(true);
});

test('a row is named as the form numbers it', async () => {
  const benefits = [
    { title: 'Quick', text: 'It takes a week.' },
    { title: 'Calm', text: 'TODO' },
  ];
  expect(await refusalOf(publish('en', { benefits }))).toMatchObject([
    { path: 'benefits.1.text', message: expect.stringMatching(/2 › Text \(English\): .*TODO/u) },
  ]);
});

test('who publishes both languages at once is refused for either', async () => {
  await write('ar', { summary: 'نص تجريبي' });
  const answer = await editor.send('PATCH', `/services/${id}?locale=en&publishAllLocales=true`, {
    _status: 'published',
  });
  expect(answer.status).toBe(400);
  expect(JSON.stringify(await answer.json())).toContain('Summary (Arabic)');
  expect(await isPublic('ar')).toBe(false);
});

test('REST and a bulk edit cannot go round it; the refusal is in the language of the menus', async () => {
  await write('en', { summary: 'TODO' });
  const one = await editor.send(
    'PATCH',
    `/services/${id}?locale=en`,
    { _status: 'published' },
    { 'Accept-Language': 'ar' },
  );
  expect(one.status).toBe(400);
  expect(JSON.stringify(await one.json())).toContain('الملخص');
  const many = await editor.send('PATCH', `/services?draft=true&locale=en&where[id][equals]=${id}`, {
    _status: 'published',
  });
  const { errors } = (await many.json()) as { errors: { message: string }[] };
  expect(errors).toMatchObject([
    { message: expect.stringMatching(/Careful service \d+\u2069: .*Summary \(English\)/u) },
  ]);
  expect(await isPublic('en')).toBe(false);
});

test('each field is named once with its reasons, in the language of the menus, also to who reads no more than a sentence', async () => {
  const summary = 'نص تجريبي: TODO، ثم {{name}} و[أدخل الاسم]، وبعدها TBD';
  await write('ar', { summary, title: 'TODO عنوان' });
  const answer = await editor.send(
    'PATCH',
    `/services/${id}?locale=ar`,
    { _status: 'published' },
    { 'Accept-Language': 'ar' },
  );
  const { errors } = (await answer.json()) as { errors: { data: { errors: { path: string }[] }; message: string }[] };
  expect(errors[0]!.data.errors.map(({ path }) => path).toSorted()).toEqual(['summary', 'title']);
  const { message } = errors[0]!;
  expect(message).toMatch(/^لم يُنشر\. /u);
  expect(message.match(/الملخص \(العربية\): /gu)).toHaveLength(1);
  expect(message).toContain('«\u2068TBD\u2069»');
  expect(message).toContain('ومثلها: \u20682\u2069');
  expect(message).not.toContain(',');
});

test('a schedule that is stopped says why where it is shown, and by mail to who has set it', async () => {
  const { runScheduledPublish } = await import('../schedules/schedule-publish.ts');
  const { stoppingSentences } = await import('./sentences.ts');
  await write('en', { summary: 'TODO' });
  const input = {
    type: 'publish' as const,
    locale: 'en',
    doc: { relationTo: 'services', value: id },
    user: { relationTo: 'users', value: user.id },
  };
  await expect(runScheduledPublish({ input, req: { payload } as PayloadRequest })).rejects.toThrow();
  expect(await isPublic('en')).toBe(false);
  const { docs } = await payload.find({ collection: 'mails', where: { template: { equals: 'publishing_stopped' } } });
  expect(docs).toMatchObject([{ to: user.email, locale: 'en' }]);
  expect(docs[0]!.subject).toContain(`Careful service ${count}`);
  expect(docs[0]!.text).toContain('TODO');
  const target = { collection: 'services', id };
  expect(await stoppingSentences({ payload } as PayloadRequest, target, 'en', 'ar')).toEqual([
    expect.stringContaining('الملخص'),
  ]);
});

test('on the dashboard, a schedule that was stopped says by what, and leads there', async () => {
  const { SchedulesBoard } = await import('../schedules/screens/schedules-board.tsx');
  const { renderToStaticMarkup } = await import('react-dom/server');
  await write('ar', { summary: 'TODO' });
  const input = {
    type: 'publish',
    locale: 'ar',
    doc: { relationTo: 'services', value: String(id) },
    user: { relationTo: 'users', value: user.id },
  };
  const waitUntil = new Date(Date.now() - 60_000).toISOString();
  const data = { taskSlug: 'schedulePublish', input, waitUntil, hasError: true, queue: 'default' };
  const job = await payload.db.create({ collection: 'payload-jobs', data: data as never, req: {} as PayloadRequest });
  const props = {
    payload,
    user,
    i18n: { language: 'ar', t: (key: string) => key },
    permissions: { collections: { services: { read: true } } },
  };
  const board = renderToStaticMarkup(await SchedulesBoard(props as never));
  expect(board).toContain('TODO');
  expect(board).toContain('الملخص: ');
  expect(board).toMatch(new RegExp(`href="[^"]*/collections/services/${id}\\?locale=ar"[^>]*>أصلحه<`, 'u'));
  expect(board).not.toContain('شخص ثانٍ');
  await payload.db.deleteMany({
    collection: 'payload-jobs',
    where: { id: { equals: job.id } },
    req: {} as PayloadRequest,
  });
});

test('what was published before it was wrong in that way is no reason to refuse another change', async () => {
  await publish('en');
  // As it was stored before there were checks.
  const { pool } = payload.db as unknown as { pool: { query: (sql: string, values: unknown[]) => Promise<unknown> } };
  await pool.query("UPDATE services_locales SET summary = 'TODO' WHERE _locale = 'en' AND _parent_id = $1", [id]);
  await write('en', { summary: 'TODO' });
  await publish('en', { title: 'Another title' });
  expect(await refusalOf(publish('en', { title: 'TODO' }))).toMatchObject([{ path: 'title' }]);
});

test('what only warns keeps nobody from publishing, until an administrator lets it stop', async () => {
  await publish('en', { title: 'Two  spaces' });
  const set = (levels: object) => admin.send('POST', '/globals/checks', { levels, _status: 'published' });
  expect((await editor.send('POST', '/globals/checks', { levels: {} })).status).toBe(403);
  expect((await set({ 'double-space': 'stops', placeholder: 'off' })).status).toBe(200);
  await publish('en', { summary: 'TODO', title: 'One space' });
  expect(await refusalOf(publish('en', { title: 'Three   spaces' }))).toMatchObject([{ path: 'title' }]);
  await set({});
  const { docs } = await payload.find({ collection: 'acts', where: { kind: { equals: 'checks' } }, sort: 'id' });
  expect(docs.map(({ detail, subject }) => `${subject} ${detail}`)).toEqual([
    'placeholder stops → off',
    'double-space warns → stops',
    'placeholder off → stops',
    'double-space stops → warns',
  ]);
  const { detailWords, subjectWords } = await import('../../platform/staff/audit/act-words.ts');
  const told = docs.slice(0, 2).map((act) => [subjectWords(act, 'ar'), detailWords(act, 'ar')]);
  expect(told).toEqual([
    ['نص مؤقت', 'يمنع النشر ← متوقف'],
    ['مسافتان', 'ينبه ← يمنع النشر'],
  ]);
  expect(subjectWords({ kind: 'services', subject: 'placeholder' }, 'en')).toBe('placeholder');
});

test('levels that are drafted let nothing pass, and those of before come back as a draft', async () => {
  const set = (levels: object, _status: string) => admin.send('POST', '/globals/checks', { levels, _status });
  const isRefused = async () => (await refusalOf(publish('en', { title: 'TODO' }))).length > 0;
  await set({}, 'published');
  await set({ placeholder: 'off' }, 'draft');
  expect(await isRefused()).toBe(true);
  await set({ placeholder: 'off' }, 'published');
  await publish('en', { title: 'TODO' });
  const { docs } = await payload.findGlobalVersions({ slug: 'checks', sort: '-updatedAt', overrideAccess: true });
  const strict = docs.find(({ version }) => Object.keys((version.levels ?? {}) as object).length === 0)!;
  expect((await editor.send('POST', `/globals/checks/versions/${strict.id}`, {})).status).toBe(403);
  expect((await admin.send('POST', `/globals/checks/versions/${strict.id}`, {})).status).toBe(200);
  await publish('en', { title: 'TODO' });
  await admin.send('POST', '/globals/checks', { _status: 'published' });
  // What stands on the site already is not refused again.
  await publish('en', { title: 'A title' });
  expect(await isRefused()).toBe(true);
});

test('what has to be chosen is told before anybody publishes, for both languages, and refused at its field', async () => {
  await write('en', { category: null });
  const { findings } = (await (await editor.send('POST', `/services/${id}/checks`, {})).json()) as CheckAnswer;
  expect(findings).toMatchObject([
    { check: 'value-missing', locale: 'both', path: 'category', level: 'stops', label: { en: 'Category' } },
  ]);
  for (const locale of ['en', 'ar'] as const)
    expect(await refusalOf(publish(locale))).toMatchObject([{ path: 'category', label: 'Category' }]);
});

test('the checks are asked for the newest draft, and for what is only being written', async () => {
  await write('en', { summary: 'Two  spaces in this summary of the careful service.' });
  const ask = async (body: object) =>
    (await (await editor.send('POST', `/services/${id}/checks`, body)).json()) as CheckAnswer;
  expect((await ask({})).findings.map(({ check, path }) => [check, path])).toEqual([['double-space', 'summary']]);
  const written = await ask({
    docs: {
      en: { summary: 'One space in this summary of the careful service.' },
      ar: { title: `اعمالنا ${count.toLocaleString('ar-EG')}` },
    },
  });
  expect(written.findings).toMatchObject([{ check: 'hamza', locale: 'ar', path: 'title', level: 'warns' }]);
  expect((await editor.send('POST', '/services/999999/checks', {})).status).toBe(404);
  expect((await payload.find({ collection: 'findings', where: { entry: { equals: id } } })).docs).toMatchObject([
    { check: 'double-space', locale: 'en', level: 'warns', type: 'services' },
  ]);
});

test('an address that another page has moved away from is told to who takes it, and not to who comes back to it', async () => {
  const find = async (of: number) => {
    const answer = (await (await editor.send('POST', `/services/${of}/checks`, {})).json()) as CheckAnswer;
    return answer.findings
      .filter(({ check }) => check === 'slug-former')
      .map(({ locale, values }) => ({ locale, values }));
  };
  await publish('ar', { slug: 'خدمة-أولى' });
  await publish('ar', { slug: 'خدمة-أخرى' });
  const moved = id;
  const data = { ...english('Another service'), category };
  const { id: other } = await payload.create({ collection: 'services', locale: 'en', draft: true, data });
  const taken = { ...arabic('خدمة ثانية'), slug: 'خدمة-أولى' };
  await payload.update({ collection: 'services', id: other, locale: 'ar', draft: true, data: taken });
  expect(await find(other)).toEqual([{ locale: 'ar', values: { slug: 'خدمة-أولى', to: '/ar/services/خدمة-أخرى' } }]);
  await payload.update({ collection: 'services', id: other, locale: 'ar', draft: true, data: { slug: 'خدمة-ثالثة' } });
  expect(await find(other)).toEqual([]);
  await payload.update({ collection: 'services', id: moved, locale: 'ar', draft: true, data: { slug: 'خدمة-أولى' } });
  expect(await find(moved)).toEqual([]);
});

test('a warning is dismissed with a reason, for the words that stand there', async () => {
  const { markOf } = await import('@nasaq/translation/checks');
  await write('en', { summary: 'Two  spaces in this summary of the careful service.' });
  const ask = async (path: string, body: object) => {
    const answer = await editor.send('POST', `/services/${id}/checks${path}`, body);
    return { status: answer.status, ...((await answer.json()) as CheckAnswer) };
  };
  const { newestInBoth } = await import('./document.ts');
  const [finding] = (await ask('', {})).findings;
  const { docs } = (await newestInBoth({ payload } as PayloadRequest, { collection: 'services', id }))!;
  const { check, locale, path } = finding!;
  const dismissal = { check, locale, path, mark: markOf(finding!, docs), reason: 'A table of the last century' };
  expect((await ask('/dismiss', { ...dismissal, reason: '' })).status).toBe(422);
  const dismissed = await ask('/dismiss', dismissal);
  expect(dismissed.dismissals).toMatchObject([{ check: 'double-space', reason: dismissal.reason }]);
  const kept = () => payload.find({ collection: 'findings', where: { entry: { equals: id } } });
  expect((await kept()).totalDocs).toBe(0);
  expect((await ask('/dismiss/undo', { id: dismissed.dismissals[0]!.id })).dismissals).toEqual([]);
  expect((await kept()).totalDocs).toBe(1);
});

test('every night all is gone over once, and what was found before stays from when it was', async () => {
  const { checkEverything, takeTurn } = await import('./nightly.ts');
  await write('en', { summary: 'Two  spaces in this summary of the careful service.' });
  expect(await checkEverything(payload)).toBeGreaterThan(5);
  const [first] = (await payload.find({ collection: 'findings', where: { entry: { equals: id } } })).docs;
  expect(first).toMatchObject({ check: 'double-space', path: 'summary' });
  await checkEverything(payload);
  const [again] = (await payload.find({ collection: 'findings', where: { entry: { equals: id } } })).docs;
  expect(again!.since).toBe(first!.since);
  const now = new Date();
  expect([await takeTurn(payload, now), await takeTurn(payload, now)]).toEqual([true, false]);
  expect(await takeTurn(payload, new Date(now.getTime() + 24 * 60 * 60_000))).toBe(true);
});

test('nothing is kept of what is deleted for good', async () => {
  await write('en', { summary: 'Two  spaces in this summary of the careful service.' });
  await editor.send('POST', `/services/${id}/checks`, {});
  await payload.delete({ collection: 'services', id });
  expect((await payload.find({ collection: 'findings', where: { entry: { equals: id } } })).totalDocs).toBe(0);
});
