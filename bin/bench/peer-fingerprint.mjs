import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');

/** What a build writes, and what never goes into one. */
const ignored = /^(node_modules|dist.*|\..*|.*\.gen\.ts)$|\.test\.[cm]?[jt]sx?$/;

/** A hash over everything that a peer is built from: its own files, the pages that peers share, and what both take from us. */
export function peerFingerprint(name) {
  const hash = createHash('sha256');
  const folders = [`benchmarks/peers/${name}`, 'benchmarks/peers/pages', 'apps/site/src', 'packages'];
  for (const file of ['package-lock.json', ...folders.flatMap(filesBelow)]) {
    hash
      .update(`${file}\0`)
      .update(readFileSync(path.join(root, file)))
      .update('\0');
  }
  return hash.digest('hex');
}

function filesBelow(folder) {
  return readdirSync(path.join(root, folder), { withFileTypes: true })
    .filter(({ name }) => !ignored.test(name))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => (entry.isDirectory() ? filesBelow(`${folder}/${entry.name}`) : `${folder}/${entry.name}`));
}
