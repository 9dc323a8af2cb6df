import type { Payload } from 'payload';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { staffErrorMessage } from '../../platform/staff/staff-error.ts';
import { signIn, type Staff } from '../../submissions/inbox/testing/staff.ts';
import { paragraph, texts } from '../../testing/drafts.ts';
import { openTestPayload, type TestPayload } from '../../testing/open-payload.ts';
import type { Publication } from '../schedules/publication.ts';
import { askSecondPerson, type Reviewed, writtenBy } from './testing/open-review.ts';

let opened: TestPayload;
let payload: Payload;
let writer: Staff;
let reader: Staff;
let arabic: Staff;
let admin: Staff;

beforeAll(async () => {
  opened = await openTestPayload();
  payload = opened.payload;
  writer = await signIn(payload, 'editor');
  reader = await signIn(payload, 'editor');
  arabic = await signIn(payload, 'editor', 'ar');
  admin = await signIn(payload, 'admin');
  await askSecondPerson(payload);
});
afterAll(() => opened.close());

async function approved(locale: 'en' | 'ar'): Promise<Reviewed> {
  const entry = await writtenBy(payload, writer);
  expect((await entry.step(reader, { act: 'approved', locale })).status).toBe(200);
  return entry;
}

test('nothing is asked where the setting is off', async () => {
  await askSecondPerson(payload, false);
  const entry = await writtenBy(payload, writer);
  expect((await entry.publish(writer, 'en')).status).toBe(200);
  await askSecondPerson(payload);
});

test('who wrote a language publishes it after somebody else has approved it, and only that language', async () => {
  const entry = await writtenBy(payload, writer);
  expect((await entry.publish(writer, 'ar')).status).toBe(422);
  expect((await entry.step(writer, { act: 'approved', locale: 'ar' })).status).toBe(422);
  expect((await entry.step(reader, { act: 'approved', locale: 'ar' })).status).toBe(200);
  expect((await entry.publish(writer, 'ar')).status).toBe(200);
  expect((await entry.publish(writer, 'en')).status).toBe(422);
  expect(Object.keys(await entry.onSite())).toEqual(['ar']);
});

test('a review is asked for by a day that is to come, in the words of who asks', async () => {
  const entry = await writtenBy(payload, writer);
  const ask = (who: Staff, due: string) => entry.step(who, { act: 'asked', locale: 'ar', due });
  for (const [who, language] of [
    [writer, 'en'],
    [arabic, 'ar'],
  ] as const) {
    const answer = await ask(who, '2020-01-01');
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({
      error: { code: 'due_past', message: staffErrorMessage('due_past', language) },
    });
  }
  expect((await entry.language(writer, 'ar')).state).toBe('none');
  expect((await ask(writer, new Date().toISOString().slice(0, 10))).status).toBe(200);
});

test('the refusal names the language in that of the menus', async () => {
  const entry = await writtenBy(payload, writer);
  const { errors } = (await (await entry.publish(arabic, 'en')).json()) as {
    errors: { message: string; data: unknown }[];
  };
  expect(errors[0]!.message.replaceAll(/[\u2068\u2069]/g, '')).toMatch(/^لا تُنشر الإنجليزية قبل أن يوافق عليها شخص ثانٍ/);
  expect(errors[0]!.data).toEqual({ code: 'second_person', locales: ['en'] });
});

test('an approval ends with the words that were seen, and holds again where they come back', async () => {
  const entry = await approved('en');
  const { title } = await payload.findByID({ collection: 'products', id: entry.subject.id, draft: true, locale: 'en' });
  await entry.write(writer, 'en', { title: 'Something else' });
  expect(await entry.language(writer, 'en')).toMatchObject({ state: 'void', mayPublish: false, isChanged: true });
  expect((await entry.publish(writer, 'en')).status).toBe(422);
  await entry.write(writer, 'en', { title });
  expect((await entry.publish(writer, 'en')).status).toBe(200);
});

test('formatting is no change of words; where a link leads is one', async () => {
  const entry = await approved('en');
  const body = paragraph('ignored') as unknown as { root: { children: { children: object[] }[] } };
  const { title } = await payload.findByID({ collection: 'products', id: entry.subject.id, draft: true, locale: 'en' });
  const words = `Body of ${title}`;
  body.root.children[0]!.children = [
    { type: 'text', text: words, format: 1, detail: 0, mode: 'normal', style: '', version: 1 },
  ];
  await entry.write(writer, 'en', { body });
  expect(await entry.language(writer, 'en')).toMatchObject({ state: 'approved' });
  const link = {
    type: 'link',
    version: 3,
    fields: { linkType: 'custom', url: 'https://elsewhere.example', newTab: false },
  };
  body.root.children[0]!.children = [{ ...link, children: body.root.children[0]!.children }];
  await entry.write(writer, 'en', { body });
  expect(await entry.language(writer, 'en')).toMatchObject({ state: 'void' });
});

