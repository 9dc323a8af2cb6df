import {
  categoryPath,
  entryPath,
  localePath,
  paths,
  type Alternates,
  type Category,
  type CategorizedType,
  type ContentType,
  type Item,
  type Locale,
} from '@nasaq/contract';
import { api } from '../support/site-paths.ts';

type Address = string | ((locale: Locale) => Promise<string>);

/** Pages as they are opened, without locale prefix: one of each kind, and all that differ by what they say. */
export const pages: Record<string, Address> = {
  home: paths.home,
  about: paths.about,
  explore: paths.explore,
  services: paths.services,
  'services-category': category('services', 'build'),
  service: entry('services', 'web-platforms'),
  solutions: paths.solutions,
  'solutions-category': category('solutions', 'customer-experience'),
  solution: entry('solutions', 'customer-portal'),
  industries: paths.industries,
  'industries-category': category('industries', 'public-life'),
  industry: entry('industries', 'healthcare'),
  products: paths.products,
  product: entry('products', 'mizan'),
  works: paths.works,
  work: entry('works', 'governorate-portal'),
  blog: paths.blog,
  post: entry('posts', 'search-in-arabic'),
  careers: paths.careers,
  'all-careers': paths.allCareers,
  job: entry('careers', 'product-designer'),
  'job-closed': entry('careers', 'sales-consultant'),
  company: paths.company,
  'company-page': entry('companies', 'our-story'),
  legal: paths.legal,
  'legal-page': entry('legals', 'privacy'),
  care: paths.care,
  'live-chat': paths.liveChat,
  knowledgebase: paths.knowledgebase,
  'knowledgebase-category': category('articles', 'getting-started'),
  article: entry('articles', 'start-a-project'),
  tools: paths.tools,
  'word-counter': paths.wordCounter,
  'text-cleaner': paths.textCleaner,
  'date-converter': paths.dateConverter,
  'contrast-checker': paths.contrastChecker,
  search: paths.search,
  'search-found': async (locale) => `${paths.search}?q=${locale === 'en' ? 'platforms' : encodeURIComponent('منصات')}`,
  'search-nothing': `${paths.search}?q=zzxxqqvv`,
  contact: paths.contact,
  feedback: paths.feedback,
  ordering: paths.ordering,
  report: paths.report,
  status: paths.status,
  'sign-in': paths.login,
  forgotten: paths.forgotten,
  password: `${paths.password}?token=none`,
  'not-found': '/nothing-is-here',
};

export async function addressOf(name: string, locale: Locale): Promise<string> {
  const address = pages[name]!;
  return localePath(locale, typeof address === 'string' ? address : await address(locale));
}

/** @param english its slug in English */
function entry(type: ContentType, english: string): Address {
  return async (locale) => {
    const { data } = await api<Item<{ alternates: Alternates }>>(`${type}/${english}`, 'en');
    return entryPath(type, published(data.alternates, locale));
  };
}

function category(of: CategorizedType, english: string): Address {
  return async (locale) => {
    const { data } = await api<{ data: Category[] }>(`categories?of=${of}`, 'en');
    return categoryPath(of, published(data.find(({ slug }) => slug === english)!.alternates, locale));
  };
}

function published(alternates: Alternates, locale: Locale): string {
  const slug = alternates[locale];
  if (slug === null) throw new Error(`${alternates.en} is not published in ${locale}`);
  return slug;
}
