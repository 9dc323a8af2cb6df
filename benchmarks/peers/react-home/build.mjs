// Builds the site's own server rendering, without its server, as the site itself is built.
import path from 'node:path';
import { build } from 'vite';

const site = path.resolve(import.meta.dirname, '../../../apps/site');
await build({
  root: site,
  logLevel: 'warn',
  build: {
    ssr: true,
    outDir: path.join(import.meta.dirname, 'dist'),
    emptyOutDir: true,
    rolldownOptions: { input: [path.join(import.meta.dirname, 'load-home.ts')] },
  },
});
