import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { browserLoad } from './browser-load.ts';
import { watchErrors } from './errors/watch-errors.ts';
import { RouterProvider } from './router/context.tsx';
import { provideWords } from './locale/load-catalogue.ts';
import { AssetsContext, readHydration } from './router/hydration.tsx';
import { loadParts, loadRoute } from './router/page-modules.ts';
import { browserRootData, browserWords } from './router/root-data.ts';
import { viewFolder } from './router/route-files.ts';
import { createRouter } from './router/router.ts';
import { takeSession } from './session/index.ts';
import { startVitals } from './vitals/index.ts';
import { watchTheme } from './theme/theme-store.ts';
import './styles/index.css';

hydrate().catch((error: unknown) => {
  // The server's page stays as it is: readable, with links that load documents.
  console.error('The page could not be made interactive.', error);
});

/** Takes over the server's page once the chunk and the catalogue that it shows are here. */
async function hydrate(): Promise<void> {
  watchTheme();
  const reports = watchErrors();
  const { assets, root, payload } = await readHydration();
  const rootData = browserRootData(root);
  provideWords(browserWords(rootData));
  const router = createRouter({ root, payload }, browserLoad(rootData));
  const { route } = router.first;
  await Promise.all([
    loadRoute(route, root.locale, viewFolder(route, payload)),
    loadParts(payload, root.locale),
    root.session.user && import('./account/signed-in-parts.tsx').then((module) => module.loadSignedIn(root.locale)),
  ]);
  takeSession(root.session, async () => {
    const [{ startBrowserAuth }, { loadSignedIn }] = await Promise.all([
      import('./session/browser-auth.ts'),
      import('./account/signed-in-parts.tsx'),
    ]);
    return startBrowserAuth(router, root.session, loadSignedIn);
  });
  startTransition(() => {
    hydrateRoot(
      document,
      <AssetsContext value={assets}>
        <RouterProvider router={router}>
          <App />
        </RouterProvider>
      </AssetsContext>,
      reports,
    );
  });
  startVitals();
  if (root.previewOrigin !== null) {
    const { startPreview } = await import('./router/start-preview.ts');
    startPreview(root.previewOrigin, router);
    if (root.marksTexts) (await import('./router/choose-text.ts')).chooseTexts(root.previewOrigin);
  }
}
