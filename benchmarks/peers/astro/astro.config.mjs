import { fileURLToPath } from 'node:url';
import node from '@astrojs/node';
import { defineConfig, envField, memoryCache } from 'astro/config';

const mode = process.env.MODE ?? 'dynamic';
const tree = (path) => fileURLToPath(new URL(`../../../${path}`, import.meta.url));
const kept = {
  cache: { provider: memoryCache() },
  routeRules: { '/[...path]': { maxAge: 60, swr: 60 } },
};

/** The site's three pages in the way that Astro suggests; `MODE=swr` keeps finished pages with its route rules. */
export default defineConfig({
  output: 'server',
  outDir: `./dist-${mode}`,
  adapter: node({ mode: 'standalone' }),
  site: process.env.SITE_URL,
  prefetch: { prefetchAll: true },
  env: { schema: { ADMIN_URL: envField.string({ context: 'server', access: 'secret' }) } },
  ...(mode === 'swr' ? kept : {}),
  vite: {
    resolve: { alias: { '@site': tree('apps/site/src'), '@texts': tree('packages/messages/src/en') } },
    // Workspace packages are TypeScript sources.
    ssr: { noExternal: ['@nasaq/contract', '@nasaq/design', '@nasaq/patterns'] },
  },
});
