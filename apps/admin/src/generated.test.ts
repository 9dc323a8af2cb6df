import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { generateImportMap, type SanitizedConfig } from 'payload';
import { generateTypes } from 'payload/node';
import { afterAll, beforeAll, expect, test } from 'vitest';
import configPromise from './payload.config.ts';

/** What `npm run generate` writes and what is committed have to be the same, or the next one who runs it changes more than their own. */
const text = (file: string) => readFile(file, 'utf8');
let config: SanitizedConfig;
let folder: string;

beforeAll(async () => {
  config = await configPromise;
  folder = await mkdtemp(path.join(tmpdir(), 'nasaq-generated-'));
});
afterAll(() => rm(folder, { recursive: true }));

test('the types of what Payload stores are those of the collections', async () => {
  const outputFile = path.join(folder, 'payload-types.ts');
  await generateTypes({ ...config, typescript: { ...config.typescript, outputFile } }, { log: false });
  expect(await text(outputFile)).toBe(await text(config.typescript.outputFile!));
});

test('the list of components is that of the config', async () => {
  const name = 'app/(payload)/admin/importMap.js';
  const importMapFile = path.join(folder, name);
  await mkdir(path.dirname(importMapFile), { recursive: true });
  await writeFile(importMapFile, '');
  // The file names components by their way from itself to the base folder.
  const importMap = { ...config.admin.importMap, baseDir: folder, importMapFile };
  await generateImportMap({ ...config, admin: { ...config.admin, importMap } }, { log: false });
  expect(await text(importMapFile)).toBe(await text(path.join(import.meta.dirname, name)));
});
