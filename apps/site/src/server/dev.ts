// Development: one Vite server in front of the site, whose modules are loaded anew when they change.
import { createServer as createHttpServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { log, openLog } from '@nasaq/logging';
import { createServer } from 'vite';
import type { Assets } from '../router/hydration.tsx';
import { readEnv } from '../platform/env.ts';

const env = { ...readEnv(), NODE_ENV: 'development' as const };
openLog({ app: 'site', level: env.LOG_LEVEL });

const assets = (): Assets => ({
  theme: { src: '/src/theme/before-paint.ts' },
  scripts: ['/@vite/client', '/@id/@vitejs/plugin-react/preamble', '/src/entry-client.tsx'],
  styles: ['index', 'fonts-latin', 'fonts-arabic', 'late-fonts'].map((sheet) => `/src/styles/${sheet}.css`),
  modulePreloads: [],
  fonts: [],
});

const server = createHttpServer();
const vite = await createServer({ appType: 'custom', server: { middlewareMode: true, hmr: { server } } });
const listener = getRequestListener(async (request, bindings) => {
  const { createSite } = (await vite.ssrLoadModule('/src/server/app.ts')) as typeof import('./app.ts');
  const { openPageServer } = (await vite.ssrLoadModule(
    '/src/server/open-page-server.ts',
  )) as typeof import('./open-page-server.ts');
  return createSite(openPageServer(env, assets, null)).fetch(request, bindings);
});
// Through Vite, too: Node itself reads no .tsx, which what it imports may lead to.
const { proxyAdmin } = (await vite.ssrLoadModule('/src/server/proxy-admin.ts')) as typeof import('./proxy-admin.ts');
const proxy = proxyAdmin(env);
server.on('request', (request, response) => {
  if (!proxy(request, response)) vite.middlewares(request, response, () => void listener(request, response));
});
server.listen(env.SITE_PORT, env.SITE_HOST, () =>
  log.info(`Site (development): http://${env.SITE_HOST}:${env.SITE_PORT}`),
);
for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, () => {
    server.close();
    server.closeAllConnections();
    void vite.close();
  });
}
