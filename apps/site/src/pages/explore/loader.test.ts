import { contentTypes, entryPath, maxPageSize } from '@nasaq/contract';
import { expect, test } from 'vitest';
import { createApi } from '../../api/client.ts';
import { pageContext } from '../../router/testing/page-context.ts';
import { loader } from './loader.ts';

test('the index names every entry, also of sections that are larger than a page of the API', async () => {
  const total = maxPageSize + 3;
  const answer = async (url: string | URL | Request) => {
    const { pathname, searchParams } = new URL(String(url));
    const type = pathname.split('/').at(-1);
    const [page, limit] = [Number(searchParams.get('page')), Number(searchParams.get('limit'))];
    const all = Array.from({ length: total }, (_, index) => ({
      key: `${type}-${index}`,
      slug: `slug-${index}`,
      title: `Title ${index}`,
      summary: 'Not named here',
    }));
    return Response.json({
      data: all.slice((page - 1) * limit, page * limit),
      meta: { page, limit, total, pages: Math.ceil(total / limit) },
    });
  };
  const { sections } = await loader(
    pageContext({
      api: createApi({ locale: 'en', base: 'http://admin.example', fetch: answer as typeof fetch }),
    }),
  );
  expect(sections.map(({ type }) => type)).toEqual(contentTypes);
  for (const { type, entries } of sections) {
    expect(new Set(entries.map(({ key }) => key)).size).toBe(total);
    expect(entries[0]).toEqual({ key: `${type}-0`, title: 'Title 0', path: entryPath(type, 'slug-0') });
  }
});
