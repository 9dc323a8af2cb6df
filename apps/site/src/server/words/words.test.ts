import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { contentTagsHeader, type Locale, sayWords } from '@nasaq/contract';
import { siteTexts } from '@nasaq/messages/texts';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { loadT } from '../../locale/load-catalogue.ts';
import { keysIn } from '../../locale/read-marks.ts';
import { readEnv } from '../../platform/env.ts';
import { listen } from '../../platform/listen.ts';
import { openSite } from '../open-site.ts';
import { noCopies } from '../page-cache/page-copies.ts';
import { siteData, startFixtureAdmin, type FixtureAdmin } from '../test/fixture-admin.ts';
import { inventedAssets } from '../test/invented-assets.ts';
import { wordFiles } from './word-files.ts';

type Said = Partial<Record<Locale, Record<string, { hash: string; texts: Record<string, unknown> }>>>;

let admin: FixtureAdmin;
let said: Said;
let folder: string;
let closings: (() => Promise<void>)[];
beforeAll(async () => {
  admin = await startFixtureAdmin();
});
afterAll(() => admin.close());
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'words-'));
  closings = [];
  admin.failWith = null;
  admin.requests.length = 0;
  said = {};
  const answer = (data: object, tags: string) => Response.json({ data }, { headers: { [contentTagsHeader]: tags } });
  admin.own.set('GET /api/v1/changes', () => new Response(null, { status: 503 }));
  admin.own.set('GET /api/v1/words', () => answer({ en: {}, ar: {}, ...said }, 'words'));
  admin.own.set('GET /api/v1/global-site-data', (request) => {
    const locale = request.headers.get('locale') as Locale;
    const named = Object.entries(said[locale] ?? {}).map(([namespace, { hash }]) => [namespace, hash]);
    return answer({ ...siteData(locale), ...(named.length > 0 && { words: Object.fromEntries(named) }) }, 'site words');
  });
});
afterEach(async () => {
  for (const close of closings) await close();
  rmSync(folder, { recursive: true });
  sayWords('en', {});
  sayWords('ar', {});
});

async function open() {
  const env = readEnv({ ADMIN_URL: admin.url, NODE_ENV: 'test' });
  const { site, fast, follower } = openSite(env, inventedAssets, noCopies, { wordFiles: wordFiles(folder) });
  const { port, close } = await listen(site.fetch, 0, '127.0.0.1', fast);
  closings.push(async () => {
    follower.close();
    await close();
  });
  return {
    async read(address: string) {
      const response = await fetch(`http://127.0.0.1:${port}${address}`, {
        headers: { connection: 'close' },
        redirect: 'manual',
      });
      return { status: response.status, headers: response.headers, text: await response.text() };
    },
    /** As a purge by the admin host does. */
    purged: () => follower.told({ tags: ['words'], withdrawn: [], first: null, last: null, at: Date.now() }),
  };
}

const contact = { hash: 'c0ntact111', texts: { 'contact.submit': 'Off it goes', 'contact.lead': 'Tell us.' } };

test('the page on which texts are chosen says what is about to be said, and no other page does', async () => {
  const token = 'words.0.99999999999999.signed';
  const about = { contact: { hash: 'draft12345', texts: { 'contact.submit': 'Off it goes' } } };
  const isPreview = (request: { headers: Headers }) => request.headers.get('x-preview') === token;
  const published = { contact: { hash: 'public1234', texts: { 'contact.submit': 'Go' } } };
  said = { en: published };
  admin.own.set('GET /api/v1/words', (request) =>
    Response.json({ data: { ar: {}, en: isPreview(request) ? about : published } }),
  );
  admin.own.set('GET /api/v1/global-site-data', (request) => {
    const words = { contact: isPreview(request) ? 'draft12345' : 'public1234' };
    return Response.json({ data: { ...siteData('en'), words } }, { headers: { [contentTagsHeader]: 'site words' } });
  });
  const { read } = await open();
  expect((await read('/contact')).text).toMatch(/>Go</);
  const { text } = await read(`/contact?preview=${token}`);
  expect(text).toContain('Off it goes');
  expect((await read('/contact')).text).not.toContain('Off it goes');
});

test('nothing is said otherwise → pages name no words, and nobody is asked for them', async () => {
  const site = await open();
  const { text } = await site.read('/contact');
  expect(text).toContain(siteTexts.en.contact.submit);
  expect(text).not.toContain('"words"');
  expect(admin.requests.filter(({ url }) => url.endsWith('/words'))).toEqual([]);
});

