import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

type Catalogue = { [key: string]: string | Catalogue };

const folder = path.resolve(import.meta.dirname, '../../packages/messages/src');

/** Texts that are the same in both languages on purpose (a product name), so that they are no untranslated words. */
async function texts(locale: string): Promise<Set<string>> {
  const files = await readdir(path.join(folder, locale));
  const catalogues = await Promise.all(
    files.map(async (file) => JSON.parse(await readFile(path.join(folder, locale, file), 'utf8')) as Catalogue),
  );
  return new Set(catalogues.flatMap(leaves));
}

function leaves(catalogue: Catalogue): string[] {
  return Object.values(catalogue).flatMap((value) => (typeof value === 'string' ? [value.trim()] : leaves(value)));
}

/** Every English text of the interface that has another form in Arabic. */
export async function englishInterfaceTexts(): Promise<Set<string>> {
  const [english, arabic] = await Promise.all([texts('en'), texts('ar')]);
  return english.difference(arabic);
}
