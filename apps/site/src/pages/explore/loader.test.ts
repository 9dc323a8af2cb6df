import { contentTypes, entryPath, maxPageSize } from '@nasaq/contract';
import { expect, test } from 'vitest';
import { createApi } from '../../api/client.ts';
import { pageContext } from '../../router/testing/page-context.ts';
import { loader } from './loader.ts';

const total = maxPageSize + 3;

/** Lists of both languages: the last entry exists in English only, one more in Arabic only. */
const answer = async (url: string | URL | Request, init?: RequestInit) => {
  const { pathname, searchParams } = new URL(String(url));
  const type = pathname.split('/').at(-1)!;
  if (type === 'categories') return Response.json({ data: [{ slug: 'build', title: `Of ${searchParams.get('of')}` }] });
  const arabic = new Headers(init?.headers).get('locale') === 'ar';
  const [page, limit] = [Number(searchParams.get('page')), Number(searchParams.get('limit'))];
  const all = Array.from({ length: total }, (_, index) => ({
    key: `${type}-${arabic && index === total - 1 ? 'arabic' : index}`,
    slug: arabic ? `صفحة-${index}` : `slug-${index}`,
    title: arabic ? `عنوان ${index}` : `Title ${index}`,
    summary: 'Not named here',
  }));
  return Response.json({
    data: all.slice((page - 1) * limit, page * limit),
    meta: { page, limit, total, pages: Math.ceil(total / limit) },
  });
};

async function load() {
  const api = createApi({ locale: 'en', base: 'http://admin.example', fetch: answer as typeof fetch });
  return (await loader(pageContext({ api }))).sections;
}

test('the index names every entry, also of sections that are larger than a page of the API', async () => {
  const sections = await load();
  expect(sections.map(({ name }) => name)).toEqual([...contentTypes, 'tools', 'pages']);
  for (const { lines } of sections.slice(0, contentTypes.length)) expect(lines).toHaveLength(total + 1);
});

test('each name leads to the page in its own language, and stands alone where there is no other', async () => {
  const [services] = await load();
  expect(services!.lines[0]).toEqual({
    key: 'services-0',
    own: { title: 'Title 0', href: entryPath('services', 'slug-0') },
    other: { title: 'عنوان 0', href: `/ar${entryPath('services', 'صفحة-0')}` },
  });
  expect(services!.lines.at(-2)).toMatchObject({ own: { title: `Title ${total - 1}` }, other: null });
  expect(services!.lines.at(-1)).toMatchObject({ key: 'services-arabic', own: null });
});

test('sections carry both names, and their categories where they have some', async () => {
  const sections = await load();
  const part = (name: string) => sections.find((section) => section.name === name)!;
  expect(part('services')).toMatchObject({ title: 'Services', path: '/services' });
  expect(part('services').otherTitle).not.toBe(part('services').title);
  expect(part('services').categories).toEqual([{ title: 'Of services', path: '/services/category/build' }]);
  expect(part('works').categories).toEqual([]);
  expect(part('pages').path).toBeNull();
});

test('tools and single pages stand there in both languages too', async () => {
  const sections = await load();
  const hrefs = sections.flatMap(({ lines }) => lines.flatMap(({ own, other }) => [own?.href, other?.href]));
  for (const href of ['/', '/ar', '/tools/word-counter', '/ar/tools/date-converter', '/care/live-chat', '/ar/status'])
    expect(hrefs).toContain(href);
});
