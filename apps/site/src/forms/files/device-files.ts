import { createStore, del, entries, get, set, type UseStore } from 'idb-keyval';
import { draftLifetime } from '../core/draft.ts';

interface DeviceFile {
  file: File;
  /** When it was chosen, epoch ms. */
  at: number;
}

let opened: UseStore | undefined;
/** A database of its own: one that another build has opened could get no second store. */
const store = () => (opened ??= createStore('nasaq-files', 'files'));

/** What was chosen and is not uploaded yet, on the device for as long as a draft. A browser that keeps nothing is no error: it is chosen again then. */
export const deviceFiles = {
  async put(id: string, file: File): Promise<void> {
    await attempt(async () => {
      await set(id, { file, at: Date.now() } satisfies DeviceFile, store());
      for (const [old, { at }] of await entries<string, DeviceFile>(store()))
        if (Date.now() - at > draftLifetime) await del(old, store());
    });
  },
  async get(id: string): Promise<File | undefined> {
    return (await attempt(() => get<DeviceFile>(id, store())))?.file;
  },
  async remove(id: string): Promise<void> {
    await attempt(() => del(id, store()));
  },
};

async function attempt<T>(task: () => Promise<T>): Promise<T | undefined> {
  if (!('indexedDB' in globalThis)) return undefined;
  try {
    return await task();
  } catch (error) {
    console.warn(`The device keeps no files: ${String(error)}`);
    return undefined;
  }
}
