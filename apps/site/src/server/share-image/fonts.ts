import { convert } from 'fontverter';
import { rmSync } from 'node:fs';
import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import type { Locale } from '@nasaq/contract';
import kufiArabic from '../../fonts/kufi-arabic-500.woff2?inline';

const files = [
  ['@fontsource/reem-kufi', 'reem-kufi-latin-600-normal.woff2'],
  ['@fontsource/ibm-plex-sans', 'ibm-plex-sans-latin-400-normal.woff2'],
  ['@fontsource/ibm-plex-sans-arabic', 'ibm-plex-sans-arabic-arabic-400-normal.woff2'],
] as const;

export type Face = 'display' | 'text';

/**
 * Pango descriptions. The first family serves the language of the line, the second what it quotes
 * from the other. Latin stands a weight above Arabic in the display face: so they look equally dark.
 */
export const fontNames: Record<Locale, Record<Face, string>> = {
  en: { display: 'Reem Kufi,Nasaq Kufi SemiBold', text: 'IBM Plex Sans,IBM Plex Sans Arabic' },
  ar: { display: 'Nasaq Kufi,Reem Kufi Medium', text: 'IBM Plex Sans Arabic,IBM Plex Sans' },
};

let ready: Promise<string[]> | undefined;

/**
 * Paths of the fonts in the one format that Pango's back end reads in every build, TrueType. The
 * packages bring WOFF2, and so does the site's own cut of the Kufi (src/fonts): they are converted
 * once in the life of the process, into a directory that goes away with it.
 */
export function fontFiles(): Promise<string[]> {
  ready ??= convertFonts().catch((error: unknown) => {
    ready = undefined;
    throw error;
  });
  return ready;
}

async function convertFonts(): Promise<string[]> {
  const directory = await mkdtemp(join(tmpdir(), 'nasaq-fonts-'));
  process.once('exit', () => rmSync(directory, { recursive: true, force: true }));
  const { resolve } = createRequire(import.meta.url);
  const write = async (name: string, face: Buffer) => {
    const target = join(directory, `${name}.ttf`);
    await writeFile(target, await convert(face, 'sfnt'));
    return target;
  };
  return Promise.all([
    write('kufi-arabic', Buffer.from(kufiArabic.slice(kufiArabic.indexOf(',') + 1), 'base64')),
    ...files.map(async ([name, file]) => {
      const source = join(dirname(resolve(`${name}/package.json`)), 'files', file);
      return write(basename(file, '.woff2'), await readFile(source));
    }),
  ]);
}