test('who approved and then changes a word has approved nothing any more', async () => {
  const entry = await approved('en');
  await entry.write(reader, 'en', { summary: 'Another summary' });
  expect((await entry.publish(writer, 'en')).status).toBe(422);
  expect((await entry.step(writer, { act: 'approved', locale: 'en' })).status).toBe(200);
  expect((await entry.publish(reader, 'en')).status).toBe(200);
});

test('words that are changed in the very save that publishes them are not those that were approved', async () => {
  const entry = await approved('en');
  const answer = await writer.send('PATCH', `${entry.address}?locale=en`, {
    _status: 'published',
    title: 'Slipped in',
  });
  expect(answer.status).toBe(422);
  expect(await entry.onSite()).toEqual({});
});

const ways: [string, (entry: Reviewed) => Promise<unknown>][] = [
  ['a plain save', (entry) => writer.send('PATCH', `${entry.address}?locale=en`, { _status: 'published' })],
  [
    'a save that says it is a draft',
    (entry) => writer.send('PATCH', `${entry.address}?locale=en&draft=true&autosave=true`, { _status: 'published' }),
  ],
  ['one language', (entry) => entry.publish(writer, 'en')],
  [
    'all languages',
    (entry) => writer.send('PATCH', `${entry.address}?locale=ar&publishAllLocales=true`, { _status: 'published' }),
  ],
  [
    'many entries at once',
    (entry) =>
      writer.send('PATCH', `/products?locale=en&draft=true&where[id][in][0]=${entry.subject.id}`, {
        _status: 'published',
      }),
  ],
  [
    'many entries at once, as they are stored',
    (entry) =>
      writer.send('PATCH', `/products?locale=en&where[id][equals]=${entry.subject.id}&publishAllLocales=true`, {
        _status: 'published',
      }),
  ],
  [
    'every language in one body',
    (entry) => writer.send('PATCH', `${entry.address}?locale=all`, { _status: { en: 'published', ar: 'published' } }),
  ],
  ['a copy', (entry) => writer.call(`${entry.address}/duplicate?locale=en`, { _status: 'published' })],
  [
    'a new entry',
    () => writer.call('/products?locale=en', { ...texts('Straight out'), kind: 'App', _status: 'published' }),
  ],
  [
    'a new entry in all languages',
    () => writer.call('/products?locale=en&publishAllLocales=true', { ...texts('Straight out'), kind: 'App' }),
  ],
  [
    'the trash',
    async (entry) => {
      await writer.send('PATCH', `${entry.address}`, { deletedAt: new Date().toISOString() });
      await writer.send('PATCH', `${entry.address}?trash=true`, { deletedAt: null, _status: 'published' });
    },
  ],
  [
    'the clock',
    async (entry) => {
      const tomorrow = { at: new Date(Date.now() + 48 * 3_600_000).toISOString() };
      await writer.call(`${entry.address}/schedules`, { action: 'publish', locales: ['en'], ...tomorrow });
      const { docs } = await payload.find({ collection: 'payload-jobs', limit: 0 });
      expect(docs.length).toBeGreaterThan(0);
      for (const { id } of docs)
        await payload.db.updateJobs({ id, data: { waitUntil: new Date(Date.now() - 1_000).toISOString() } });
      await payload.jobs.run({ limit: 50 });
    },
  ],
  [
    'an administrator',
    (entry) => admin.send('PATCH', `${entry.address}?locale=en&publishSpecificLocale=en`, { _status: 'published' }),
  ],
];

test.each(ways)('by %s nothing comes out that nobody else has approved', async (_, publish) => {
  const entry = await writtenBy(payload, writer);
  await publish(entry);
  expect(await entry.onSite()).toEqual({});
  // Neither in a copy, nor in an entry that was made so.
  const made = await payload.find({ collection: 'products', locale: 'en', depth: 0, limit: 0 });
  const others = made.docs.filter(({ title }) => title === 'Straight out' || title?.endsWith('(copy)'));
  expect(others.filter(({ _status }) => _status === 'published')).toEqual([]);
});

for (const [way, publish] of ways.slice(0, 5))
  test(`by ${way} what was approved comes out`, { tags: way === 'one language' ? [] : ['proof'] }, async () => {
    const entry = await approved('en');
    await entry.step(reader, { act: 'approved', locale: 'ar' });
    await publish(entry);
    expect(Object.keys(await entry.onSite())).toContain('en');
  });

