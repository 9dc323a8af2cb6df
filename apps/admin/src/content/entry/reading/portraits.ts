import type { Portrait } from '@nasaq/contract';
import type { Author } from '../../../platform/payload/payload-types.ts';
import { type Reading, relationId } from '../../../platform/http/published.ts';
import { loadImages } from './images.ts';

export type WithPortrait = Pick<Author, 'portrait' | 'darkPortrait'>;

/** The portraits of these people, in their order; null where a person has none. */
export async function loadPortraits(reading: Reading, people: readonly WithPortrait[]): Promise<(Portrait | null)[]> {
  const pairs = people.map(({ darkPortrait, portrait }) => [relationId(portrait), relationId(darkPortrait)] as const);
  const images = await loadImages(reading, pairs.flat());
  const imageOf = (id: number | null) => (id === null ? null : (images.get(id) ?? null));
  return pairs.map(([light, dark]) => {
    const picture = imageOf(light);
    return picture && { picture, dark: imageOf(dark) };
  });
}
