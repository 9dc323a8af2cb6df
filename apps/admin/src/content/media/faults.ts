import type { Media } from '../../platform/payload/payload-types.ts';
import { kindOfType } from './file-kinds.ts';

/** What is to be mended at a file of the library, the gravest first. */
export const fileFaults = ['alt', 'small', 'heavy', 'colours', 'captions', 'poster', 'words'] as const;
export type FileFault = (typeof fileFaults)[number];

/** Fewer pixels across are blurred where a picture takes the width of a text. */
export const leastWidth = 800;
/** Bytes: the renditions are small, but whoever has a wide screen loads the file itself. */
export const mostBytes = 4_000_000;

/** A row as the library reads it, with what is said of it in both languages. */
export type FileRow = Pick<
  Media,
  'mimeType' | 'width' | 'filesize' | 'colours' | 'decorative' | 'wordsIn' | 'captionsEn' | 'captionsAr' | 'poster'
> & { alts: { en: string; ar: string } };

export function faultsOf(row: FileRow): FileFault[] {
  const kind = kindOfType(row.mimeType);
  const isPicture = kind === 'picture';
  const found: Record<FileFault, boolean> = {
    alt: !row.decorative && (row.alts.en.trim() === '' || row.alts.ar.trim() === ''),
    small: isPicture && (row.width ?? 0) < leastWidth,
    heavy: isPicture && (row.filesize ?? 0) > mostBytes,
    colours: isPicture && (row.colours === 'cmyk' || row.colours === 'wide'),
    captions: kind === 'video' && (!row.captionsEn || !row.captionsAr),
    poster: kind === 'video' && !row.poster,
    words: isPicture && (row.wordsIn === 'en' || row.wordsIn === 'ar'),
  };
  return fileFaults.filter((fault) => found[fault]);
}
