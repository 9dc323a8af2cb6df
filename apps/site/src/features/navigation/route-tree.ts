import { otherLocale, defaultLocale } from '@nasaq/contract';
import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router';
import { routes, type RouteDefinition } from '../../routes.ts';
import { rootRouteId } from './root-data.ts';

/**
 * The router's tree: one root with an optional locale prefix, and below it one leaf for each route of `routes.ts`.
 * Loaders are `true`: the data strategies of server and browser bring the data of both levels.
 * @param leaves all, unless one page is rendered alone
 */
export function routeTree(
  Root: ComponentType,
  ErrorBoundary: ComponentType,
  leaves: readonly RouteDefinition[] = routes,
): RouteObject[] {
  const children = leaves.map((route): RouteObject => {
    const shared = { id: route.name, loader: true, caseSensitive: true, Component: Nothing } as const;
    return route.path === '/' ? { ...shared, index: true } : { ...shared, path: route.path.slice(1) };
  });
  const path = `${otherLocale(defaultLocale)}?`;
  return [{ id: rootRouteId, path, loader: true, caseSensitive: true, Component: Root, ErrorBoundary, children }];
}

/** The root renders the page itself, so that layout and form state survive a change of route or language. */
function Nothing() {
  return null;
}
