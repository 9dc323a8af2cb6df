#!/usr/bin/env node
// `npm run package`: builds what is stale and writes a directory per host that runs with `node` alone (docs/operating/install.md).
// `npm run package -- --out=FOLDER site` writes one of them, or elsewhere than to `dist`.
import path from 'node:path';
import { parseArgs } from 'node:util';
import { ensureInstalled, onProjectNode } from './launch/install.mjs';

await ensureInstalled();
await onProjectNode(import.meta.filename);

const { ensureBuilt } = await import('./launch/build.mjs');
const { hosts } = await import('./package/hosts.mjs');
const { writePackage } = await import('./package/write.mjs');

const { positionals, values } = parseArgs({
  options: { out: { type: 'string', default: path.resolve(import.meta.dirname, '../dist') } },
  allowPositionals: true,
});
const unknown = positionals.find((name) => !(name in hosts));
if (unknown !== undefined) {
  console.error(`There is no host called ${unknown}: say ${Object.keys(hosts).join(' or ')}.`);
  process.exit(2);
}
const names = positionals.length > 0 ? positionals : Object.keys(hosts);
if (!(await ensureBuilt(names))) process.exit(1);
for (const name of names) {
  const { bytes, files, folder } = await writePackage(name, path.resolve(values.out));
  console.log(`${path.relative(process.cwd(), folder)}: ${files} files, ${Math.round(bytes / 1e6)} MB`);
}
