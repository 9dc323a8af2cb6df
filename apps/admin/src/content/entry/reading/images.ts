import type { Image } from '@nasaq/contract';
import type { Media } from '../../../platform/payload/payload-types.ts';
import { loadByIds, type Reading } from '../../../platform/http/published.ts';

export type Images = ReadonlyMap<number, Image>;

/** Pictures by id. A file that is not a picture, or has lost its measures, is left out. */
export async function loadImages(reading: Reading, ids: readonly (number | null)[]): Promise<Images> {
  const media = await loadByIds(reading, 'media', ids);
  return new Map(
    [...media].flatMap(([id, file]) => {
      const image = presentImage(file);
      return image ? [[id, image]] : [];
    }),
  );
}

function presentImage(media: Media): Image | null {
  const { filename, width, height } = media;
  if (!filename || !width || !height) return null;
  const sources = Object.values(media.sizes ?? {}).flatMap((size) =>
    size?.filename && size.width ? [{ url: mediaUrl(size.filename), width: size.width }] : [],
  );
  return {
    url: mediaUrl(filename),
    alt: media.alt ?? '',
    width,
    height,
    focalX: media.focalX ?? 50,
    focalY: media.focalY ?? 50,
    sources: sources.sort((a, b) => a.width - b.width),
  };
}

function mediaUrl(filename: string): string {
  return `/media/${encodeURIComponent(filename)}`;
}
