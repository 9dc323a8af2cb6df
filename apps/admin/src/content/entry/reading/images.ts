import type { Image, Portrait } from '@nasaq/contract';
import type { Media } from '../../../platform/payload/payload-types.ts';
import { loadByIds, type Reading, relationId } from '../../../platform/http/published.ts';

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

/** A picture as a document names it. */
export type PictureRelation = Media | number | null | undefined;

/** The picture among those that were loaded, or null. */
export function imageOf(images: Images, named: PictureRelation): Image | null {
  return images.get(relationId(named) ?? 0) ?? null;
}

/** A picture with its other for dark pages; null without the first one, which the dark one never stands for. */
export function pairOf(images: Images, named: PictureRelation, dark: PictureRelation): Portrait | null {
  const picture = imageOf(images, named);
  return picture && { picture, dark: imageOf(images, dark) };
}

function presentImage(media: Media): Image | null {
  const { filename, width, height } = media;
  if (!filename || !width || !height) return null;
  const sources = Object.values(media.sizes ?? {}).flatMap((size) =>
    size?.filename && size.width ? [{ url: mediaUrl(size.filename), width: size.width }] : [],
  );
  return {
    url: mediaUrl(filename),
    alt: media.decorative ? '' : (media.alt ?? ''),
    width,
    height,
    focalX: media.focalX ?? 50,
    focalY: media.focalY ?? 50,
    sources: sources.sort((a, b) => a.width - b.width),
  };
}

/** Of a file of the library, from the site's root. */
export function mediaUrl(filename: string): string {
  return `/media/${encodeURIComponent(filename)}`;
}
