import { type Locale, locales, otherLocale } from '@nasaq/contract';
import { type Doc, type FieldSpec, fieldsOfRow } from '../../field.ts';
import { pairOf } from '../../units.ts';
import type { RichNode } from '../../words.ts';
import type { Hit } from '../check.ts';
import { arabicLetters, latinLetters } from '../language/scripts.ts';
import type { Reading } from '../reading/reading.ts';

interface Shown {
  path: string;
  id: string;
  /** Whether each language may have a picture of its own here. */
  own: boolean;
  /** What it should be, where it is to be no picture. */
  files: FieldSpec['files'];
}

/** What is said of pictures to who cannot see them, and pictures that show words of the other language. */
export function pictureHits(reading: Reading): Hit[] {
  const shown = {
    en: picturesIn(reading.fields, reading.docs.en, '', false),
    ar: picturesIn(reading.fields, reading.docs.ar, '', false),
  };
  return locales.flatMap((locale) =>
    reading.begun[locale]
      ? [
          ...altHits(reading, locale, shown[locale]),
          ...languageHits(reading, locale, shown),
          ...filmHits(reading, locale, shown[locale]),
        ]
      : [],
  );
}

/** Another file in the place of a film shows nothing. */
function filmHits({ facts }: Reading, locale: Locale, shown: readonly Shown[]): Hit[] {
  return shown.flatMap(({ files, id, path }): Hit[] => {
    const file = facts.pictures[id];
    const isWrong = files === 'film' && file !== undefined && !file.isFilm;
    return isWrong ? [{ check: 'file-no-film', locale, path, values: { name: file.name } }] : [];
  });
}

function altHits({ facts }: Reading, locale: Locale, shown: readonly Shown[]): Hit[] {
  return shown.flatMap(({ id, path }): Hit[] => {
    const picture = facts.pictures[id];
    if (!picture || picture.isDecorative) return [];
    const { alt, name } = picture;
    const own = alt[locale].trim();
    if (own === '') return [{ check: 'alt-missing', locale, path, values: { name } }];
    const [mine, foreign] =
      locale === 'ar' ? [arabicLetters(own), latinLetters(own)] : [latinLetters(own), arabicLetters(own)];
    const isForeign = mine === 0 && foreign >= 8;
    return isForeign ? [{ check: 'alt-untranslated', locale, path, values: { name } }] : [];
  });
}

/**
 * The same picture in both languages, where they could have their own, and words in it: its description quotes them, or
 * another picture of the same row differs.
 */
function languageHits({ facts }: Reading, locale: Locale, shown: Record<Locale, Shown[]>): Hit[] {
  const other = new Map(shown[otherLocale(locale)].map(({ id, path }) => [path, id]));
  return shown[locale].flatMap(({ id, own, path }): Hit[] => {
    const picture = facts.pictures[id];
    if (!own || !picture || other.get(path) !== id) return [];
    const isTold = picture.wordsIn !== undefined || quotes(picture.alt.en) || quotes(picture.alt.ar);
    if (!isTold && !hasOwnNeighbour(path, shown[locale], other)) return [];
    // Told once, in the language whose words are not those of the picture, as far as that can be known.
    return locale === 'ar' ? [{ check: 'picture-language', locale: 'both', path, values: { name: picture.name } }] : [];
  });
}

/** In the same row another picture, as that for dark pages, is one of each language. */
function hasOwnNeighbour(path: string, shown: readonly Shown[], other: ReadonlyMap<string, string>): boolean {
  const row = path.slice(0, path.lastIndexOf('.') + 1);
  return shown.some(
    (neighbour) =>
      row !== '' &&
      neighbour.path !== path &&
      neighbour.path.startsWith(row) &&
      (other.get(neighbour.path) ?? neighbour.id) !== neighbour.id,
  );
}

function quotes(alt: string): boolean {
  return [...alt.matchAll(/[“«"][^“«"”»]*[”»"]/gu)].some(([words]) => /\p{L}{2}/u.test(words));
}

function picturesIn(fields: readonly FieldSpec[], doc: Doc, prefix: string, own: boolean): Shown[] {
  return fields.flatMap((field): Shown[] => {
    const value = doc[field.name];
    const path = `${prefix}${field.name}`;
    const isOwn = own || field.localized;
    if (field.kind === 'upload')
      return idOf(value) === null ? [] : [{ path, id: idOf(value)!, own: isOwn, files: field.files }];
    if (field.kind === 'richText')
      return uploadsIn((value as { root?: RichNode } | null)?.root).map((id) => ({
        path,
        id,
        own: isOwn,
        files: undefined,
      }));
    if (field.kind === 'group') return picturesIn(field.fields ?? [], (value ?? {}) as Doc, `${path}.`, isOwn);
    if (field.kind !== 'rows' || !Array.isArray(value)) return [];
    return (value as Doc[]).flatMap((row, place) =>
      picturesIn(fieldsOfRow(field, row), row, `${path}.${pairOf(row, place)}.`, isOwn),
    );
  });
}

function uploadsIn(node: RichNode | undefined): string[] {
  if (!node) return [];
  const own = node.type === 'upload' ? idOf(node.value) : null;
  return [...(own === null ? [] : [own]), ...(node.children ?? []).flatMap(uploadsIn)];
}

function idOf(value: unknown): string | null {
  const id = typeof value === 'object' && value !== null ? (value as { id?: unknown }).id : value;
  return id === null || id === undefined || id === '' ? null : String(id);
}
