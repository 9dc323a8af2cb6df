import {
  copyFileSync,
  cpSync,
  globSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { writeBillOfMaterials } from './bill-of-materials.mjs';
import { fromRoot, hosts } from './hosts.mjs';
import { loadedFiles } from './trace.mjs';

/**
 * Writes a directory that runs with `node` alone: what the build has left, the files that it loads, and what starts it.
 * It lies as the project does, `apps` beside `node_modules`, since the built files find each other by that.
 * @param {'site' | 'admin'} name
 * @param {string} out folder that gets the package, by the name of its host; what is there is replaced
 * @returns {Promise<{ folder: string, bytes: number, files: number }>}
 */
export async function writePackage(name, out) {
  const host = hosts[name];
  const folder = path.join(out, name);
  rmSync(folder, { recursive: true, force: true });
  copyBuilt(host, folder);
  for (const file of await loadedFiles(host)) copyFile(fromRoot(file), path.join(folder, file));
  for (const file of host.start) copyFile(fromRoot('bin/package/start', name, file), path.join(folder, file));
  writeManifest(host, folder);
  writeBillOfMaterials(name, folder);
  forgetPlace(folder, host);
  return { folder, ...sizeOf(folder) };
}

function copyBuilt({ app, built, left }, folder) {
  const from = fromRoot('apps', app);
  for (const part of built)
    cpSync(path.join(from, part), path.join(folder, 'apps', app, part), {
      recursive: true,
      // Next links its screens to node_modules, which lies in the package as it lies here.
      verbatimSymlinks: true,
      filter: (file) => !left.test(path.relative(from, file)),
    });
}

function copyFile(from, to) {
  mkdirSync(path.dirname(to), { recursive: true });
  rmSync(to, { force: true });
  if (lstatSync(from).isSymbolicLink()) symlinkSync(readlinkSync(from), to);
  else copyFileSync(from, to);
}

/** Next notes where it was built; nothing of that is read again. */
function forgetPlace(folder, { app }) {
  for (const file of globSync('.next/required-server-files.*', { cwd: path.join(folder, 'apps', app) })) {
    const name = path.join(folder, 'apps', app, file);
    writeFileSync(name, readFileSync(name, 'utf8').replaceAll(fromRoot(), '.'));
  }
}

function writeManifest({ app }, folder) {
  const { version } = readManifest('apps', app);
  const { engines, license } = readManifest();
  const { node } = readManifest().dependencies;
  const manifest = {
    name: `nasaq-${app}`,
    version,
    private: true,
    license,
    type: 'module',
    engines: { ...engines, node: `>=${node.split('.', 1)[0]}` },
  };
  writeFileSync(path.join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
}

function readManifest(...below) {
  return JSON.parse(readFileSync(fromRoot(...below, 'package.json'), 'utf8'));
}

/** Links are not followed: a folder that two of them lead to lies there once. */
function sizeOf(folder) {
  let [bytes, files] = [0, 0];
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const name = path.join(folder, entry.name);
    const below = entry.isDirectory() ? sizeOf(name) : { bytes: 0, files: 0 };
    bytes += entry.isFile() ? lstatSync(name).size : below.bytes;
    files += entry.isFile() ? 1 : below.files;
  }
  return { bytes, files };
}
