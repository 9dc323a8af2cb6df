import path from 'node:path';
import { build } from 'esbuild';

const here = import.meta.dirname;
await build({
  entryPoints: [path.join(here, 'server.jsx')],
  outfile: path.join(here, 'dist/server.mjs'),
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node24',
  jsx: 'automatic',
  alias: { 'peer-link': path.join(here, 'link.jsx') },
  define: { 'process.env.NODE_ENV': '"production"' },
  // React's server code is CommonJS and asks for Node's own modules.
  banner: { js: "import { createRequire } from 'node:module';\nconst require = createRequire(import.meta.url);" },
});
