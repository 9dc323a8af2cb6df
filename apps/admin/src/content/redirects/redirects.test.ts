import type { Redirect } from '@nasaq/contract';
import type { Hono } from 'hono';
import type { Payload } from 'payload';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { ApiEnv } from '../../platform/http/request-context.ts';
import { signIn, type Staff } from '../../submissions/inbox/testing/staff.ts';
import { texts } from '../../testing/drafts.ts';
import { openTestPayload, type TestPayload } from '../../testing/open-payload.ts';

let opened: TestPayload;
let payload: Payload;
let api: Hono<ApiEnv>;
let english: Staff;
let arabic: Staff;
let labels: (typeof import('../catalogue/index.ts'))['contentLabels']['redirects'];

beforeAll(async () => {
  opened = await openTestPayload();
  payload = opened.payload;
  [english, arabic] = [await signIn(payload, 'admin'), await signIn(payload, 'admin', 'ar')];
  labels = (await import('../catalogue/index.ts')).contentLabels.redirects;
  const { createApi } = await import('../../api-routes.ts');
  api = createApi(() => Promise.resolve(payload));
});
afterAll(() => opened.close());

beforeEach(() => payload.delete({ collection: 'redirects', where: { id: { exists: true } } }));

/** As it may be stored since before: nothing is asked of it. */
const stored = (from: string, to: string) =>
  payload.create({ collection: 'redirects', data: { from, to, status: '301' }, context: { silent: true } });

async function refusal(answer: Promise<Response>): Promise<[string, string][]> {
  const { errors } = (await (await answer).json()) as {
    errors?: { data?: { errors: { path: string; message: string }[] } }[];
  };
  // The isolates around addresses are the screens' matter.
  return (errors?.[0]?.data?.errors ?? []).map(({ message, path }) => [path, message.replace(/[\u2066-\u2069]/gu, '')]);
}

test('a redirect to itself, or into a circle, is refused at its new address, with the way and in the language of the menus', async () => {
  const make = (who: Staff, from: string, to: string) => refusal(who.call('/redirects', { from, to, status: '301' }));
  expect(await make(english, '/call', '/call')).toEqual([['to', 'It leads to itself: /call → /call.']]);
  expect(await make(arabic, '/قديم', `/${encodeURIComponent('قديم')}/?from=mail#top`)).toEqual([
    ['to', 'يعود التحويل إلى المسار نفسه: /قديم → /قديم/?from=mail#top.'],
  ]);
  await stored('/b', '/c');
  expect(await make(english, '/a', '/b')).toEqual([]);
  expect(await make(arabic, '/c', '/a')).toEqual([['to', 'يدور التحويل في حلقة: /c → /a → /b → /c.']]);
  const { docs } = await payload.find({ collection: 'redirects', where: { from: { equals: '/b' } } });
  const change = (data: object) => refusal(english.send('PATCH', `/redirects/${docs[0]!.id}`, data));
  expect(await change({ to: '/a' })).toEqual([['to', 'It would lead in a circle: /b → /a → /b.']]);
  expect(await change({ to: '/contact' })).toEqual([]);
  expect(await make(arabic, '/c', '/a')).toEqual([]);
});

test('a redirect from where a page is read is refused at its old address; from where none is, or is no more, it is taken', async () => {
  const make = (who: Staff, from: string) => refusal(who.call('/redirects', { from, to: '/services', status: '301' }));
  const { id } = await payload.create({
    collection: 'companies',
    locale: 'en',
    data: { ...texts('Wells'), slug: 'wells', _status: 'published' } as never,
  });
  const told = [['from', 'Readers find a page at this address, so nobody would be led on from it.']];
  for (const from of ['/contact', '/contact/', '/ar/contact', '/company/wells'])
    expect([from, ...(await make(english, from))]).toEqual([from, ...told]);
  expect(await make(arabic, '/contact')).toEqual([['from', 'عند هذا المسار صفحة يقرؤها الزوار، فلن ينتقل منه أحد.']]);
  for (const from of ['/contact-us', '/forms/old-survey', '/ar/company/wells'])
    expect([from, ...(await make(english, from))]).toEqual([from]);
  await payload.update({ collection: 'companies', id, locale: 'en', data: { _status: 'draft' } });
  expect(await make(english, '/company/wells')).toEqual([]);
});

