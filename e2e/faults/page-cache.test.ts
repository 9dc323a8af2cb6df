import { createHmac } from 'node:crypto';
import {
  entryPath,
  localePath,
  locales,
  paths,
  purgePath,
  purgeSignatureHeader,
  sentPath,
  statusPath,
  tokenCookie,
  type Item,
  type List,
  type Locale,
  type Service,
  type ServiceSummary,
} from '@nasaq/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startBetween, type Between } from './product/between.ts';
import { Editor } from './product/editor.ts';
import { secret, siteUrl } from './product/places.ts';
import type { Product } from './product/product.ts';
import { readPage } from './product/read-page.ts';
import { startProduct } from './product/start-product.ts';
import { until } from './product/until.ts';
import { call } from './sender/call.ts';
import { freshDomain } from './sender/count.ts';
import { Sender } from './sender/sender.ts';
import { ask, validDraft } from './sender/valid-draft.ts';

interface Entry {
  id: number;
  /** Its page in each language, and what it says there. */
  page: Record<Locale, string>;
  summary: Record<Locale, string>;
}

let between: Between;
let product: Product;
const editor = new Editor();
/** Edited and put back. */
let entry: Entry;
/** Pages that nobody has read yet; each test takes its own. */
let unread: string[];

beforeAll(async () => {
  between = await startBetween();
  product = await startProduct({ between: between.url });
  const { data } = await ask<List<ServiceSummary>>('services?limit=100', 'en');
  entry = await entryOf(data[0]!);
  unread = data.slice(1).map(({ slug }) => entryPath('services', slug));
  if (unread.length < 6) throw new Error('The demo company has too few services.');
});
afterAll(async () => {
  try {
    for (const locale of locales) await publish(locale, entry.summary[locale]);
  } finally {
    await product.stop();
    await between.close();
  }
});

async function entryOf({ slug, summary }: ServiceSummary): Promise<Entry> {
  const { data } = await ask<Item<Service>>(`services/${slug}`, 'en');
  const arabic = data.alternates.ar!;
  const { data: inArabic } = await ask<Item<Service>>(`services/${encodeURIComponent(arabic)}`, 'ar');
  return {
    id: await editor.idOf('services', slug, 'en'),
    page: { en: entryPath('services', slug), ar: localePath('ar', entryPath('services', arabic)) },
    summary: { en: summary, ar: inArabic.summary },
  };
}

function publish(locale: Locale, summary: string): Promise<void> {
  return editor.publish('services', entry.id, locale, { summary });
}

const payload = (path: string) => `${path}/_payload.json`;
let edits = 0;
/** A text that no page has shown yet. */
function freshSummary(locale: Locale): string {
  edits += 1;
  return locale === 'ar' ? `ملخص حرره الاختبار رقم ${edits}.` : `A summary that the test has edited, number ${edits}.`;
}

async function shows(path: string, text: string): Promise<boolean> {
  return (await readPage(path)).text.includes(text);
}

function shown(path: string, text: string): Promise<void> {
  return until(() => shows(path, text), `${path} shows “${text}”`);
}

/** Until it is answered from memory. */
async function keep(path: string): Promise<void> {
  await until(async () => (await readPage(path)).cache === 'hit', `${path} is kept`);
}

/** Reads of content that the admin host got for something. */
async function readsFor(work: () => Promise<unknown>): Promise<string[]> {
  between.reads.length = 0;
  await work();
  return between.reads.toSorted();
}

test('a publish is seen by everybody at once, in its language only: pages, payloads and lists', async () => {
  const list: Record<Locale, string> = { en: paths.services, ar: localePath('ar', paths.services) };
  const all = locales.flatMap((locale) => [entry.page[locale], payload(entry.page[locale]), list[locale]]);
  await Promise.all(all.map(keep));
  // The site learns of it by the purge alone.
  between.refuse('/changes');
  for (const locale of locales) {
    const text = freshSummary(locale);
    const started = performance.now();
    await publish(locale, text);
    const saved = performance.now();
    await Promise.all([entry.page[locale], payload(entry.page[locale]), list[locale]].map((path) => shown(path, text)));
    console.log(
      `${locale}: saved in ${Math.round(saved - started)} ms, seen ${Math.round(performance.now() - saved)} ms later`,
    );
    const other = locale === 'ar' ? 'en' : 'ar';
    expect((await readPage(entry.page[other])).text).not.toContain(text);
  }
  between.refuse(null);
});

