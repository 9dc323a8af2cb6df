import { createRequire } from 'node:module';
import { readFace, writeTrueType } from '@nasaq/design/faces';
import sharp from 'sharp';

const files = [
  ['@fontsource/ibm-plex-sans', 'ibm-plex-sans-latin-400-normal.woff2'],
  ['@fontsource/ibm-plex-sans', 'ibm-plex-sans-latin-600-normal.woff2'],
  ['@fontsource/ibm-plex-sans-arabic', 'ibm-plex-sans-arabic-arabic-400-normal.woff2'],
  ['@fontsource/ibm-plex-sans-arabic', 'ibm-plex-sans-arabic-arabic-600-normal.woff2'],
  ['@fontsource/reem-kufi', 'reem-kufi-latin-400-normal.woff2'],
  ['@fontsource/reem-kufi', 'reem-kufi-arabic-400-normal.woff2'],
] as const;

let ready: Promise<void> | undefined;

/** Makes the faces of drawn pictures known to the engine that sets them, once in the life of the process. */
export function loadFonts(): Promise<void> {
  ready ??= registerFonts();
  return ready;
}

/** The packages bring WOFF2, which not every build of the engine reads: it gets TrueType. */
async function registerFonts(): Promise<void> {
  const { convert } = await import('fontverter');
  const { resolve } = createRequire(import.meta.url);
  const faces = await Promise.all(files.map(([name, file]) => readFace(resolve, name, file)));
  for (const fontfile of await writeTrueType(faces, convert)) {
    // A font is known from the first text that names its file.
    await sharp({ text: { text: '.', fontfile } })
      .raw()
      .toBuffer();
  }
}
