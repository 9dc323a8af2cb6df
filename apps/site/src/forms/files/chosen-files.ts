import { deviceFiles } from './device-files.ts';

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
