import { nodeFileTrace } from '@vercel/nft';
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fromRoot, neverPacked } from './hosts.mjs';

/**
 * The files of node_modules that a host reads while it runs. Not its bundles are traced, of which the tracer makes
 * nothing in ten minutes, but the modules that they leave outside.
 * @param {import('./hosts.mjs').Host} host
 * @returns {Promise<Set<string>>} paths from the root, symbolic links among them
 */
export async function loadedFiles(host) {
  const folder = fromRoot('apps', host.app);
  // Beside the bundles, so that each name is resolved as they resolve it.
  const entry = path.join(folder, 'dist', `packed-${process.pid}.mjs`);
  writeFileSync(entry, host.loaded.map((name) => `import '${name}';\n`).join(''));
  try {
    const { fileList } = await nodeFileTrace([entry], { base: fromRoot(), processCwd: folder, ignore: neverPacked });
    const found = new Set([...fileList, ...faceFiles(host), ...foundFiles(host), ...tracedByNext(folder)]);
    found.delete(path.relative(fromRoot(), entry));
    return found;
  } finally {
    rmSync(entry, { force: true });
  }
}

function faceFiles({ app, faces }) {
  const { resolve } = createRequire(fromRoot('apps', app, 'package.json'));
  return Object.entries(faces).flatMap(([name, files]) => {
    const manifest = resolve(`${name}/package.json`);
    const ofFaces = files.map((file) => path.join(path.dirname(manifest), 'files', `${file}.woff2`));
    return [manifest, ...ofFaces].map((file) => path.relative(fromRoot(), file));
  });
}

function foundFiles({ found }) {
  return globSync(found, { cwd: fromRoot('node_modules') })
    .map((file) => path.join('node_modules', file))
    .filter((file) => !isNeverPacked(file));
}

/** What its screens load, as Next has written it beside each of them; only what stands in node_modules. */
function tracedByNext(folder) {
  const lists = globSync('.next/server/**/*.nft.json', { cwd: folder }).map((name) => path.join(folder, name));
  return lists
    .flatMap((list) =>
      JSON.parse(readFileSync(list, 'utf8')).files.map((file) =>
        path.relative(fromRoot(), path.resolve(path.dirname(list), file)),
      ),
    )
    .filter((file) => /^(?:apps\/admin\/)?node_modules\//.test(file) && !isNeverPacked(file));
}

function isNeverPacked(file) {
  return neverPacked.some((pattern) => path.matchesGlob(file, pattern));
}