test('an old path is a path alone, at which the system has nothing of its own: else it says so at the field', async () => {
  const make = (who: Staff, from: string) => refusal(who.call('/redirects', { from, to: '/services', status: '301' }));
  for (const from of ['/x?y=1', '/x#y', '/contact/?from=mail']) {
    expect([from, ...(await make(english, from))]).toEqual([from, ['from', labels.hasQuery.en]]);
    expect([from, ...(await make(arabic, from))]).toEqual([from, ['from', labels.hasQuery.ar]]);
  }
  const machines = ['/admin', '/admin/login', '/api/x', '/media/a.png', '/assets/a.js', '/sitemap.xml', '/robots.txt'];
  for (const from of [...machines, '/ar/rss.xml', '/favicon.ico', '/_vitals', '/.well-known/security.txt']) {
    expect([from, ...(await make(english, from))]).toEqual([from, ['from', labels.isMachines.en]]);
    expect([from, ...(await make(arabic, from))]).toEqual([from, ['from', labels.isMachines.ar]]);
  }
  for (const from of ['/administration', '/index.php', '/feed', '/old/sitemap.xml', '/mediation'])
    expect([from, ...(await make(english, from))]).toEqual([from]);
});

test('an old path that is redirected already says whereto, however it is written', async () => {
  const make = (who: Staff, from: string) => refusal(who.call('/redirects', { from, to: '/services', status: '301' }));
  await stored('/old', '/services');
  await stored('/قديم', `/ar/${encodeURIComponent('عنّا')}`);
  for (const from of ['/old', '/old/'])
    expect(await make(english, from)).toEqual([['from', labels.isTaken.en.replace('{to}', '/services')]]);
  for (const from of ['/قديم', `/${encodeURIComponent('قديم')}`])
    expect(await make(arabic, from)).toEqual([['from', labels.isTaken.ar.replace('{to}', '/ar/عنّا')]]);
  const { docs } = await payload.find({ collection: 'redirects', where: { from: { equals: '/old' } } });
  expect(await refusal(english.send('PATCH', `/redirects/${docs[0]!.id}`, { to: '/contact' }))).toEqual([]);
});

test('a new address at which nothing stands is refused; a page, an entry, a form, a file and another redirect are not', async () => {
  const make = (who: Staff, to: string) =>
    refusal(who.call('/redirects', { from: `/from/${to.replaceAll(/[?#:]/gu, '-')}`, to, status: '301' }));
  await payload.create({
    collection: 'companies',
    locale: 'en',
    data: { ...texts('Springs'), slug: 'springs', _status: 'published' } as never,
  });
  await stored('/on-the-way', '/contact');
  for (const to of ['/nowhere', '/ar/nowhere', '/company/nowhere?x=1']) {
    expect([to, ...(await make(english, to))]).toEqual([to, ['to', labels.isNowhere.en]]);
    expect([to, ...(await make(arabic, to))]).toEqual([to, ['to', labels.isNowhere.ar]]);
  }
  for (const to of ['https://example.com/e', 'http://localhost/contact']) {
    expect([to, ...(await make(english, to))]).toEqual([to, ['to', labels.isElsewhere.en]]);
    expect([to, ...(await make(arabic, to))]).toEqual([to, ['to', labels.isElsewhere.ar]]);
  }
  for (const to of [
    '/',
    '/ar',
    '/ar/contact/',
    '/company/springs#part',
    '/forms/survey',
    '/media/a.pdf',
    '/on-the-way',
  ])
    expect([to, ...(await make(english, to))]).toEqual([to]);
});

test('a circle that is stored all the same fails nobody else: chains lead to its page, or as far as it', async () => {
  await payload.create({
    collection: 'companies',
    locale: 'en',
    data: { ...texts('About the press'), slug: 'press', _status: 'published' } as never,
  });
  const rows = [
    ['/contact', '/contact'],
    ['/call-us', '/write-us'],
    ['/write-us', '/contact'],
    ['/a', '/b'],
    ['/b', '/a'],
    ['/to-a', '/a'],
    ['/old-press', '/company/press'],
    ['/company/press', '/old-press'],
    ['/very-old-press', '/old-press'],
    ['/sound', '/services'],
  ] as const;
  for (const [from, to] of rows) await stored(from, to);
  const answer = await api.request('/redirects?v=2', { headers: { locale: 'en' } });
  const { data } = (await answer.json()) as { data: Redirect[] };
  expect(Object.fromEntries(data.map(({ from, to }) => [from, to]))).toEqual({
    '/call-us': '/contact',
    '/write-us': '/contact',
    '/to-a': '/a',
    '/old-press': '/company/press',
    '/very-old-press': '/company/press',
    '/sound': '/services',
  });
});

test('a page moves on and back although circles of its addresses are stored', async () => {
  const { id } = await payload.create({
    collection: 'companies',
    locale: 'en',
    data: { ...texts('Mill'), slug: 'mill', _status: 'published' } as never,
  });
  await stored('/company/stone/', '/company/mill');
  await stored('/company/mill/', '/company/stone');
  const moves = { collection: 'companies', id, locale: 'en', data: { slug: 'stone', _status: 'published' } } as const;
  await payload.update(moves);
  const { docs } = await payload.find({ collection: 'redirects', where: { from: { equals: '/company/mill' } } });
  expect(docs.map(({ to }) => to)).toEqual(['/company/stone']);
});
