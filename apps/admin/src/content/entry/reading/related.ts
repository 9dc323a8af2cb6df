import { contentTypes, type ContentType, type Related } from '@nasaq/contract';
import { loadImages } from './images.ts';
import { findByIds, relationId, type Reading } from '../../../platform/http/published.ts';
import { coverIds, presentSummary, summarySelect } from './summary.ts';

/** A relation to entries of several types, as Payload stores it. */
export type Relations = readonly { relationTo: ContentType; value: number | { id: number } }[] | null | undefined;

/** The related entries that are published in the reading's language, in the editor's order. */
export async function loadRelated(reading: Reading, relations: Relations): Promise<Related[]> {
  const wanted = (relations ?? []).flatMap(({ relationTo, value }) => {
    const id = relationId(value);
    return id === null ? [] : [{ type: relationTo, id }];
  });
  const groups = await Promise.all(
    contentTypes.map(async (type) => {
      const ids = wanted.filter((relation) => relation.type === type).map(({ id }) => id);
      return (await findByIds(reading, type, ids, summarySelect)).map((doc) => ({ type, doc }));
    }),
  );
  const found = groups.flat();
  const images = await loadImages(reading, coverIds(found.map(({ doc }) => doc)));
  return wanted.flatMap(({ type, id }) => {
    const match = found.find((candidate) => candidate.type === type && candidate.doc.id === id);
    return match ? { type, ...presentSummary(match.doc, images) } : [];
  });
}
