// The gallery by itself: `npm run gallery`. The site's Vite serves it, without a site, an admin host or a database.
import { getRequestListener } from '@hono/node-server';
import path from 'node:path';
import { createServer, type ViteDevServer } from 'vite';

const site = path.resolve(import.meta.dirname, '..');
const port = Number(process.env.GALLERY_PORT ?? 4470);

const vite = await createServer({
  root: site,
  configFile: path.join(site, 'vite.config.ts'),
  appType: 'mpa',
  // Nothing but the gallery asks for it; a file that is saved meanwhile must not change a picture.
  server: { host: '127.0.0.1', port, strictPort: true, ...(process.env.CI ? { hmr: false, watch: null } : {}) },
  plugins: [{ name: 'nasaq:gallery-patterns', configureServer: servePatterns }],
});
await vite.listen();
console.log(`Gallery: http://127.0.0.1:${port}/gallery/`);

/** As the site's server draws them. */
function servePatterns({ middlewares, ssrLoadModule }: ViteDevServer): void {
  const listener = getRequestListener(async (request) => {
    const [{ patternImages }, { UncachedWork }, { readEnv }] = (await Promise.all(
      ['/src/server/pattern-images.ts', '/src/server/uncached-work.ts', '/src/platform/env.ts'].map((file) =>
        ssrLoadModule(file),
      ),
    )) as [
      typeof import('../src/server/pattern-images.ts'),
      typeof import('../src/server/uncached-work.ts'),
      typeof import('../src/platform/env.ts'),
    ];
    return patternImages(new UncachedWork(readEnv({}))).fetch(request);
  });
  middlewares.use((request, response, next) => {
    if (request.url?.startsWith('/patterns/')) void listener(request, response);
    else next();
  });
}
