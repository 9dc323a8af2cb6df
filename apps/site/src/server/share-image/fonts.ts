import { convert } from 'fontverter';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { facesOf } from '@nasaq/brand';
import type { Locale } from '@nasaq/contract';
import { readFace, writeTrueType } from '@nasaq/design/faces';
import { LRUCache } from 'lru-cache';
import kufiArabic from '../../fonts/kufi-arabic-500.woff2?inline';

const files = [
  ['@fontsource/reem-kufi', 'reem-kufi-latin-600-normal.woff2'],
  ['@fontsource/ibm-plex-sans', 'ibm-plex-sans-latin-400-normal.woff2'],
  ['@fontsource/ibm-plex-sans-arabic', 'ibm-plex-sans-arabic-arabic-400-normal.woff2'],
] as const;

export type Face = 'display' | 'text';

/** How a language is set in a face. */
export interface Font {
  /** A Pango description. The first family serves the language of the line, the second what it quotes from the other. */
  names: string;
  /** Of the size of letters, so that every face looks equally large in it; and of what is quoted from the other language. */
  scale: number;
  quoted: number;
  /** Of the face's own line, beside that of the house. */
  line: number;
  /** Of the size: what is added to a word space. */
  space: number;
}
export type Fonts = Record<Locale, Record<Face, Font>>;

const house = (names: string, space = 0): Font => ({ names, scale: 1, quoted: 1, line: 1, space });

/**
 * Latin stands a weight above Arabic in the display face: so they look equally dark. Its word space is narrow; the site
 * widens it as much (`--word-display`).
 */
export const houseFonts: Fonts = {
  en: { display: house('Reem Kufi,Nasaq Kufi SemiBold', 0.08), text: house('IBM Plex Sans,IBM Plex Sans Arabic') },
  ar: { display: house('Nasaq Kufi,Reem Kufi Medium', 0.08), text: house('IBM Plex Sans Arabic,IBM Plex Sans') },
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

export interface BrandFonts {
  fonts: Fonts;
  files: string[];
}

/** The faces of a few brands and of their drafts. */
const known = new LRUCache<string, BrandFonts>({ max: 20 });
/** The height of the lines of the house's display faces, in em. */
const houseLine = { display: 1.5, text: { en: 1.3, ar: 1.5 } } as const;

/**
 * A brand's faces as the engine knows them.
 * @param key the part of a look that names them
 * @param load the bytes of a file, by its address on the site
 */
export async function brandFonts(key: string, load: (address: string) => Promise<Buffer>): Promise<BrandFonts | null> {
  const faces = facesOf(key);
  if (!faces) return null;
  const found = known.get(key);
  if (found) return found;
  const { openFace } = await import('@nasaq/brand/faces/measure');
  const { address, display } = faces;
  const faceOf = (script: 'latin' | 'arabic', face: Face) =>
    (face === 'display' && faces[script][display]) || faces[script].regular;
  const roles = (['display', 'text'] as const).flatMap((face) => [faceOf('latin', face), faceOf('arabic', face)]);
  const named = [...new Set(roles.map(({ file }) => file))];
  const woff2 = await Promise.all(named.map(async (name) => ({ name, woff2: await load(address(name)) })));
  const files = await writeTrueType(woff2, convert);
  const plain = await Promise.all(files.map(async (file) => openFace(new Uint8Array(await readFile(file)))));
  const opened = new Map(named.map((name, at) => [name, plain[at]!]));
  const fontOf = (locale: Locale, face: Face): Font => {
    const scripts = locale === 'ar' ? (['arabic', 'latin'] as const) : (['latin', 'arabic'] as const);
    const [own, other] = scripts.map((script) => faceOf(script, face)) as [FaceOf, FaceOf];
    const line = face === 'display' ? houseLine.display : houseLine.text[locale];
    const height = opened.get(own.file)!.line * (own.scale / 1000);
    return {
      // The comma at the end: no word of a family is read as a weight.
      names: `${[own, other].map(({ file }) => opened.get(file)!.family).join(',')},`,
      scale: own.scale / 1000,
      quoted: other.scale / own.scale,
      line: line / height,
      space: 0,
    };
  };
  const fonts: Fonts = {
    en: { display: fontOf('en', 'display'), text: fontOf('en', 'text') },
    ar: { display: fontOf('ar', 'display'), text: fontOf('ar', 'text') },
  };
  const made = { fonts, files };
  known.set(key, made);
  return made;
}

type FaceOf = NonNullable<ReturnType<typeof facesOf>>['latin']['regular'];
