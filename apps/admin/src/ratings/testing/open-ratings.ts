import { visitorHeader, type Rating } from '@nasaq/contract';
import { type CallAnswer, openTestAccounts, type TestAccounts } from '../../accounts/testing/open-accounts.ts';
import { texts } from '../../testing/drafts.ts';

/** A browser: keeps the id that the server gives it, as the site's cookie does. */
export interface Browser {
  /** Rates `/articles/<slug>` and brings the answer. */
  rate: (body: object, options?: RateOptions) => Promise<CallAnswer>;
  own: (options?: RateOptions) => Promise<Rating>;
  id: string | null;
}

interface RateOptions {
  slug?: string;
  locale?: 'en' | 'ar';
  token?: string;
  address?: string;
}

export interface TestRatings {
  accounts: TestAccounts;
  article: number;
  browser: () => Browser;
  rows: () => Promise<Record<string, unknown>[]>;
  close: () => Promise<void>;
}

/** The API over a real database that holds one article, published in both languages as `invoices` and «الفواتير». */
export async function openTestRatings(): Promise<TestRatings> {
  const accounts = await openTestAccounts();
  const { payload, rows } = accounts.intake;
  const category = await payload.create({
    collection: 'categories',
    locale: 'en',
    data: { of: 'articles', title: 'Billing', slug: 'billing' } as never,
  });
  const { id: article } = await payload.create({
    collection: 'articles',
    locale: 'en',
    data: { ...texts('Invoices'), slug: 'invoices', category: category.id, _status: 'published' } as never,
  });
  await payload.update({
    collection: 'articles',
    id: article,
    locale: 'ar',
    data: { ...texts('الفواتير'), slug: 'الفواتير', _status: 'published' } as never,
    publishSpecificLocale: 'ar',
  });
  let browsers = 0;

  function browser(): Browser {
    const address = `198.51.100.${(browsers += 1)}`;
    const path = ({ locale = 'en', slug = locale === 'en' ? 'invoices' : 'الفواتير' }: RateOptions) =>
      `articles/${encodeURIComponent(slug)}/rating`;
    const headers = () => ({ 'user-agent': 'Test', ...(own.id === null ? {} : { [visitorHeader]: own.id }) });
    const own: Browser = {
      id: null,
      async rate(body, options = {}) {
        const answer = await accounts.call(path(options), {
          address,
          ...options,
          headers: headers(),
          body: { elapsed: 60_000, ...body },
        });
        own.id = answer.headers.get(visitorHeader) ?? own.id;
        return answer;
      },
      own: async (options = {}) =>
        (await accounts.call(path(options), { address, ...options, headers: headers() })).json<{ data: Rating }>().data,
    };
    return own;
  }

  return { accounts, article, browser, rows: () => rows('ratings'), close: () => accounts.close() };
}
