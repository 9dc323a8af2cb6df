// What the converter lacks: it comes along with this file, since a declaration of a package is no module to import.
// oxlint-disable-next-line typescript/triple-slash-reference
/// <reference path="./fontverter.d.ts" />
import { rmSync } from 'node:fs';
import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';

export interface Face {
  name: string;
  woff2: Buffer;
}

/**
 * Writes faces in the one format that the engine which sets drawn texts reads in every build, into a directory that goes
 * away with the process.
 * @param convert that of fontverter: it is WebAssembly, which each app keeps out of its bundle
 * @returns the paths of the files, in the same order
 */
export async function writeTrueType(
  faces: readonly Face[],
  convert: (woff2: Buffer, to: 'sfnt') => Promise<Buffer>,
): Promise<string[]> {
  folder ??= makeFolder();
  const files: string[] = [];
  // One after the other: the converter has one memory, and two at a time write into each other's faces.
  for (const { name, woff2 } of faces) {
    const file = join(await folder, `${name}.ttf`);
    await writeFile(file, await convert(woff2, 'sfnt'));
    files.push(file);
  }
  return files;
}

let folder: Promise<string> | undefined;

async function makeFolder(): Promise<string> {
  const made = await mkdtemp(join(tmpdir(), 'nasaq-faces-'));
  process.once('exit', () => rmSync(made, { recursive: true, force: true }));
  return made;
}

/** A face as its package brings it. */
export async function readFace(resolve: NodeJS.RequireResolve, from: string, file: string): Promise<Face> {
  const woff2 = await readFile(join(dirname(resolve(`${from}/package.json`)), 'files', file));
  return { name: basename(file, '.woff2'), woff2 };
}
