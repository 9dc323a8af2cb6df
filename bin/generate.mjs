#!/usr/bin/env node
// `npm run generate`: writes anew what is made from sources and committed: the types of Payload's collections, the list
// of its components, the types of the interface texts, the table of the design tokens. A migration has a command of its own (`npm run migration`).
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { ensureInstalled, onProjectNode } from './launch/install.mjs';

await ensureInstalled();
await onProjectNode(import.meta.filename);

const root = path.resolve(import.meta.dirname, '..');
for (const script of ['packages/messages/src/build/write-types.ts', 'packages/design/src/build/write-table.ts']) {
  const { status } = spawnSync(process.execPath, [script], { cwd: root, stdio: 'inherit' });
  if (status !== 0) process.exit(1);
}
const { generateImportMap, generateTypes } = await import('../apps/admin/generate.mjs');
await generateTypes();
await generateImportMap();
process.exit(0);
