import { messages } from '@nasaq/messages/vite';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { routeNamespaces } from './src/features/locale/route-namespaces.ts';
import { routes } from './src/routes.ts';

/** Two builds from one config: `vite build` (browser) and `vite build --ssr` (server). */
export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), tailwindcss(), messages({ pageNamespaces: routes.flatMap(routeNamespaces) })],
  build: isSsrBuild ? serverBuild : clientBuild,
  ssr: { noExternal: [/^@nasaq\//] },
}));

const clientBuild = {
  outDir: 'dist/client',
  manifest: 'manifest.json',
  modulePreload: { polyfill: false },
  assetsInlineLimit: 0,
  rolldownOptions: { input: ['src/entry-client.tsx', 'src/features/theme/before-paint.ts'] },
};

const serverBuild = {
  outDir: 'dist/server',
  target: 'node24',
  copyPublicDir: false,
  rolldownOptions: { input: ['src/server/main.ts'] },
};
