import type { Measures, Script, Weight } from './measure.ts';
import table from './table.json' with { type: 'json' };

/** Pairs of a Latin face and an Arabic one, beside that of the house, which stands without a choice. */
export const facePairs = ['plex', 'cairo', 'readex', 'naskh', 'tajawal'] as const;

/** A file of a face with what it measures. */
export interface FaceFile extends Measures {
  /** Of the pairs, its name in the site's files; of an own pair, the hash of its bytes. */
  file: string;
  /** All its weights stand in one file. */
  isVariable?: boolean;
}

export interface ScriptFaces {
  regular: FaceFile;
  bold: FaceFile | null;
}

export interface Faces {
  latin: ScriptFaces;
  arabic: ScriptFaces;
  /** Where its files are answered. */
  address: (file: string) => string;
  /** Which weight large lines take. */
  display: Weight;
  /** Of the few letters that every English page shows: the name of the other language. */
  name?: string;
  /** What a pair lacks, from the faces of the house. */
  rest?: { file: string; script: Script; range: string }[];
  isSerif?: boolean;
  /** What the two call themselves, for readers who have them: in mails. */
  families?: string[];
}

const pairAddress = (file: string) => `/assets/faces/${file}.woff2`;
const ownAddress = (file: string) => `/media/brand/${file}.woff2`;

/** The faces of a look, by the part of its address; `null` for those of the house, and for what is none. */
export function facesOf(key: string | null | undefined): Faces | null {
  if (!key) return null;
  const pair = facePairs.find((known) => known === key);
  return pair ? { ...(table[pair] as Omit<Faces, 'address'>), address: pairAddress } : ownFaces(key);
}

/** What files a page in a language needs for its first lines. */
export function firstFaces(key: string | null | undefined, locale: 'en' | 'ar'): string[] | null {
  const faces = facesOf(key);
  if (!faces) return null;
  const { address, display } = faces;
  const own = faces[locale === 'ar' ? 'arabic' : 'latin'];
  return [...new Set([own[display] ?? own.regular, own.regular].map(({ file }) => address(file)))];
}

const none = '0';
const fileKey = /^([\da-f]{32})_(\d{3,4})_(\d{3,4})_(\d{1,4})_(\d{3,4})(v?)$/;
const order = [
  ['latin', 'regular'],
  ['latin', 'bold'],
  ['arabic', 'regular'],
  ['arabic', 'bold'],
] as const satisfies [Script, Weight][];

/** An own pair in an address: its files and what they measure, so that its stylesheet needs to ask nobody. */
export function ownFacesKey(own: Pick<Faces, Script>): string {
  const parts = order.map(([script, weight]) => {
    const face = own[script][weight];
    if (!face) return none;
    const { ascent, descent, file, isVariable, scale, stretch } = face;
    return `${[file, scale, ascent, descent, stretch].join('_')}${isVariable ? 'v' : ''}`;
  });
  return ['own', ...parts].join('.');
}

function ownFaces(key: string): Faces | null {
  const [kind, ...parts] = key.split('.');
  if (kind !== 'own' || parts.length !== order.length) return null;
  const [latin, latinBold, arabic, arabicBold] = parts.map(readFile);
  if (!latin || !arabic || latinBold === undefined || arabicBold === undefined) return null;
  return {
    latin: { regular: latin, bold: latinBold },
    arabic: { regular: arabic, bold: arabicBold },
    address: ownAddress,
    display: 'regular',
  };
}

/** `null` for no file, `undefined` for what is none. */
function readFile(part: string): FaceFile | null | undefined {
  if (part === none) return null;
  const [, file, scale, ascent, descent, stretch, isVariable] = fileKey.exec(part) ?? [];
  if (!file) return undefined;
  const figures = { scale: Number(scale), ascent: Number(ascent), descent: Number(descent), stretch: Number(stretch) };
  return { file, ...figures, ...(isVariable && { isVariable: true }) };
}