test('each encoding is the same text, has an ETag of its own, and is not sent twice', async () => {
  await keep(paths.services);
  const answers = await Promise.all(
    ['br, gzip', 'gzip', 'identity'].map(async (accept) => ({
      accept,
      page: await readPage(paths.services, { 'accept-encoding': accept }),
    })),
  );
  expect(answers.map(({ page }) => page.headers['content-encoding'])).toEqual(['br', 'gzip', undefined]);
  expect(new Set(answers.map(({ page }) => page.text)).size).toBe(1);
  expect(new Set(answers.map(({ page }) => page.headers.etag)).size).toBe(3);
  for (const { accept, page } of answers) {
    const { etag, 'content-length': length } = page.headers;
    expect(etag).toMatch(/^(?:W\/)?"[^"]+"$/);
    expect(Number(length)).toBe(page.bytes.length);
    const known = { 'accept-encoding': accept, 'if-none-match': `"other", ${String(etag)}` };
    const unchanged = await readPage(paths.services, known);
    expect([unchanged.status, unchanged.bytes.length, unchanged.headers.etag]).toEqual([304, 0, etag]);
    const head = await readPage(paths.services, { 'accept-encoding': accept }, 'HEAD');
    expect([head.status, head.bytes.length, head.headers.etag]).toEqual([200, 0, etag]);
    // What is asked for again is packed tighter by and by.
    expect(Number(head.headers['content-length'])).toBeGreaterThan(0);
    expect(Number(head.headers['content-length'])).toBeLessThanOrEqual(Number(length));
  }
});

test('two hundred readers of a page that is not kept: the admin host is asked once', async () => {
  const text = freshSummary('en');
  await keep(entry.page.en);
  await publish('en', text);
  await shown(entry.page.en, text);
  const forgetPage = async () => expect(await purge({})).toBe(204);
  await forgetPage();
  const forOne = await readsFor(() => readPage(entry.page.en));
  expect(forOne.length).toBeGreaterThan(1);
  await forgetPage();
  const answers: string[] = [];
  const forMany = await readsFor(async () => {
    const crowd = Array.from({ length: 200 }, () => readPage(entry.page.en));
    for (const page of await Promise.all(crowd)) answers.push(`${page.status} ${page.text.includes(text)}`);
  });
  expect(forMany).toEqual(forOne);
  expect(new Set(answers)).toEqual(new Set(['200 true']));
});

test('who has a session neither takes kept pages nor leaves any', async () => {
  const session = { cookie: `theme=dark; ${tokenCookie}=of.somebody.else` };
  await keep(paths.services);
  expect((await readPage(paths.services, session)).cache).toBeNull();
  const page = unread.pop()!;
  for (let time = 0; time < 2; time += 1) expect((await readPage(page, session)).cache).toBeNull();
  expect((await readPage(page)).cache).toBe('miss');
  expect((await readPage(page, { cookie: 'theme=dark' })).cache).toBe('hit');
});

test('marks of campaigns make no pages of their own', async () => {
  const page = unread.pop()!;
  expect((await readPage(`${page}?utm_source=letter&page=1`)).cache).toBe('miss');
  for (const marked of [`${page}?utm_source=letter`, `${page}?page=z`, page])
    expect((await readPage(marked)).cache).toBe('hit');
});

test('what one person has sent is never kept, and nobody else sees it', async () => {
  const sender = new Sender('en');
  const draft = await validDraft(sender, 'contacts', `a@${freshDomain()}`);
  const { reference, statusKey } = await sender.send(draft);
  const first = String(draft.values.first_name);
  for (const path of [sentPath('contacts', reference, statusKey), statusPath(reference, statusKey)]) {
    for (const address of [path, path.replace('?', '/_payload.json?')]) {
      for (let time = 0; time < 2; time += 1) {
        const own = await readPage(address);
        expect([own.status, own.cache, own.headers['cache-control']]).toEqual([200, null, 'private, no-store']);
        expect(own.text).toContain(reference);
      }
      const stranger = await readPage(address.replace(/\?.*/, '?key=none'));
      expect(stranger.cache).toBeNull();
      expect(stranger.text).not.toContain(statusKey);
      expect(stranger.text).not.toContain(first);
      const keyless = await readPage(address.replace(/\?.*/, ''));
      expect(keyless.cache).toBeNull();
      expect(keyless.headers['cache-control']).not.toContain('public');
      expect(keyless.text).not.toContain(statusKey);
    }
  }
});

