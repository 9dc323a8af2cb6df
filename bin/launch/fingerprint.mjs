import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');

/** What a build writes, and what never goes into one. */
const ignored =
  /^(node_modules|dist.*|\..*|data|test-results|next-env\.d\.ts|importMap\.js|.*\.gen\.ts)$|\.test\.[cm]?[jt]sx?$/;

/**
 * A hash over everything that an app is built from: its own files, the shared packages and the installed versions.
 * @param {string} app folder name below apps/
 */
export function fingerprint(app) {
  return fingerprintOf(['packages', `apps/${app}`]);
}

/** The same for any folders, named from the root. */
export function fingerprintOf(folders) {
  const hash = createHash('sha256');
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
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => (entry.isDirectory() ? filesBelow(`${folder}/${entry.name}`) : `${folder}/${entry.name}`));
}