test('the clock publishes what was approved meanwhile', { tags: ['proof'] }, async () => {
  const entry = await approved('en');
  const clock = ways.find(([name]) => name === 'the clock')!;
  await clock[1](entry);
  expect(Object.keys(await entry.onSite())).toEqual(['en']);
});

test('what readers have already may be saved with another place in the list, and come back from the trash', async () => {
  const entry = await approved('en');
  expect((await entry.publish(writer, 'en')).status).toBe(200);
  await entry.write(writer, 'ar', { title: 'مسودة تنتظر' });
  expect((await writer.send('PATCH', `${entry.address}?locale=en`, { _order: 'a5' })).status).toBe(200);
  expect((await writer.send('PATCH', entry.address, { deletedAt: new Date().toISOString() })).status).toBe(200);
  expect((await writer.send('PATCH', `${entry.address}?trash=true`, { deletedAt: null })).status).toBe(200);
  expect(Object.keys(await entry.onSite())).toEqual(['en']);
});

test('an administrator releases words with a reason, for these words alone, and nobody else does', async () => {
  const entry = await writtenBy(payload, writer);
  expect((await entry.step(writer, { act: 'released', locale: 'en', note: 'Now' })).status).toBe(403);
  expect((await entry.step(admin, { act: 'released', locale: 'en' })).status).toBe(422);
  expect((await entry.step(admin, { act: 'released', locale: 'en', note: 'The fair opens today' })).status).toBe(200);
  expect((await entry.publish(writer, 'en')).status).toBe(200);
  await entry.write(writer, 'en', { title: 'Later' });
  expect((await entry.publish(writer, 'en')).status).toBe(422);
  const { lines } = await entry.history(writer, '&filter=review');
  expect(lines).toMatchObject([{ act: 'released', locale: 'en', by: 'The admin', note: 'The fair opens today' }]);
});

test('a page that exists once is held to it, too', async () => {
  const words = { statement: 'We answer', intro: 'At once' };
  const draft = await writer.call('/globals/care?locale=en&draft=true', words);
  expect(draft.status).toBe(200);
  const publish = () => writer.call('/globals/care?locale=en&publishSpecificLocale=en', { _status: 'published' });
  const isOut = async () => (await payload.findGlobal({ slug: 'care', locale: 'en' }))._status === 'published';
  expect((await publish()).status).toBe(422);
  expect((await writer.call('/globals/care?locale=en&publishAllLocales=true', { _status: 'published' })).status).toBe(
    422,
  );
  expect(await isOut()).toBe(false);
  const page = { kind: 'care', id: 0 };
  const { languages } = (await (await reader.call('/history/review?kind=care&id=0')).json()) as {
    languages: { en: { step: number; words: string } };
  };
  const { step, words: seen } = languages.en;
  const answer = await reader.call('/history/review', { ...page, act: 'approved', locale: 'en', step, words: seen });
  expect(answer.status).toBe(200);
  expect((await publish()).status).toBe(200);
  expect(await isOut()).toBe(true);
});

test(
  'what the clock could not publish for want of an approval says so, in the language of who reads it',
  { tags: ['proof'] },
  async () => {
    const entry = await writtenBy(payload, writer);
    const at = new Date(Date.now() + 48 * 3_600_000).toISOString();
    await writer.call(`${entry.address}/schedules`, { action: 'publish', locales: ['ar'], at });
    const publication = async (who: Staff) =>
      (await (await who.call(`${entry.address}/publication`)).json()) as Publication;
    const { schedules } = await publication(writer);
    await payload.db.updateJobs({
      id: schedules[0]!.id,
      data: { waitUntil: new Date(Date.now() - 1_000).toISOString() },
    });
    await payload.jobs.run({ limit: 50 });
    const { heldSentence } = await import('./second-person.ts');
    for (const [who, language] of [
      [writer, 'en'],
      [arabic, 'ar'],
    ] as const) {
      const [failed] = (await publication(who)).schedules;
      expect(failed).toMatchObject({ failed: true, stoppedBy: [heldSentence(['ar'], language)] });
    }
    const { docs: mails } = await payload.find({ collection: 'mails', sort: '-id', limit: 1 });
    expect(mails[0]).toMatchObject({ template: 'publishing_stopped', to: writer.user.email });
    expect(JSON.stringify(mails[0])).toContain('a second person');
    expect(await entry.onSite()).toEqual({});
  },
);
