import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Message key (`namespace.path`) to ICU text. */
export type Catalogue = Record<string, string>;

const source = join(import.meta.dirname, '..');

/** Every message of one locale; the key is the file's name followed by the path inside it. */
export function readCatalogue(locale: string): Catalogue {
  const catalogue: Catalogue = {};
  for (const file of catalogueFiles(locale)) {
    const namespace = file.slice(0, -'.json'.length);
    flatten(JSON.parse(readFileSync(join(localeFolder(locale), file), 'utf8')), namespace, catalogue);
  }
  return catalogue;
}

export function localeFolder(locale: string): string {
  return join(source, locale);
}

/** File names of one locale's namespaces. */
export function catalogueFiles(locale: string): string[] {
  const folder = localeFolder(locale);
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .sort();
}

function flatten(node: unknown, path: string, into: Catalogue): void {
  if (typeof node === 'string') into[path] = node;
  else if (node !== null && typeof node === 'object' && !Array.isArray(node)) {
    for (const [name, child] of Object.entries(node)) flatten(child, `${path}.${name}`, into);
  } else throw new Error(`Message '${path}' is neither text nor a group of messages.`);
}
