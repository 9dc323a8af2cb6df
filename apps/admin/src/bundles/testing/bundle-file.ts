import { createWriteStream } from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Payload } from 'payload';
import { openBundle, type OpenBundle } from '../archive/read-bundle.ts';
import { exportBundle, importBundle, planBundle } from '../bundles.ts';
import type { Choice } from '../content/choose.ts';
import { takeAll } from '../import/decide.ts';

/** Writes a bundle into a folder, and answers where it is. */
export async function bundleIn(folder: string, payload: Payload, choice: Choice = { only: [] }): Promise<string> {
  const { bytes, manifest } = await exportBundle(payload, choice);
  const file = path.join(folder, `${manifest.made.replaceAll(':', '-')}-${Math.random()}.zip`);
  await pipeline(bytes, createWriteStream(file));
  return file;
}

export async function withBundle<T>(file: string, work: (bundle: OpenBundle) => Promise<T>): Promise<T> {
  const bundle = await openBundle(file);
  try {
    return await work(bundle);
  } finally {
    bundle.close();
  }
}

/** Brings a bundle in, as far as nothing is lost by it. */
export function bringIn(file: string, payload: Payload, { overwrite = false, publish = true } = {}) {
  return withBundle(file, async (bundle) => {
    const plan = await planBundle(payload, bundle);
    const taken = await importBundle(payload, bundle, { decisions: takeAll(plan, overwrite), publish, by: null });
    return { plan, taken };
  });
}
