import type { Doc } from './field.ts';
import { pairOf } from './units.ts';

/** What stands at a path of a document, as `seo.title` or, with the pair of a row, `steps.<pair>.text`. */
export function valueAt(doc: unknown, path: string): unknown {
  let at = doc;
  for (const part of path.split('.')) {
    if (typeof at !== 'object' || at === null) return undefined;
    at = Array.isArray(at) ? at.find((row: Doc, place) => pairOf(row, place) === part) : (at as Doc)[part];
  }
  return at;
}

/** A document with another value at a path; the same document where the row of the path does not exist. */
export function withValue(doc: Doc, path: string, value: unknown): Doc {
  return written(doc, path.split('.'), value) as Doc;
}

function written(at: unknown, [part, ...rest]: string[], value: unknown): unknown {
  if (part === undefined) return value;
  if (Array.isArray(at)) {
    const place = at.findIndex((row: Doc, index) => pairOf(row, index) === part);
    if (place < 0) return at;
    const row = written(at[place], rest, value);
    return row === at[place] ? at : at.with(place, row);
  }
  const inside = typeof at === 'object' && at !== null ? (at as Doc) : {};
  const next = written(inside[part], rest, value);
  return next === inside[part] ? at : { ...inside, [part]: next };
}

/** A path with the pairs of its rows, from one with their ids as a base has it; `null` where a row is not there. */
export function pathByPairs(doc: Doc, path: string): string | null {
  return namedByPairs(doc, path, (row, _, part) => String(row.id) === part);
}

/** The same from one that counts rows, as refusals of the CMS do: `steps.0.text`. */
export function pathFromPlaces(doc: Doc, path: string): string | null {
  return namedByPairs(doc, path, (_, place, part) => String(place) === part);
}

function namedByPairs(
  doc: Doc,
  path: string,
  isMeant: (row: Doc, place: number, part: string) => boolean,
): string | null {
  const parts: string[] = [];
  let at: unknown = doc;
  for (const part of path.split('.')) {
    if (Array.isArray(at)) {
      const place = at.findIndex((row: Doc, index) => isMeant(row, index, part));
      if (place < 0) return null;
      parts.push(pairOf(at[place] as Doc, place));
      at = at[place];
    } else {
      parts.push(part);
      at = (at as Doc | null | undefined)?.[part];
    }
  }
  return parts.join('.');
}
