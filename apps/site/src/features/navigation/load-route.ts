import type { Locale } from '@nasaq/contract';
import type { RouteDefinition } from '../../routes.ts';
import { loadCatalogue } from '../locale/load-catalogue.ts';
import { routeNamespaces } from '../locale/route-namespaces.ts';
import { loadPageModule } from './page-modules.ts';

/** Loads what a page renders with besides its payload: the chunk of its view and its messages. Nothing waits for it afterwards. */
export async function loadRoute(route: RouteDefinition, locale: Locale, view = route.page): Promise<void> {
  await Promise.all([loadPageModule(view), loadCatalogue(locale, routeNamespaces(route))]);
}
