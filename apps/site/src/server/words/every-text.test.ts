import { builtTexts, contentTagsHeader, type Locale, localeInfo, localePath, locales, sayWords } from '@nasaq/contract';
import { compiled } from '@nasaq/messages/icu';
import { siteTexts } from '@nasaq/messages/texts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readEnv } from '../../platform/env.ts';
import { routes } from '../../routes.ts';
import { createSite } from '../app.ts';
import { openPageServer } from '../open-page-server.ts';
import { siteData, startFixtureAdmin, type FixtureAdmin } from '../test/fixture-admin.ts';
import { inventedAssets } from '../test/invented-assets.ts';

/** Stands before everything that the owner says. */
const mark = '⁂';

let admin: FixtureAdmin;
let pages: { address: string; locale: Locale; html: string }[];

beforeAll(async () => {
  admin = await startFixtureAdmin();
  const said = Object.fromEntries(locales.map((locale) => [locale, markedTexts(locale)]));
  admin.own.set('GET /api/v1/words', () => Response.json({ data: said }));
  admin.own.set('GET /api/v1/global-site-data', (request) => {
    const locale = request.headers.get('locale') as Locale;
    const words = Object.fromEntries(Object.entries(said[locale]!).map(([name, { hash }]) => [name, hash]));
    return Response.json({ data: { ...siteData(locale), words } }, { headers: { [contentTagsHeader]: 'site words' } });
  });
  const env = readEnv({ ADMIN_URL: admin.url, NODE_ENV: 'test' });
  const site = createSite(openPageServer(env, inventedAssets, null));
  const addresses = routes.map(({ path }) => path.replace(/:\w+|\*/g, 'nothing'));
  pages = [];
  for (const locale of locales)
    for (const path of new Set(addresses)) {
      const address = localePath(locale, path);
      const answer = await site.request(`http://localhost:3000${address}`, { headers: { 'accept-language': locale } });
      // What belongs to an account leads to the way in.
      if (answer.status < 300 || answer.status >= 400) pages.push({ address, locale, html: await answer.text() });
    }
}, 120_000);
afterAll(async () => {
  for (const locale of locales) sayWords(locale, {});
  await admin.close();
});

/** Every text of the site and of the contract, with the mark before it; of a count, before each form. */
function markedTexts(locale: Locale) {
  const namespaces = Object.entries(siteTexts[locale]).map(([namespace, group]) => {
    const texts = flat(group as Group, `${namespace}.`).map(([key, text]) => {
      const tokens = compiled(text);
      return [key, typeof tokens === 'string' ? mark + tokens : [mark, ...tokens]];
    });
    return [namespace, { hash: 'everytext1', texts: Object.fromEntries(texts) as object }] as const;
  });
  const contract = [...builtTexts()].flatMap(([key, built]) =>
    key.startsWith('contract/') && built[locale] ? [[key, mark + built[locale]]] : [],
  );
  return Object.fromEntries([
    ...namespaces,
    ['contract', { hash: 'everytext1', texts: Object.fromEntries(contract) as object }] as const,
  ]);
}

interface Group {
  [name: string]: string | Group;
}

function flat(group: Group, path: string): [string, string][] {
  return Object.entries(group).flatMap(([name, inner]): [string, string][] =>
    typeof inner === 'string' ? [[path + name, inner]] : flat(inner, `${path}${name}.`),
  );
}

/** What a reader is told: between tags, and in what is read aloud or shown by browsers. */
function toldBy(html: string): string[] {
  const page = html.replace(/<script[\s\S]*?<\/script>|<style[\s\S]*?<\/style>|<noscript>|<\/noscript>/g, '');
  const attributes = [...page.matchAll(/\s(?:aria-label|placeholder|alt|title)="([^"]*)"/g)].map(([, text]) => text!);
  return [...page.split(/<[^>]*>/), ...attributes].map((text) => text.trim()).filter(Boolean);
}

test('every page of both languages says the owner’s words and none of the built ones', () => {
  expect(pages.length).toBeGreaterThan(80);
  const leftOver = pages.flatMap(({ address, html, locale }) => {
    const built = new Set(flat(siteTexts[locale] as unknown as Group, '').map(([, text]) => text));
    for (const [, texts] of builtTexts()) if (texts[locale]) built.add(texts[locale]);
    // What names the other language is said in that one; the product's name is data, too.
    for (const { name } of Object.values(localeInfo)) built.delete(name.replace(mark, ''));
    return toldBy(html)
      .filter((text) => built.has(text) && text.length > 3)
      .filter((text) => !['Nasaq', 'نسق'].includes(text))
      .map((text) => `${address}: ${text}`);
  });
  expect(leftOver).toEqual([]);
  const marks = pages.map(({ address, html }) => [address, html.split(mark).length - 1] as const);
  expect(marks.filter(([, count]) => count < 5)).toEqual([]);
});

test('titles are the owner’s as well', () => {
  const titles = pages.map(({ html }) => /<title>([^<]*)/.exec(html)?.[1] ?? '');
  expect(titles.filter((title) => !title.includes(mark))).toEqual([]);
});
