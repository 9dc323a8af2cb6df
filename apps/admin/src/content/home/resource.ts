import { type ContentType, type Home, type HomeSection, type Locale, otherLocale } from '@nasaq/contract';
import { Hono } from 'hono';
import type { Api } from '../../platform/http/api.ts';
import { findPublished, type Reading } from '../../platform/http/published.ts';
import { presentSections } from '../blocks/index.ts';
import type { Resource } from '../entry/reading/resource.ts';
import { presentCategorized, summarySelect } from '../entry/reading/summary.ts';
import { presentFigures, presentQuote, presentTitledTexts } from '../entry/reading/detail.ts';
import { answerGlobal } from '../pages/globals.ts';
import { postResource, presentPostSummaries } from '../posts/resource.ts';
import { presentProductSummaries, productResource } from '../products/resource.ts';
import type { ApiEnv } from '../../platform/http/request-context.ts';
import { loadClientMarks, presentWorkSummaries, workResource } from '../works/resource.ts';

/** How many entries of each kind the home page shows; services and industries are shown whole. */
const shown = { works: 4, products: 6, posts: 4 } as const;

/** `GET /home`: the home page in one answer. */
export function homeRoutes(api: Api): Hono<ApiEnv> {
  return new Hono<ApiEnv>().get('/', (c) => answerGlobal(api, c, 'home', presentHome));
}

async function presentHome(reading: Reading, draft: boolean): Promise<Home> {
  const { payload, locale } = reading;
  const find = (language: Locale) =>
    payload.findGlobal({
      slug: 'home',
      locale: language,
      fallbackLocale: false,
      depth: 0,
      overrideAccess: true,
      draft,
    });
  const home = await find(locale);
  const others = home.sections && home.sections.length > 0 ? (await find(otherLocale(locale))).sections : null;
  const composition = await presentSections(reading, home.sections, others);
  const most = (section: keyof typeof shown) => countOf(composition, section) ?? shown[section];
  const [clients, services, works, industries, products, posts] = await Promise.all([
    loadClientMarks(reading),
    findPublished(reading, 'services', { sort: '_order', select: { ...summarySelect, category: true } }),
    firstOf(reading, workResource, most('works')),
    findPublished(reading, 'industries', { sort: '_order', select: { ...summarySelect, category: true } }),
    firstOf(reading, productResource, most('products')),
    firstOf(reading, postResource, most('posts')),
  ]);
  return {
    statement: home.statement ?? '',
    intro: home.intro ?? '',
    figures: presentFigures(home.figures),
    clients,
    services: await presentCategorized(reading, services.docs),
    works: await presentWorkSummaries(reading, works),
    industries: await presentCategorized(reading, industries.docs),
    steps: presentTitledTexts(home.steps),
    products: await presentProductSummaries(reading, products),
    posts: await presentPostSummaries(reading, posts),
    quote: presentQuote(home.quote),
    call: { title: home.call?.title ?? '', text: home.call?.text ?? '' },
    ...(composition && { composition }),
  };
}

/** How many entries the owner wants in a section; the most where it stands on the page twice. */
function countOf(composition: Home['composition'] | null, section: HomeSection): number | null {
  const counts = (composition ?? []).flatMap((one) =>
    one.type === 'section' && one.section === section && one.count ? [one.count] : [],
  );
  return counts.length > 0 ? Math.max(...counts) : null;
}

async function firstOf<T extends ContentType>(reading: Reading, resource: Resource<T>, limit: number) {
  const { docs } = await findPublished(reading, resource.type, {
    sort: resource.sort,
    limit,
    select: { ...summarySelect, ...resource.summarySelect },
  });
  return docs;
}
