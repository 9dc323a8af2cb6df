import {
  aboutSchema,
  articleSchema,
  articleSummarySchema,
  careerSchema,
  careerSummarySchema,
  careSchema,
  categorySchema,
  changesSchema,
  companySchema,
  companySummarySchema,
  countedTagSchema,
  globalSiteDataSchema,
  siteWordsSchema,
  homeSchema,
  industrySchema,
  industrySummarySchema,
  itemSchema,
  landingPageSchema,
  landingPageSummarySchema,
  legalSchema,
  legalSummarySchema,
  listSchema,
  postSchema,
  postSummarySchema,
  productSchema,
  productSummarySchema,
  redirectSchema,
  searchAnswerSchema,
  searchRequestSchema,
  serviceSchema,
  serviceSummarySchema,
  sitemapEntrySchema,
  solutionSchema,
  solutionSummarySchema,
  workSchema,
  workSummarySchema,
} from '@nasaq/contract';
import type { z } from 'zod';
import { rows, type Operation } from './operation.ts';

const listQuery = { page: 'integer', limit: 'integer' } as const;

function entries(path: string, summary: z.ZodType, entry: z.ZodType, query: Operation['query'] = {}): Operation[] {
  const name = path.slice(1);
  return [
    content(path, `The published ${name} of a language, a page at a time`, listSchema(summary), {
      ...listQuery,
      ...query,
    }),
    content(`${path}/:slug`, `One of the ${name}, by its address in the language`, itemSchema(entry)),
  ];
}

function content(path: string, summary: string, answer: z.ZodType, query?: Operation['query']): Operation {
  return { method: 'get', path, tag: 'Content', summary, answer, ...(query ? { query } : {}) };
}

const category = { category: 'string' } as const;

export const ofContent: Operation[] = [
  content('/global-site-data', 'Names, addresses, opening hours, social networks', itemSchema(globalSiteDataSchema)),
  content('/words', 'What an owner says in the place of built texts', itemSchema(siteWordsSchema)),
  content('/home', 'The home page', itemSchema(homeSchema)),
  content('/about', 'The page about the company', itemSchema(aboutSchema)),
  content('/care', 'The page about care', itemSchema(careSchema)),
  ...entries('/services', serviceSummarySchema, serviceSchema, category),
  ...entries('/solutions', solutionSummarySchema, solutionSchema, category),
  ...entries('/industries', industrySummarySchema, industrySchema, category),
  ...entries('/products', productSummarySchema, productSchema),
  ...entries('/works', workSummarySchema, workSchema),
  ...entries('/posts', postSummarySchema, postSchema, { tag: 'string' }),
  ...entries('/careers', careerSummarySchema, careerSchema),
  ...entries('/companies', companySummarySchema, companySchema),
  ...entries('/landing-pages', landingPageSummarySchema, landingPageSchema),
  ...entries('/legals', legalSummarySchema, legalSchema),
  ...entries('/articles', articleSummarySchema, articleSchema, category),
  content('/categories', 'Categories of a type, with the number of their entries', rows(categorySchema), {
    type: 'string',
  }),
  content('/tags', 'Tags of posts, with the number of their posts', rows(countedTagSchema)),
  content('/redirects', 'Every address that moved, and where it is now', rows(redirectSchema)),
  content('/sitemap', 'Every published page of an entry or category', rows(sitemapEntrySchema)),
  content('/changes', 'How many changes of published content there were', itemSchema(changesSchema)),
];

export const ofSearch: Operation = {
  method: 'post',
  path: '/search',
  tag: 'Search',
  summary: 'The entries that fit best, in both languages',
  body: searchRequestSchema,
  answer: searchAnswerSchema,
};
