import { fileSize, languageNames, type Locale } from '@nasaq/contract';
import type { Media } from '../../../platform/payload/payload-types.ts';
import { loadByIds, type Reading, relationId } from '../../../platform/http/published.ts';
import type { Images } from './images.ts';

/** Videos and documents that stand in a text, as HTML by their ids. */
export type BodyFiles = ReadonlyMap<number, string>;

/** @param images that are known already: what is none of them may be another file */
export async function loadBodyFiles(
  reading: Reading,
  ids: readonly (number | null)[],
  images: Images,
): Promise<BodyFiles> {
  const files = await loadByIds(
    reading,
    'media',
    ids.filter((id) => id !== null && !images.has(id)),
  );
  const beside = [...files.values()].flatMap(({ captionsAr, captionsEn, poster }) =>
    [captionsAr, captionsEn, poster].map((file) => relationId(file)),
  );
  const others = await loadByIds(reading, 'media', beside);
  const addressOf = (file: Media['poster']) => {
    const name = others.get(relationId(file) ?? 0)?.filename;
    return name ? mediaPath(name) : null;
  };
  return new Map(
    [...files].flatMap(([id, file]): [number, string][] => {
      if (!file.filename || file.mimeType?.startsWith('image/') || file.mimeType === 'text/vtt') return [];
      const isVideo = file.mimeType?.startsWith('video/');
      return [[id, isVideo ? video(file, addressOf) : download(file, reading.locale)]];
    }),
  );
}

type AddressOf = (file: Media['poster']) => string | null;

/** Nothing of it is loaded before somebody plays it; captions in both languages, since either may be wanted. */
function video({ alt, captionsAr, captionsEn, filename, mimeType, poster }: Media, addressOf: AddressOf): string {
  const still = addressOf(poster);
  const tracks = [
    ['en', captionsEn],
    ['ar', captionsAr],
  ] as const;
  const captions = tracks.map(([language, file]) => {
    const address = addressOf(file);
    const name = languageNames[language][language];
    return address ? `<track kind="captions" srclang="${language}" label="${name}" src="${escaped(address)}">` : '';
  });
  const attributes = `controls preload="none" playsinline aria-label="${escaped(alt ?? '')}"`;
  const source = `<source src="${escaped(mediaPath(filename!))}" type="${escaped(mimeType ?? '')}">`;
  return `<figure><video ${attributes}${still ? ` poster="${escaped(still)}"` : ''}>${source}${captions.join('')}</video></figure>`;
}

/** What it is and how large stands in the link, before somebody loads it over a telephone. */
function download({ alt, filename, filesize }: Media, locale: Locale): string {
  const kind = /\.([^.]+)$/.exec(filename!)?.[1]?.toUpperCase() ?? '';
  const facts = [kind, fileSize(filesize ?? 0, locale)].join(locale === 'ar' ? '، ' : ', ');
  return `<p><a href="${escaped(mediaPath(filename!))}" download>${escaped(alt || filename!)}</a> <bdi>(${facts})</bdi></p>`;
}

function mediaPath(name: string): string {
  return `/media/${encodeURIComponent(name)}`;
}

function escaped(value: string): string {
  return value.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
