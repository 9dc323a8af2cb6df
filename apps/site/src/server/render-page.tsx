import { renderToString } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  matchRoutes,
  StaticRouterProvider,
  type StaticHandlerContext,
} from 'react-router';
import { App } from '../app.tsx';
import { AppErrorScreen } from '../features/errors/app-error-screen.tsx';
import { AssetsContext, type Assets } from '../features/head/assets.ts';
import { findRoute } from '../features/navigation/find-route.ts';
import { HydrationContext, serializeHydration } from '../features/navigation/hydration.ts';
import { loadRoute } from '../features/navigation/load-route.ts';
import type { Payload } from '../features/navigation/payload.ts';
import { rootRouteId, type RootData } from '../features/navigation/root-data.ts';
import { routeTree } from '../features/navigation/route-tree.ts';
import { viewFolder } from '../features/navigation/view-folder.ts';
import type { RouteDefinition } from '../routes.ts';

const handler = createStaticHandler(routeTree(App, AppErrorScreen));

export interface LoadedPage {
  route: RouteDefinition;
  root: RootData;
  payload: Payload;
  context: StaticHandlerContext;
}

/** What the data of one address is loaded with, once its route is known. */
export interface PageData {
  root: Promise<RootData>;
  page(route: RouteDefinition, params: Record<string, string | undefined>): Promise<Payload>;
}

/** The route at an address, before anything is loaded. */
export function pageAt(
  pathname: string,
): { route: RouteDefinition; params: Record<string, string | undefined> } | null {
  const leaf = matchRoutes(handler.dataRoutes, pathname)?.at(-1);
  return leaf ? { route: findRoute(leaf.route.id!), params: leaf.params } : null;
}

/** Matches an address and loads its data; nothing is rendered yet. */
export async function loadPage(request: Request, data: PageData): Promise<LoadedPage> {
  let loaded: Omit<LoadedPage, 'context'> | undefined;
  const context = await handler.query(request, {
    async dataStrategy({ matches }) {
      const leaf = matches.at(-1)!;
      const route = findRoute(leaf.route.id);
      const [root, payload] = await Promise.all([data.root, data.page(route, leaf.params)]);
      loaded = { route, root, payload };
      return { [rootRouteId]: { type: 'data', result: root }, [leaf.route.id]: { type: 'data', result: payload } };
    },
  });
  if (context instanceof Response || loaded === undefined) throw new Error(`No data was loaded for ${request.url}.`);
  return { ...loaded, context };
}

/** The whole document as HTML. */
export async function renderPage({ route, root, payload, context }: LoadedPage, assets: Assets): Promise<string> {
  await loadRoute(route, root.locale, viewFolder(route, payload));
  const router = createStaticRouter(handler.dataRoutes, context);
  const hydration = serializeHydration({ assets, loaderData: context.loaderData });
  const markup = renderToString(
    <AssetsContext value={assets}>
      <HydrationContext value={hydration}>
        <StaticRouterProvider router={router} context={context} hydrate={false} />
      </HydrationContext>
    </AssetsContext>,
  );
  return `<!DOCTYPE html>${markup}`;
}
