// Writes what is made from the config: the types of everything that Payload stores, and the list of the components that
// its screens load by name.
import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const folder = import.meta.dirname;
const importMap = path.join(folder, 'src/app/(payload)/admin/importMap.js');

export async function generateImportMap() {
  const { generateImportMap: write } = await import('payload');
  if (!existsSync(importMap)) writeFileSync(importMap, '');
  process.chdir(folder);
  await write(await loadConfig(), { log: false });
}

export async function generateTypes() {
  const { generateTypes: write } = await import('payload/node');
  await write(await loadConfig(), { log: false });
}

async function loadConfig() {
  // The config asks for a secret; without this one, it would make the installation's.
  process.env.NASAQ_SECRET ||= 'only while building'.repeat(2);
  const { default: config } = await import('./src/payload.config.ts');
  return config;
}
