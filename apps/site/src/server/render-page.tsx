import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider, type StaticHandlerContext } from 'react-router';
import { App } from '../app.tsx';
import { loadSignedIn } from '../features/auth/load-signed-in.ts';
import { AppErrorScreen } from '../features/errors/app-error-screen.tsx';
import { AssetsContext, type Assets } from '../features/head/assets.ts';
import { HydrationContext } from '../features/navigation/hydration.ts';
import { loadRoute } from '../features/navigation/load-route.ts';
import type { Payload } from '../features/navigation/payload.ts';
import { rootRouteId, type RootData } from '../features/navigation/root-data.ts';
import { routeAt } from '../features/navigation/route-at.ts';
import { routeTree } from '../features/navigation/route-tree.ts';
import { viewFolder } from '../features/navigation/view-folder.ts';
import { routes, type RouteDefinition } from '../routes.ts';
import { hydrationWriter } from './write-hydration.ts';

/** One for each route: the router tries and copies all routes that it knows, for every page. */
const handlers = new Map(
  routes.map((route) => [route, createStaticHandler(routeTree(App, AppErrorScreen, [route]))] as const),
);

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

/** All that the router reads of a request; a real one takes longer to make than all the router does with it. */
const asked = { method: 'GET', headers: new Headers(), signal: new AbortController().signal };

/**
 * Matches an address and loads its data; nothing is rendered yet.
 * @param url absolute
 */
export async function loadPage(url: string, data: PageData): Promise<LoadedPage> {
  const { route } = routeAt(new URL(url).pathname);
  let loaded: Omit<LoadedPage, 'context'> | undefined;
  const context = await handlers.get(route)!.query({ ...asked, url } as Request, {
    async dataStrategy({ matches }) {
      const leaf = matches.at(-1)!;
      const [root, payload] = await Promise.all([data.root, data.page(route, leaf.params)]);
      loaded = { route, root, payload };
      return { [rootRouteId]: { type: 'data', result: root }, [leaf.route.id]: { type: 'data', result: payload } };
    },
  });
  if (context instanceof Response || loaded === undefined) throw new Error(`No data was loaded for ${url}.`);
  return { ...loaded, context };
}

/** The whole document as HTML. */
export async function renderPage({ route, root, payload, context }: LoadedPage, assets: Assets): Promise<string> {
  await Promise.all([
    loadRoute(route, root.locale, viewFolder(route, payload)),
    root.session.user && loadSignedIn(root.locale),
  ]);
  const router = createStaticRouter(handlers.get(route)!.dataRoutes, context);
  const hydration = hydrationWriter({ assets, loaderData: context.loaderData });
  const markup = renderToString(
    <AssetsContext value={assets}>
      <HydrationContext value={hydration}>
        <StaticRouterProvider router={router} context={context} hydrate={false} />
      </HydrationContext>
    </AssetsContext>,
  );
  return `<!DOCTYPE html>${markup}`;
}
