import { localePath, locales } from '@nasaq/contract';
import { matchRoutes } from 'react-router';
import { expect, test } from 'vitest';
import { routes } from '../../routes.ts';
import { routeAt } from './route-at.ts';
import { routeTree } from './route-tree.ts';

const tree = routeTree(
  () => null,
  () => null,
);

/** What the router finds; the one that fits everything keeps what it has fitted. */
function asked(pathname: string) {
  const { route, params } = matchRoutes(tree, pathname)!.at(-1)!;
  const { '*': _, ...named } = params;
  return { name: route.id, params: named };
}

const addresses = routes.flatMap(({ path }) => [
  path.replace(/:\w+/g, 'some-slug').replace('*', 'nowhere/at/all'),
  path.replace(/:\w+/g, encodeURIComponent('منصات / الويب')).replace('*', 'nowhere'),
]);

test.each([
  ...locales.flatMap((locale) => addresses.map((path) => localePath(locale, path))),
  '/Blog',
  '/en/blog',
  '/ar/ar',
  '/%61bout',
  '/%61r/about',
  '/blog/a/b',
  '/services/category',
  '/services/category/a/b',
])('%s leads where the router leads', (pathname) => {
  const { route, params } = routeAt(pathname);
  expect({ name: route.name, params }).toEqual(asked(pathname));
});
