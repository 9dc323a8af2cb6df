import { expect, test } from 'vitest';
import type { Locale } from '@nasaq/contract';
import { createApi } from '../../api/client.ts';
import { PageInterrupt } from '../../router/payload.ts';
import { pageContext } from '../../router/testing/page-context.ts';
import { loader } from './loader.ts';

const titles = {
  en: { retail: 'Retail', health: 'Health', shops: 'Online shops' },
  ar: { retail: 'تجارة', health: 'صحة', shops: 'متاجر' },
};

/** Eight works for shops in both languages; the one for a hospital is told in English alone. */
const works = (locale: Locale) => [
  ...Array.from({ length: 8 }, () => 'retail' as const),
  ...(locale === 'en' ? (['health'] as const) : []),
];

/** The loader over the real API client, and an admin host with works of each language. */
function load(locale: Locale, search: string) {
  const answer = async (_: string | URL | Request, init?: RequestInit) => {
    const asked = new Headers(init?.headers).get('locale') as Locale;
    const data = works(asked).map((industry, index) => ({
      key: `work-${index}`,
      industry: { key: industry, title: titles[asked][industry] },
      services: industry === 'retail' ? [{ key: 'shops', title: titles[asked].shops }] : [],
    }));
    return Response.json({ data, meta: { page: 1, limit: 100, total: data.length, pages: 1 } });
  };
  const api = createApi({ locale, base: 'http://admin.example', fetch: answer as typeof fetch });
  return loader(pageContext({ api, locale, query: new URLSearchParams(search) }));
}

test('an industry narrows the list, and is counted', async () => {
  const model = await load('en', 'industry=health');
  expect(model.works.data).toHaveLength(1);
  expect(model.choices.industry.map(({ key, count }) => [key, count])).toEqual([
    ['health', 1],
    ['retail', 8],
  ]);
  expect(model.head.noindex).toBe(false);
});

test('an industry of which only the other language tells stays chosen, and has nothing', async () => {
  const model = await load('ar', 'industry=health');
  expect(model.works).toEqual({ data: [], meta: { page: 1, limit: 6, total: 0, pages: 1 } });
  expect(model.choices.industry).toEqual([
    { key: 'retail', title: 'تجارة', count: 8 },
    { key: 'health', title: 'Health', locale: 'en', count: 0 },
  ]);
  expect(model.total).toEqual({ industry: 8, service: 0 });
  expect(model.head.noindex).toBe(true);
});

test('a further page says how many there are in the other language', async () => {
  expect((await load('en', 'page=2')).head.otherPages).toBe(2);
  expect((await load('en', '')).head.otherPages).toBeUndefined();
});

test.each(['industry=nothing', 'service=', 'industry=health&page=2', 'industry=health&service=nothing'])(
  '?%s does not exist in either language',
  async (search) => {
    for (const locale of ['en', 'ar'] as const)
      await expect(load(locale, search)).rejects.toBeInstanceOf(PageInterrupt);
  },
);
