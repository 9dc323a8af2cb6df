import { createStore, del, entries, get, set, type UseStore } from 'idb-keyval';
import { draftLifetime } from '../core/draft.ts';

/**
 * The files behind the items of the forms, by item id, as long as they are not stored. They are kept apart from the
 * form's values, because those are written down as JSON.
 */
const files = new Map<string, File>();

export function keepFile(id: string, file: File): void {
  files.set(id, file);
}

/** Also beyond this visit, until it is released. */
export function keepFileOnDevice(id: string, file: File): void {
  keepFile(id, file);
  void deviceFiles.put(id, file);
}

/** `undefined` for an item of an earlier visit, until `findFile` or somebody else who kept its file has given it back. */
export function chosenFile(id: string): File | undefined {
  return files.get(id);
}

/** As `chosenFile`, and of an earlier visit where the device has it still. */
export async function findFile(id: string): Promise<File | undefined> {
  const file = files.get(id) ?? (await deviceFiles.get(id));
  if (file) files.set(id, file);
  return file;
}

export function releaseFile(id: string): void {
  files.delete(id);
  void deviceFiles.remove(id);
}

interface DeviceFile {
  file: File;
  /** When it was chosen, epoch ms. */
  at: number;
}

let opened: UseStore | undefined;
/** A database of its own: one that another build has opened could get no second store. */
const store = () => (opened ??= createStore('nasaq-files', 'files'));

/** What was chosen and is not uploaded yet, on the device for as long as a draft. A browser that keeps nothing is no error: it is chosen again then. */
const deviceFiles = {
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