test('a page says the words of its language, names them for browsers, and a purge shows the next at once', async () => {
  const site = await open();
  expect((await site.read('/contact')).text).toContain(siteTexts.en.contact.submit);
  said = { en: { contact } };
  await site.purged();
  const { text, headers } = await site.read('/contact');
  expect(text).toContain('Off it goes');
  expect(text).not.toContain(siteTexts.en.contact.submit);
  expect(text).toContain('"words":{"contact":"c0ntact111"}');
  expect(headers.get('cache-tag')).toContain('words');
  expect((await site.read('/ar/contact')).text).toContain(siteTexts.ar.contact.submit);
  const file = await site.read('/_words/en/contact-c0ntact111.json');
  expect([file.status, file.headers.get('cache-control')]).toEqual([200, 'public, max-age=31536000, immutable']);
  expect(JSON.parse(file.text)).toEqual(contact.texts);
  said = {};
  await site.purged();
  expect((await site.read('/contact')).text).toContain(siteTexts.en.contact.submit);
  // Who still has the page of before finds its words.
  expect((await site.read('/_words/en/contact-c0ntact111.json')).status).toBe(200);
});

test('titles, payloads, the 404 page and texts of the contract follow, too', async () => {
  said = {
    en: {
      titles: { hash: 'titles1111', texts: { 'titles.word_counter': 'Counting words' } },
      word_counter: { hash: 'w0rdc0unt1', texts: { 'word_counter.description': 'Counted here.' } },
      errors: { hash: 'err0rs1111', texts: { 'errors.not_found.message': ['Nothing at ', ['path']] } },
      contract: { hash: 'c0ntract11', texts: { 'contract/fields.first_name': 'Given name' } },
    },
  };
  const site = await open();
  expect((await site.read('/tools/word-counter')).text).toMatch(/<title>Counting words/);
  expect((await site.read('/contact')).text).toContain('Given name');
  expect((await site.read('/nowhere/at-all')).text).toContain('Nothing at <');
});

test('the admin host is away: a site that starts again still hands out the words that its readers ask for', async () => {
  said = { en: { contact } };
  const site = await open();
  await site.read('/contact');
  expect(readdirSync(folder)).toEqual(['en-contact-c0ntact111.json']);
  admin.failWith = 503;
  const later = await open();
  expect(JSON.parse((await later.read('/_words/en/contact-c0ntact111.json')).text)).toEqual(contact.texts);
});

test('the words cannot be had → the page says what was built and names none, so that its browser says the same', async () => {
  said = { en: { contact } };
  admin.own.set('GET /api/v1/words', () => new Response(null, { status: 503 }));
  const site = await open();
  const { text } = await site.read('/contact');
  expect(text).toContain(siteTexts.en.contact.submit);
  expect(text).not.toContain('"words"');
  admin.own.set('GET /api/v1/words', () => Response.json({ data: said }));
  expect((await site.read('/contact')).text).toContain('Off it goes');
});

test.each(['/_words/en/contact-000000000.json', '/_words/en/..%2f..%2fpasswd', '/_words/fr/contact-c0ntact111.json'])(
  '%s → 404, and the admin host is asked at most once in a while',
  async (address) => {
    const site = await open();
    for (let times = 0; times < 3; times += 1) expect((await site.read(address)).status).toBe(404);
    expect(admin.requests.filter(({ url }) => url.endsWith('/words')).length).toBeLessThan(2);
  },
);

test('a loader’s texts are the words, in the language that it asks for', async () => {
  said = { ar: { explore: { hash: 'expl0re111', texts: { 'explore.lead': 'من هنا' } } } };
  const site = await open();
  await site.read('/explore');
  expect((await loadT('ar', ['explore']))('explore.lead' as never)).toBe('من هنا');
});

test('opened to be clicked, a page carries the key of each text; an ordinary one carries none', async () => {
  const site = await open();
  const { headers, text } = await site.read('/contact?preview=words.0.1.x');
  expect(headers.get('cache-control')).toContain('no-store');
  expect(text).toContain('"marksTexts":true');
  const keys = keysIn(text);
  expect(keys.length).toBeGreaterThan(40);
  for (const key of ['contact.submit', 'contact.lead', 'shell.skip']) expect(keys).toContain(key);
  expect(keysIn((await site.read('/contact')).text)).toEqual([]);
});

test.each([
  ['?preview=words.0.1.x', ''],
  ['?preview=words.0.1.x&a=1', '?a=1'],
  ['?a=1&preview=words.0.1.x&b=2', '?a=1&amp;b=2'],
  ['?previews=1', '?previews=1'],
])('the address that a 404 page says is the one that was asked for, without a preview: %s', async (asked, said) => {
  const site = await open();
  const { status, text } = await site.read(`/nope${asked}`);
  expect(status).toBe(404);
  expect(/<bdi[^>]*screen__path[^>]*>(.*?)<\/bdi>/s.exec(text)?.[1]).toBe(`/nope${said}`);
});
