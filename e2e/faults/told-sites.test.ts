import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import {
  entryPath,
  localePath,
  locales,
  type Item,
  type List,
  type Locale,
  type Service,
  type ServiceSummary,
} from '@nasaq/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startBetween, type Between } from './product/between.ts';
import { Editor } from './product/editor.ts';
import { replicaUrl, siteUrl } from './product/places.ts';
import type { Product } from './product/product.ts';
import { readPage } from './product/read-page.ts';
import { startProduct } from './product/start-product.ts';
import { until } from './product/until.ts';
import { ask } from './sender/valid-draft.ts';

const sites = [siteUrl, replicaUrl];
const editor = new Editor();
let between: Between;
let product: Product;
/** Edited and put back. */
let id: number;
let page: Record<Locale, string>;
let summary: Record<Locale, string>;

beforeAll(async () => {
  between = await startBetween();
  product = await startProduct({ between: between.url, settings: { SITE_ADDRESSES: sites.join() } });
  await product.replica.start();
  const { data } = await ask<List<ServiceSummary>>('services', 'en');
  const slug = data[0]!.slug;
  const arabicSlug = (await ask<Item<Service>>(`services/${slug}`, 'en')).data.alternates.ar!;
  const { data: arabic } = await ask<Item<Service>>(`services/${encodeURIComponent(arabicSlug)}`, 'ar');
  id = await editor.idOf('services', slug, 'en');
  page = { en: entryPath('services', slug), ar: localePath('ar', entryPath('services', arabicSlug)) };
  summary = { en: data[0]!.summary, ar: arabic.summary };
});
afterAll(async () => {
  for (const locale of locales) await editor.publish('services', id, locale, { summary: summary[locale] });
  await product.stop();
  await between.close();
});

const read = (site: string, locale: Locale) => readPage(page[locale], {}, 'GET', site);

async function keep(): Promise<void> {
  for (const site of sites)
    for (const locale of locales)
      await until(async () => (await read(site, locale)).cache === 'hit', `${site} keeps ${page[locale]}`);
}

/** Milliseconds until every site shows a text. */
async function shown(locale: Locale, text: string): Promise<number> {
  const begun = performance.now();
  const seen = sites.map((site) =>
    until(async () => (await read(site, locale)).text.includes(text), `${site} shows “${text}”`),
  );
  await Promise.all(seen);
  return performance.now() - begun;
}

/** What the site has written of withdrawals (docs/page-cache.md). */
function withdrawnOnDisk(): string {
  const folder = path.join(product.dataDir, 'pages');
  const records = readdirSync(folder).filter((name) => name.endsWith('.json'));
  return records.map((name) => readFileSync(path.join(folder, name), 'utf8')).join();
}

test.each(locales)(
  'two sites: both show a publish in %s, told by the purge alone',
  { tags: ['proof'] },
  async (locale) => {
    await keep();
    between.refuse('/changes');
    const text = locale === 'ar' ? 'ملخص يراه قراء الموقعين.' : 'A summary that readers of both sites see.';
    await editor.publish('services', id, locale, { summary: text });
    const took = await shown(locale, text);
    console.log(`${locale}: seen on both sites ${Math.round(took)} ms after the save`);
    const answers = await Promise.all(sites.map((site) => read(site, locale)));
    expect(answers.map(({ status, text: html }) => [status, html.includes(text)])).toEqual(
      sites.map(() => [200, true]),
    );
    between.refuse(null);
  },
);

test(
  'an entry is withdrawn and the admin host dies before anybody asks: its pages are gone, after a restart too',
  { tags: ['proof'] },
  async () => {
    await keep();
    for (const locale of locales) await editor.withdraw('services', id, locale);
    // Nobody asks for the page until the admin host is gone.
    await until(() => withdrawnOnDisk().includes('"services":'), 'the withdrawal is on the disk of the site');
    await product.admin.kill();
    for (const time of ['before the restart', 'after it']) {
      for (const locale of locales) {
        const { status, headers } = await read(siteUrl, locale);
        expect([time, status, headers['cache-control']]).toEqual([time, 503, 'no-store']);
      }
      await product.site.restart();
    }
    await product.admin.start();
    for (const locale of locales) await editor.publish('services', id, locale, { summary: summary[locale] });
    for (const locale of locales) await shown(locale, summary[locale]);
  },
);
