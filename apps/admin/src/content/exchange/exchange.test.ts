import type { Locale } from '@nasaq/contract';
import type { Payload, TypedUser } from 'payload';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { makeMember } from '../../testing/make-member.ts';
import { openTestPayload, type TestPayload } from '../../testing/open-payload.ts';
import { askDesk } from '../desk/testing/ask-desk.ts';
import type { ExportedState } from './exchange-api.ts';
import { askExchange, choose } from './testing/ask-exchange.ts';

let opened: TestPayload;
let payload: Payload;
let sara: TypedUser;
let id: number;

beforeAll(async () => {
  opened = await openTestPayload();
  payload = opened.payload;
  sara = await makeMember(payload, 'Sara');
});
afterAll(() => opened.close());

beforeEach(async () => {
  id = (await payload.create({ collection: 'services', locale: 'en', draft: true, data: {}, user: sara } as never)).id;
  await write('en', {
    title: `Our work ${id}`,
    summary: 'First line.\nSecond line.',
    body: body('Why ', 'we', ' work.'),
    process: [row('p1', 'Listen', 'We listen.'), row('p2', 'Build', 'We build.')],
  });
});

const row = (pair: string, title: string, text: string) => ({ pair, title, text });
const exchange = (user: TypedUser | null = sara) => askExchange({ payload, user });
const desk = () => askDesk({ payload, user: sara, target: { collection: 'services', id } });
const entries = () => [{ collection: 'services', ids: [id] }];
const ref = () => `services/${id}`;

async function write(locale: Locale, data: object): Promise<void> {
  const call = { collection: 'services', id, locale, draft: true, data, user: sara, overrideAccess: true };
  await payload.update(call as never);
}

function body(before: string, strong: string, after: string) {
  const words = (text: string, format = 0) => ({
    type: 'text',
    text,
    format,
    mode: 'normal',
    style: '',
    detail: 0,
    version: 1,
  });
  const children = [words(before), words(strong, 1), words(after)];
  const block = { format: '', indent: 0, version: 1, direction: null };
  return {
    root: {
      ...block,
      type: 'root',
      children: [{ ...block, type: 'paragraph', textFormat: 0, textStyle: '', children }],
    },
  };
}

async function arabic(): Promise<Record<string, unknown>> {
  const doc = await payload.findByID({
    collection: 'services',
    id,
    locale: 'ar',
    fallbackLocale: false,
    draft: true,
    depth: 0,
  });
  return doc as unknown as Record<string, unknown>;
}

/** What a translator does with each text of an XLIFF file: the words go behind an Arabic one. */
function translated(bytes: Uint8Array, state = 'translated'): Uint8Array {
  const text = new TextDecoder().decode(bytes);
  const done = text.replace(
    /<segment ([^>]*)state="\w+" subState="[^"]*">\n<source>(.*?)<\/source>(?:\n<target>.*?<\/target>)?/gsu,
    `<segment $1state="${state}">\n<source>$2</source>\n<target>نص $2</target>`,
  );
  return new TextEncoder().encode(done);
}

async function states(): Promise<Record<string, string>> {
  const { record } = await desk().open();
  return Object.fromEntries(Object.entries(record.marks.ar).map(([path, { as }]) => [path, as]));
}

test('what a translator sends is shown, taken in one save with its rows and formatting, and is to be read by somebody', async () => {
  const file = translated(await exchange().out({ entries: entries() }));
  const { entries: previewed } = await exchange().preview(file);
  expect(previewed).toMatchObject([{ ref: ref(), title: `Our work ${id}` }]);
  expect(new Set(previewed[0]!.lines.map(({ outcome }) => outcome))).toEqual(new Set(['new']));
  expect(await arabic()).not.toHaveProperty('title', `نص Our work ${id}`);
  const [taken] = await exchange().take(file, choose(previewed, 'new'));
  expect(taken).toMatchObject({ ref: ref(), meanwhile: [] });
  expect(taken!.taken).toHaveLength(previewed[0]!.lines.length);
  expect(await arabic()).toMatchObject({
    title: `نص Our work ${id}`,
    summary: 'نص First line.\nنص Second line.',
    process: [
      { pair: 'p1', title: 'نص Listen', text: 'نص We listen.' },
      { pair: 'p2', title: 'نص Build', text: 'نص We build.' },
    ],
    body: { root: { children: [{ children: [{ text: 'نص Why ' }, { text: 'we', format: 1 }, { text: ' work.' }] }] } },
  });
  expect(await states()).toMatchObject({ title: 'review', body: 'review', 'process.p1.title': 'review' });
  const again = await exchange().preview(file);
  expect(new Set(again.entries[0]!.lines.map(({ outcome }) => outcome))).toEqual(new Set(['unchanged']));
});

test('what the file calls final is confirmed where the member of staff says so', async () => {
  const file = translated(await exchange().out({ entries: entries() }), 'final');
  const { entries: previewed } = await exchange().preview(file);
  await exchange().take(file, choose(previewed, 'new'), true);
  expect(await states()).toMatchObject({ title: 'confirmed', summary: 'confirmed' });
});

test('only what was chosen is taken, and the rest stays as it is', async () => {
  await write('ar', { title: `عنوان ${id}` });
  const file = translated(await exchange().out({ entries: entries() }));
  const { entries: previewed } = await exchange().preview(file);
  const { seen } = previewed[0]!.lines.find(({ path }) => path === 'summary')!;
  await exchange().take(file, { [ref()]: { summary: seen } });
  expect(await arabic()).toMatchObject({
    title: `عنوان ${id}`,
    summary: 'نص First line.\nنص Second line.',
  });
  expect((await arabic()).process ?? []).toEqual([]);
});

