import { localePath, locales } from '@nasaq/contract';
import { expect, test } from 'vitest';
import { routes } from '../routes.ts';
import { matchRoute } from './match.ts';

/** Every route of the table at an address of its own, with and without a slug that has to be decoded. */
const own = routes.flatMap(({ name, path }) =>
  ['some-slug', 'منصات / الويب'].map((slug) => {
    const names = [...path.matchAll(/:(\w+)/g)].map(([, parameter]) => parameter!);
    const address = path.replace(/:\w+/g, encodeURIComponent(slug)).replace('*', 'nowhere/at/all');
    return { name, address, params: Object.fromEntries(names.map((parameter) => [parameter, slug])) };
  }),
);

test.each(
  locales.flatMap((locale) => own.map(({ address, ...found }) => [localePath(locale, address), found] as const)),
)('%s leads to %o', (pathname, { name, params }) => {
  const match = matchRoute(pathname);
  expect({ name: match.route.name, params: match.params }).toEqual({ name, params });
});

test.each([
  ['/Blog', 'unknown', {}],
  ['/en/blog', 'unknown', {}],
  ['/ar/ar', 'unknown', {}],
  ['/arabic', 'unknown', {}],
  ['//blog', 'unknown', {}],
  ['/blog/a/b', 'unknown', {}],
  ['/services/category/a/b', 'unknown', {}],
  ['/services/category', 'service', { name_slug: 'category' }],
  ['/%61bout', 'about', {}],
  ['/%61r/about', 'about', {}],
  ['/blog/', 'blog', {}],
  ['/ar/', 'home', {}],
  ['/ar/blog/a%2Fb/', 'post', { title_slug: 'a/b' }],
  // Not to be decoded: the server refuses it, and a page of the browser's own making names it as it is.
  ['/%zz', 'unknown', {}],
  ['/blog/%zz', 'post', { title_slug: '%zz' }],
])('%s leads to %s', (pathname, name, params) => {
  const match = matchRoute(pathname);
  expect({ name: match.route.name, params: match.params }).toEqual({ name, params });
});
