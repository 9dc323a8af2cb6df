import { useLocation, useMatches } from 'react-router';
import type { RouteDefinition } from '../../routes.ts';
import { findRoute } from './find-route.ts';
import type { Payload } from './payload.ts';

export interface CurrentPage {
  route: RouteDefinition;
  /** With locale prefix. */
  pathname: string;
  payload: Exclude<Payload, { kind: 'redirect' }>;
}

/** The page that is shown: its route and the outcome of loading it. */
export function usePage(): CurrentPage {
  const match = useMatches().at(-1)!;
  const { pathname } = useLocation();
  return { route: findRoute(match.id), pathname, payload: match.loaderData as CurrentPage['payload'] };
}
