import { join } from 'node:path';
import { createApi } from '../../../apps/site/src/features/api/client.ts';
import { loadSiteData } from '../../../apps/site/src/features/site-data/load-site-data.ts';
import { loadPayload } from '../../../apps/site/src/server/load-payload.ts';
import { readAssets } from '../../../apps/site/src/server/read-assets.ts';
import { loadPage, renderPage } from '../../../apps/site/src/server/render-page.tsx';

/** Loads our home page's data once; what it returns renders the page from them, again at every call. */
export async function loadHome(siteUrl: string, adminUrl: string, siteFolder: string): Promise<() => Promise<string>> {
  const api = createApi({ locale: 'en', base: adminUrl });
  const visit = {
    api,
    locale: 'en',
    pathname: '/',
    path: '/',
    query: new URLSearchParams(),
    siteUrl,
    preview: null,
  } as const;
  const page = await loadPage(new Request(siteUrl), {
    root: loadSiteData(api, 'en').then((siteData) => ({ locale: 'en', siteData, siteUrl, previewOrigin: null })),
    page: (route, params) => loadPayload(route, { ...visit, params }),
  });
  const assets = readAssets(join(siteFolder, 'dist/client'))(page.route, 'en');
  return () => renderPage(page, assets);
}