test('a purge that the admin host has not signed, or long ago, is refused, and nothing is forgotten', async () => {
  await keep(paths.services);
  expect(await purge({ signature: '' })).toBe(403);
  expect(await purge({ key: 'another secret that is long enough' })).toBe(403);
  expect(await purge({ signature: '0'.repeat(64) })).toBe(403);
  expect(await purge({ at: Date.now() - 3_600_000 })).toBe(400);
  expect(await purge({ tags: 'everything' })).toBe(400);
  expect((await call(siteUrl + purgePath)).status).not.toBe(204);
  expect((await readPage(paths.services)).cache).toBe('hit');
  expect(await purge({})).toBe(204);
  expect((await readPage(paths.services)).cache).toBe('miss');
});

test('a publish while the site stands still is seen as soon as it goes on', async () => {
  await keep(entry.page.ar);
  const text = freshSummary('ar');
  between.refuse('/changes');
  product.site.pause();
  await publish('ar', text);
  product.site.resume();
  await shown(entry.page.ar, text);
  between.refuse(null);
  expect(await shows(payload(entry.page.ar), text)).toBe(true);
});

test('a purge that is refused: the count of changes tells the site', { tags: ['proof'] }, async () => {
  product.siteSettings.NASAQ_SECRET = 'another secret than that of the admin host';
  await product.site.restart();
  await keep(entry.page.en);
  const text = freshSummary('en');
  await publish('en', text);
  await until(() => product.admin.output.includes('it answered 403'), 'the purge is refused');
  await shown(entry.page.en, text);
  expect(await shows(payload(entry.page.en), text)).toBe(true);
  delete product.siteSettings.NASAQ_SECRET;
  await product.site.restart();
});

test('the admin host is killed: kept pages stay, also for a site that starts again; others are told to come back', async () => {
  const kept = locales.flatMap((locale) => [entry.page[locale], payload(entry.page[locale])]);
  const copies = new Map<string, string>();
  for (const path of kept) {
    await keep(path);
    const page = await readPage(path);
    copies.set(path, page.text);
  }
  const { etag } = (await readPage(entry.page.ar, { 'accept-encoding': 'br' })).headers;
  await product.admin.kill();
  const away = async () => {
    for (const [path, text] of copies) {
      const page = await readPage(path);
      expect(page.status).toBe(200);
      expect(page.cache).toMatch(/^(hit|stale)$/);
      expect(page.text).toBe(text);
    }
    for (const path of [unread.at(-1)!, localePath('ar', '/products')]) {
      const page = await readPage(path);
      expect([page.status, page.headers['cache-control']]).toEqual([503, 'no-store']);
      expect(Number(page.headers['retry-after'])).toBeGreaterThan(0);
    }
  };
  await away();
  await product.site.restart();
  expect((await readPage(entry.page.en)).cache).toBe('stale');
  await away();
  const known = { 'accept-encoding': 'br', 'if-none-match': String(etag) };
  expect((await readPage(entry.page.ar, known)).status).toBe(304);
  await product.admin.start();
  await until(async () => (await readPage(unread.at(-1)!)).status === 200, 'the admin host answers again');
});

test('a publish while the site is away is what it shows when it is back', async () => {
  await keep(entry.page.en);
  const text = freshSummary('en');
  await product.site.kill();
  await publish('en', text);
  await product.site.start();
  expect((await readPage(entry.page.en)).text).toContain(text);
});

interface PurgeParts {
  tags?: unknown;
  at?: number;
  key?: string;
  signature?: string;
}

/** Posts a purge of everything; what is given differs from a proper one. */
async function purge({ tags = null, at = Date.now(), key = secret, signature }: PurgeParts): Promise<number> {
  const body = JSON.stringify({ tags, first: null, last: null, at });
  const signed = signature ?? createHmac('sha256', key).update(body).digest('hex');
  const headers = { 'content-type': 'application/json', [purgeSignatureHeader]: signed };
  return (await call(siteUrl + purgePath, { method: 'POST', headers, body })).status;
}