test('what was changed here since the export is asked about, and what was changed since the preview is left alone', async () => {
  await write('ar', { title: `عنوان ${id}` });
  const file = translated(await exchange().out({ entries: entries() }));
  await write('ar', { title: `أحدث ${id}` });
  const { entries: previewed } = await exchange().preview(file);
  expect(previewed[0]!.lines.find(({ path }) => path === 'title')).toMatchObject({
    outcome: 'conflict',
    before: `أحدث ${id}`,
    after: `نص Our work ${id}`,
  });
  await write('ar', { title: `أحدث كثيرًا ${id}` });
  const [taken] = await exchange().take(file, choose(previewed, 'conflict', 'new'));
  expect(taken).toMatchObject({ meanwhile: ['title'] });
  expect(await arabic()).toMatchObject({ title: `أحدث كثيرًا ${id}`, summary: 'نص First line.\nنص Second line.' });
});

test('a translation of an older source arrives as outdated', async () => {
  const file = translated(await exchange().out({ entries: entries() }));
  await write('en', { title: `Other work ${id}`, body: body('Quite ', 'another', ' text.') });
  const { entries: previewed } = await exchange().preview(file);
  const lines = Object.fromEntries(previewed[0]!.lines.map((line) => [line.path, line]));
  expect(lines.title).toMatchObject({ outcome: 'new', remarks: ['outdated'] });
  expect(lines.body).toMatchObject({ outcome: 'new', remarks: ['outdated'] });
  await exchange().take(file, choose(previewed, 'new'));
  const stored = await payload.findByID({ collection: 'services', id, draft: true, locale: 'ar' });
  expect(stored).toMatchObject({ stateAr: 'outdated', title: `نص Our work ${id}` });
});

test('only texts in the states that were ordered go out', async () => {
  await write('ar', { title: `عنوان ${id}` });
  const out = async (states: ExportedState[]) =>
    new TextDecoder().decode(await exchange().out({ entries: entries(), states }));
  const untranslated = await out(['missing', 'outdated']);
  expect(untranslated).not.toContain('name="title"');
  expect(untranslated).toContain('name="summary"');
  const drafts = await out(['draft']);
  expect(drafts).toContain('name="title"');
  expect(drafts).not.toContain('name="summary"');
  expect(await out(['machine'])).toBe('');
});

test('a list goes out as it is filtered', async () => {
  const where = { id: { equals: id } };
  const text = new TextDecoder().decode(
    await exchange().out({ entries: [{ collection: 'services', listed: true }] }, { where }),
  );
  expect([...text.matchAll(/<file id="([\w-]+)"/gu)].map(([, file]) => file)).toEqual([`services-${id}`]);
});

test('an entry that is translated from the other language is left out, and refused where a file has it', async () => {
  const file = await exchange().out({ entries: entries() });
  const answer = await exchange().ask('out', {
    from: 'ar',
    to: 'en',
    kind: 'csv',
    states: [],
    entries: entries(),
    globals: [],
  });
  expect([answer.status, answer.headers.get('X-Exchange-Left-Out'), answer.headers.get('X-Exchange-Texts')]).toEqual([
    204,
    '1',
    '0',
  ]);
  await desk().save({ form: 'f', languages: {}, source: 'ar' });
  const { entries: previewed } = await exchange().preview(translated(file));
  expect(new Set(previewed[0]!.lines.map(({ refusal }) => refusal))).toEqual(new Set(['other_source']));
});

test('entries that were deleted, trashed, never here or belong to others are refused line by line', async () => {
  const file = translated(await exchange().out({ entries: entries() }));
  const changed = (from: RegExp, to: string) =>
    new TextEncoder().encode(new TextDecoder().decode(file).replaceAll(from, to));
  const refusal = async (bytes: Uint8Array, user = sara) => {
    const { entries: previewed } = await exchange(user).preview(bytes);
    return [...new Set(previewed[0]!.lines.map((line) => line.refusal))].join();
  };
  expect(await refusal(changed(/services\/\d+/gu, 'services/99999'))).toBe('entry_deleted');
  expect(await refusal(changed(/services\/\d+/gu, 'users/1'))).toBe('entry_unknown');
  const other = (
    await payload.create({
      collection: 'services',
      locale: 'en',
      draft: true,
      data: { title: 'x' },
      user: sara,
    } as never)
  ).id;
  expect(await refusal(changed(/services\/\d+/gu, `services/${other}`))).toBe('entry_foreign');
  const recruiter = await makeMember(payload, 'Adel', 'recruiter');
  expect(await refusal(file, recruiter)).toBe('entry_forbidden');
  await payload.update({
    collection: 'services',
    id,
    data: { deletedAt: new Date().toISOString() },
    overrideAccess: true,
  } as never);
  expect(await refusal(file)).toBe('entry_trashed');
  // It is called as it is called here, whatever the file says.
  const named = await exchange().preview(changed(/(?<=category="title">)[^<]*/gu, 'Another'));
  const { title } = (await payload.findByID({
    collection: 'services',
    id,
    locale: 'en',
    draft: true,
    trash: true,
  })) as { title: string };
  expect(named.entries.map((one) => one.title)).toEqual([title]);
});

test('strangers and who writes no content are refused, and files that cannot be read are with a sentence', async () => {
  const answer = async (user: TypedUser | null) => (await exchange(user).ask('preview', new FormData())).status;
  expect(await answer(null)).toBe(401);
  expect(await answer(await makeMember(payload, 'Salma', 'sales' as never))).toBe(403);
  expect(await answer(sara)).toBe(422);
  await expect(exchange().preview(new TextEncoder().encode('<rss/>'))).rejects.toThrow('This is XML, but no XLIFF');
});
