import type { RouteDefinition } from '../../routes.ts';
import type { Payload } from './payload.ts';

/** The page folder whose view shows an outcome: the page's own, or that of the 404 page. */
export function viewFolder(route: Pick<RouteDefinition, 'page'>, payload: Payload): string {
  return payload.kind === 'error' && payload.status === 404 ? 'not-found' : route.page;
}
