import type { RouteDefinition } from '../routes.ts';
import type { Payload } from './payload.ts';

/** The page folder whose view shows an outcome: the page's own, or what stands in its place. */
export function viewFolder(route: Pick<RouteDefinition, 'page'>, payload: Payload): string {
  if (payload.kind === 'error' && payload.form) return 'kept-form';
  return payload.kind === 'error' && payload.status === 404 ? 'not-found' : route.page;
}

/** Source path of a page's view, which is also its key in the client build's manifest. */
export function pageSource(page: string): string {
  return `src/pages/${page}/index.tsx`;
}
