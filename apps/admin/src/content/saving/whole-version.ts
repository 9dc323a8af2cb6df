import type { CollectionSlug, GlobalSlug, PayloadRequest, Where } from 'payload';
import type { Doc } from './merge.ts';
import type { Target } from './newest.ts';

/**
 * A version that was published knows of what waited beside it only what readers had: the drafts of both languages stand in
 * the copy that Payload stores right behind it.
 * @returns the id of the version that has everything as it was then
 */
export async function wholeVersion(
  req: PayloadRequest,
  target: Target,
  { id, updatedAt }: { id: number | string; updatedAt: string | Date },
): Promise<number> {
  const at = new Date(updatedAt).toISOString();
  const behind: Where = { and: [{ updatedAt: { greater_than_equal: at } }, { id: { not_equals: id } }] };
  const next = {
    sort: 'updatedAt',
    limit: 1,
    pagination: false,
    req: { transactionID: req.transactionID } as PayloadRequest,
  } as const;
  const { docs } =
    'global' in target
      ? await req.payload.db.findGlobalVersions<Doc>({ global: target.global as GlobalSlug, where: behind, ...next })
      : await req.payload.db.findVersions<Doc>({
          collection: target.collection as CollectionSlug,
          where: { and: [{ parent: { equals: target.id } }, behind] },
          ...next,
        });
  const [copy] = docs as unknown as { id: number; snapshot?: boolean | null }[];
  return copy?.snapshot ? copy.id : Number(id);
}
