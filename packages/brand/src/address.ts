import type { PatternFamily } from '@nasaq/patterns';
import { patternFamilies } from '@nasaq/patterns';
import { readColour } from './colour.ts';
import { facesOf } from './faces/pairs.ts';

export const corners = ['sharp', 'soft', 'round'] as const;
export type Corner = (typeof corners)[number];

/** What a stylesheet of the brand is made from, and nothing else is. */
export interface Look {
  colour?: string | null | undefined;
  accent?: string | null | undefined;
  corner?: Corner | null | undefined;
  /** A pair of `facePairs`, or an own one (`ownFacesKey`). */
  faces?: string | null | undefined;
}

const nothing = '0';

/** A look in a few letters, for addresses: `1f4fd8-0-soft-0`; `null` for the look of the house. */
export function lookKey({ colour, accent, corner, faces }: Look): string | null {
  const parts = [colour?.slice(1), accent?.slice(1), corner === 'sharp' ? null : corner, faces];
  return parts.some(Boolean) ? parts.map((part) => part || nothing).join('-') : null;
}

/** The look of a key; `null` for what is none. Pages that are kept from before write a fifth part, which says nothing any more. */
export function readLookKey(key: string): Look | null {
  const [, colour, accent, corner, faces] =
    /^([\da-f]{6}|0)-([\da-f]{6}|0)-(soft|round|0)-([a-z]{2,20}|own[\w.]{1,300}|0)(?:-[p0])?$/.exec(key) ?? [];
  if (!colour || !accent) return null;
  const read = (part: string | undefined) => (part && part !== nothing ? part : null);
  if (read(faces) && !facesOf(faces)) return null;
  return {
    colour: read(colour) && readColour(colour),
    accent: read(accent) && readColour(accent),
    corner: read(corner) as Corner | null,
    faces: read(faces),
  };
}

/** The look that a stylesheet's address names. */
export function lookOfAddress(address: string | undefined): Look | null {
  const [, key] = /^\/brand\/(.+)\.[\da-f]{13}\.css$/.exec(address ?? '') ?? [];
  return key ? readLookKey(key) : null;
}

/** What patterns may be made of: `48` for fourfold and eightfold, `s` for six-pointed stars that stand alone. */
export function artKey(families: readonly PatternFamily[], sensitive: boolean): string | null {
  const chosen = patternFamilies.flatMap((family, place) => (families.includes(family) ? String(place) : []));
  return `${chosen.join('')}${sensitive ? 's' : ''}` || null;
}

export function readArtKey(key: string): { families: PatternFamily[]; sensitive: boolean } {
  const families = patternFamilies.filter((_, place) => key.includes(String(place)));
  return { families, sensitive: key.includes('s') };
}

/** What the site draws from: colours and patterns, in a few letters of the addresses of its drawings. */
export interface Drawing {
  colour?: string | undefined;
  accent?: string | undefined;
  art?: string | undefined;
}

/** `null` for the drawings of the house. Browsers know it as `drawingKey` of the site's `pattern-url.ts`. */
export function readDrawingKey(key: string): Drawing | null {
  const [, colour, accent, art] = /^([\da-f]{6}|0)-([\da-f]{6}|0)-([0-4]{0,5}s?|x)$/.exec(key) ?? [];
  if (!colour || !accent || art === undefined) return null;
  const read = (part: string) => (part === nothing ? undefined : `#${part}`);
  return { colour: read(colour), accent: read(accent), art: art === 'x' ? undefined : art };
}

/** Of the text of a stylesheet: 52 bits, twice FNV-1a. For addresses, not against anybody. */
export function hashOf(text: string): string {
  const fnv = (seed: number) => {
    let hash = seed;
    for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
    return (hash >>> 0).toString(16).padStart(8, '0');
  };
  return fnv(0x811c9dc5) + fnv(0x9e3779b9).slice(0, 5);
}
