import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { App } from './app.tsx';
import { takeSession } from './features/auth/open-auth.ts';
import { AppErrorScreen } from './features/errors/app-error-screen.tsx';
import { watchErrors } from './features/errors/watch-errors.ts';
import { AssetsContext } from './features/head/assets.ts';
import { browserDataStrategy } from './features/navigation/browser-data-strategy.ts';
import { findRoute } from './features/navigation/find-route.ts';
import { loadRoute } from './features/navigation/load-route.ts';
import { readHydration } from './features/navigation/read-hydration.ts';
import type { Payload } from './features/navigation/payload.ts';
import { rootRouteId, type RootData } from './features/navigation/root-data.ts';
import { browserRootData } from './features/navigation/root-data-source.ts';
import { routeTree } from './features/navigation/route-tree.ts';
import { viewFolder } from './features/navigation/view-folder.ts';
import { watchTheme } from './features/theme/theme-store.ts';
import './styles/index.css';

hydrate().catch((error: unknown) => {
  // The server's page stays as it is: readable, with links that load documents.
  console.error('The page could not be made interactive.', error);
});

/** Takes over the server's page once the chunk and the catalogue that it shows are here. */
async function hydrate(): Promise<void> {
  watchTheme();
  const reports = watchErrors();
  const { assets, loaderData } = await readHydration();
  const root = loaderData[rootRouteId] as RootData;
  const router = createBrowserRouter(routeTree(App, AppErrorScreen), {
    hydrationData: { loaderData },
    dataStrategy: browserDataStrategy(browserRootData(root)),
  });
  const route = findRoute(router.state.matches.at(-1)!.route.id);
  await Promise.all([
    loadRoute(route, root.locale, viewFolder(route, loaderData[route.name] as Payload)),
    root.session.user && import('./features/auth/load-signed-in.ts').then((module) => module.loadSignedIn(root.locale)),
  ]);
  takeSession(root.session, async () => {
    const { startBrowserAuth } = await import('./features/auth/browser-auth.ts');
    return startBrowserAuth(router, root.session);
  });
  startTransition(() => {
    hydrateRoot(
      document,
      <AssetsContext value={assets}>
        <RouterProvider router={router} />
      </AssetsContext>,
      reports,
    );
  });
  if (root.previewOrigin !== null) {
    const { startPreview } = await import('./features/preview/start-preview.ts');
    startPreview(root.previewOrigin, router);
  }
}
