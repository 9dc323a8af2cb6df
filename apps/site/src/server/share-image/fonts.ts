import { convert } from 'fontverter';
import { createRequire } from 'node:module';
import type { Locale } from '@nasaq/contract';
import { readFace, writeTrueType } from '@nasaq/design/faces';
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
 * once in the life of the process.
 */
export function fontFiles(): Promise<string[]> {
  ready ??= convertFonts().catch((error: unknown) => {
    ready = undefined;
    throw error;
  });
  return ready;
}

async function convertFonts(): Promise<string[]> {
  const { resolve } = createRequire(import.meta.url);
  const own = { name: 'kufi-arabic', woff2: Buffer.from(kufiArabic.slice(kufiArabic.indexOf(',') + 1), 'base64') };
  const faces = await Promise.all(files.map(([name, file]) => readFace(resolve, name, file)));
  return writeTrueType([own, ...faces], convert);
}
