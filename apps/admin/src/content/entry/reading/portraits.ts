import type { Portrait } from '@nasaq/contract';
import type { Author } from '../../../platform/payload/payload-types.ts';
import { type Reading, relationId } from '../../../platform/http/published.ts';
import { loadImages, pairOf } from './images.ts';

export type WithPortrait = Pick<Author, 'portrait' | 'darkPortrait'>;

/** The portraits of these people, in their order; null where a person has none. */
export async function loadPortraits(reading: Reading, people: readonly WithPortrait[]): Promise<(Portrait | null)[]> {
  const ids = people.flatMap(({ darkPortrait, portrait }) => [relationId(portrait), relationId(darkPortrait)]);
  const images = await loadImages(reading, ids);
  return people.map(({ darkPortrait, portrait }) => pairOf(images, portrait, darkPortrait));
}
