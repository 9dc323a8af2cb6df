import {
  aboutSchema,
  apiErrorSchema,
  articleSchema,
  articleSummarySchema,
  careerSchema,
  careerSummarySchema,
  careSchema,
  categorizedTypes,
  categorySchema,
  countedTagSchema,
  companySchema,
  companySummarySchema,
  contentTypes,
  globalSiteDataSchema,
  homeSchema,
  industrySchema,
  industrySummarySchema,
  itemSchema,
  landingPageSchema,
  landingPageSummarySchema,
  legalSchema,
  legalSummarySchema,
  listSchema,
  locales,
  postSchema,
  postSummarySchema,
  productSchema,
  productSummarySchema,
  searchResultSchema,
  serviceSchema,
  serviceSummarySchema,
  sitemapEntrySchema,
  solutionSchema,
  solutionSummarySchema,
  workSchema,
  workSummarySchema,
} from '@nasaq/contract';
import { expect, test } from '@playwright/test';
import { z } from 'zod';
import { adminUrl } from '../support/addresses.ts';
import { api } from '../support/site-paths.ts';

const entries = {
  services: [serviceSummarySchema, serviceSchema],
  solutions: [solutionSummarySchema, solutionSchema],
  industries: [industrySummarySchema, industrySchema],
  products: [productSummarySchema, productSchema],
  works: [workSummarySchema, workSchema],
  posts: [postSummarySchema, postSchema],
  careers: [careerSummarySchema, careerSchema],
  companies: [companySummarySchema, companySchema],
  legals: [legalSummarySchema, legalSchema],
  articles: [articleSummarySchema, articleSchema],
  'landing-pages': [landingPageSummarySchema, landingPageSchema],
} as const;

/** What product.md promises of the demo company, in the language that has fewer. */
const amounts = {
  services: 8,
  solutions: 6,
  industries: 8,
  products: 9,
  works: 11,
  posts: 15,
  careers: 8,
  companies: 5,
  legals: 5,
  articles: 23,
  'landing-pages': 0,
} as const;

for (const locale of locales) {
  for (const type of contentTypes) {
    test(`every ${type} answer is what the contract says: ${locale}`, async () => {
      const [summary, detail] = entries[type];
      const list = listSchema(summary.strict())
        .strict()
        .parse(await api(`${type}?limit=100`, locale));
      expect(list.data.length).toBeGreaterThanOrEqual(amounts[type]);
      for (const { slug, key } of list.data) {
        const { data } = itemSchema(detail.strict())
          .strict()
          .parse(await api(`${type}/${encodeURIComponent(slug)}`, locale));
        expect(data).toMatchObject({ slug, key });
        expect(data.alternates[locale]).toBe(slug);
        if ('body' in data) expect(data.body.html, `${type}/${slug}`).toContain('<p>');
      }
    });
  }

  test(`the calls that exist once answer what the contract says: ${locale}`, async () => {
    const site = globalSiteDataSchema.strict().parse(await api('global-site-data', locale));
    expect(site.locale).toBe(locale);
    itemSchema(homeSchema.strict()).parse(await api('home', locale));
    itemSchema(aboutSchema.strict()).parse(await api('about', locale));
    itemSchema(careSchema.strict()).parse(await api('care', locale));
    for (const of of categorizedTypes) {
      const { data } = itemSchema(z.array(categorySchema.strict())).parse(await api(`categories?of=${of}`, locale));
      expect(data.every(({ count }) => count > 0)).toBe(true);
    }
    const { data: tags } = itemSchema(z.array(countedTagSchema.strict())).parse(await api('tags', locale));
    expect(tags.length).toBeGreaterThan(3);
    for (const { slug, count } of tags) {
      const tagged = listSchema(postSummarySchema).parse(await api(`posts?tag=${encodeURIComponent(slug)}`, locale));
      expect(tagged.meta.total, slug).toBe(count);
    }
    expect(tags.map(({ count }) => count)).toEqual(tags.map(({ count }) => count).toSorted((a, b) => b - a));
    const sitemap = itemSchema(z.array(sitemapEntrySchema)).parse(await api('sitemap', locale));
    expect(sitemap.data.length).toBeGreaterThan(110);
  });
}

test('lists come in pages that add up to the whole', async () => {
  const whole = listSchema(workSummarySchema).parse(await api('works?limit=100', 'ar'));
  const pages = await Promise.all(
    [1, 2, 3].map(async (page) => listSchema(workSummarySchema).parse(await api(`works?limit=5&page=${page}`, 'ar'))),
  );
  expect(pages.flatMap(({ data }) => data.map(({ key }) => key))).toEqual(whole.data.map(({ key }) => key));
  expect(pages[0]!.meta).toEqual({ page: 1, limit: 5, total: 12, pages: 3 });
});

test('a list can be cut to a category', async () => {
  const { data } = listSchema(serviceSummarySchema).parse(await api('services?category=run', 'en'));
  expect(data.map(({ category }) => category.slug)).toEqual(['run', 'run']);
});

test('an unknown slug, category and tag are 404', async () => {
  for (const path of ['services/none', 'services?category=none', 'posts?tag=none']) {
    const answer = await fetch(`${adminUrl}/api/v1/${path}${path.includes('?') ? '&' : '?'}v=2`, {
      headers: { locale: 'ar' },
    });
    expect(answer.status, path).toBe(404);
    expect(apiErrorSchema.parse(await answer.json()).error.code).toBe('not_found');
  }
});

test('an entry of one language is no entry of the other', async () => {
  const arabic = await fetch(`${adminUrl}/api/v1/posts/hiring-without-puzzles?v=2`, { headers: { locale: 'ar' } });
  expect(arabic.status).toBe(404);
  const { data } = itemSchema(postSchema).parse(await api('posts/hiring-without-puzzles', 'en'));
  expect(data.alternates).toEqual({ en: 'hiring-without-puzzles', ar: null });
});

test('an answer that has not changed is 304', async () => {
  const address = `${adminUrl}/api/v1/services?v=2`;
  const first = await fetch(address);
  const second = await fetch(address, { headers: { 'if-none-match': first.headers.get('etag')! } });
  expect([second.status, await second.text()]).toEqual([304, '']);
});

test('a search finds across spellings and languages, the reader’s language first', async () => {
  const search = async (query: string, locale: string) => {
    const answer = await fetch(`${adminUrl}/api/v1/search?v=2`, {
      method: 'POST',
      headers: { locale, 'content-type': 'application/json' },
      body: JSON.stringify({ search: query }),
    });
    return z.object({ data: z.array(searchResultSchema) }).parse(await answer.json()).data;
  };
  const folded = await search('الهويه', 'ar');
  expect(folded[0]?.title).toContain('الهوية');
  const translated = await search('brand identity', 'ar');
  expect(translated[0]?.locale).toBe('ar');
  expect(translated[0]?.title).toContain('الهوية');
  const foreign = await search('hiring without puzzles', 'ar');
  expect(foreign[0]?.locale).toBe('en');
  expect(foreign[0]?.title).toMatch(/puzzles/i);
  expect(await search('   ', 'en')).toEqual([]);
});
