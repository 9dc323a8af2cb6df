/**
 * The files behind the items of the forms, by item id, as long as they are not stored. They are kept apart from the
 * form's values, because those are written down as JSON.
 */
const files = new Map<string, File>();

export function keepFile(id: string, file: File): void {
  files.set(id, file);
}

/** `undefined` for an item of an earlier visit, unless somebody who kept its file has given it back. */
export function chosenFile(id: string): File | undefined {
  return files.get(id);
}

export function releaseFile(id: string): void {
  files.delete(id);
}
