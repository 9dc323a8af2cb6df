import designTokens from '@nasaq/design/postcss';
import { messages } from '@nasaq/messages/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type BuildEnvironmentOptions } from 'vite';
import { darkSheet } from './build/dark-sheet.ts';
import { firstView } from './build/first-view.ts';
import { gatherStyles } from './build/gather-styles.ts';
import { pageParts, routeNamespaces } from './src/router/route-files.ts';
import { routes } from './src/routes.ts';
import { sheetSources } from './src/server/read-assets.ts';

const first = firstView();

/** Two builds from one config: `vite build` (browser) and `vite build --ssr` (server). */
export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    react(),
    gatherStyles(),
    darkSheet(),
    first.plugin,
    // The last two are for pages that have lost their connection, and for what the server refuses.
    messages({
      pageNamespaces: [...routes.flatMap(routeNamespaces), ...pageParts.blocks.namespaces, 'connection', 'refused'],
    }),
  ],
  css: { postcss: { plugins: [designTokens()] } },
  build: isSsrBuild ? serverBuild : clientBuild,
  // The server is one bundle with React's production code in it, whatever NODE_ENV says when it is started.
  ...(isSsrBuild
    ? { define: { 'process.env.NODE_ENV': '"production"' }, ssr: { noExternal: true, external: native } }
    : {}),
}));

/** Packages that bring binaries or read their own files. */
const native = ['sharp', '@resvg/resvg-js', 'fontverter', 'harfbuzzjs', 'undici', 'vite'];

const clientBuild: BuildEnvironmentOptions = {
  outDir: 'dist/client',
  manifest: 'manifest.json',
  modulePreload: { polyfill: false },
  assetsInlineLimit: 0,
  rolldownOptions: {
    input: ['src/entry-client.tsx', 'src/theme/before-paint.ts', 'src/head/scripts-after-paint.ts', ...sheetSources],
    output: {
      // The first view names every other file: each letter of a hash is sent a hundred and eighty times.
      hashCharacters: 'base36',
      chunkFileNames: 'assets/[name]-[hash:7].js',
      assetFileNames: 'assets/[name]-[hash:6][extname]',
      codeSplitting: {
        groups: [
          // One chunk that deployments leave in the browser's cache; in one piece it also compresses best.
          {
            name: 'vendor',
            test: /node_modules\/(react|react-dom|scheduler|@lingui\/core)\//,
            priority: 2,
          },
          { name: 'first', test: (id) => /site\/src\/(?!pages\/|entry-client)/.test(id) && first.has(id), priority: 1 },
          // What many other pages share, in one chunk instead of a dozen of a few hundred bytes each; and whether
          // something waits to be sent, which every page asks; and the little that pages to read take of the forms.
          {
            name: 'ui',
            test: /site\/src\/(?!pages\/|forms\/(?!outbox\/outbox-counter|core\/(posted-page|make-key))|styles\/forms)\w+\//,
            minShareCount: 8,
            priority: 1,
          },
          // What tools and lists reckon with too: else it would go along with the forms, which take what they need.
          {
            name: 'letters-and-days',
            test: /contract\/src\/(fold|dates\/|submissions\/(measures|promises))/,
            priority: 1,
          },
          // What a field is called is said below articles too, which hold no form.
          { name: 'field-labels', test: /contract\/src\/submissions\/field-labels\b/, priority: 1 },
          // Pages to read need nothing of forms.
          { name: 'forms', test: /site\/src\/(forms\/|styles\/forms)/, minShareCount: 8 },
        ],
      },
    },
  },
};

const serverBuild: BuildEnvironmentOptions = {
  outDir: 'dist/server',
  target: 'node24',
  copyPublicDir: false,
  rolldownOptions: { input: ['src/server/main.ts'] },
};
