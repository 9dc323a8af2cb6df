import { uploadStore } from './upload-store.ts';

/** The bytes of rows that are gone. */
export async function removeFiles(keys: readonly string[]): Promise<void> {
  for (const key of keys) await uploadStore.remove(key);
}
