import { mkdtemp, rm, chmod } from 'node:fs/promises';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { quickFolder } from '../../bin/test/quick-folder.ts';
import { openProduct } from './product/product.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Holds the data of a product with the demo company. */
    faultsFolder: string;
  }
}

/** Loads the demo company once, for every file of this folder. `FAULTS_FOLDER` keeps it between runs. */
export default async function prepare(project: TestProject): Promise<() => Promise<void>> {
  const kept = process.env.FAULTS_FOLDER;
  const folder = kept ?? (await mkdtemp(path.join(quickFolder(), 'nasaq-faults-')));
  // PostgreSQL runs as another user where this is root.
  await chmod(folder, 0o755);
  project.provide('faultsFolder', folder);
  const product = await openProduct(folder, { NASAQ_DEMO: 'true' });
  await product.stop();
  return async () => {
    if (!kept) await rm(folder, { recursive: true, force: true });
  };
}
