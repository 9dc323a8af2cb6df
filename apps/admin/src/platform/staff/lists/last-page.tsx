import { headers } from 'next/headers.js';
import { redirect } from 'next/navigation.js';
import { type BeforeListTableServerProps, createPayloadRequest, type Where } from 'payload';
import { combineWhereConstraints, mergeListSearchAndWhere } from 'payload/shared';
import { type Query, searchOf } from './list-address.ts';

/** Above a list: leads whoever asks for a page behind the last one to that. It draws nothing. */
export async function LastPage(list: BeforeListTableServerProps): Promise<null> {
  // Lists that a form opens have no address, and say so by an empty query.
  const query = (list.searchParams ?? {}) as Query;
  const segments = list.params?.segments;
  if (list.data.docs.length > 0 || !(Number(query.page) > 1) || !Array.isArray(segments)) return null;
  const page = String(await lastPageOf(list, query));
  redirect(`${list.payload.config.routes.admin}/${segments.join('/')}${searchOf({ ...query, page })}`);
}

/** Asked anew: of a page without rows, Payload does not say how many there are. */
async function lastPageOf(list: BeforeListTableServerProps, query: Query): Promise<number> {
  const { collectionConfig, limit, locale, payload } = list;
  const { api } = payload.config.routes;
  const address = new URL(`${api}/${collectionConfig.slug}${searchOf(query)}`, 'http://localhost');
  const request = new Request(address, { headers: await headers() });
  const req = await createPayloadRequest({ config: payload.config, request });
  const { search = '', where } = req.query as { search?: string; where?: Where };
  const ofAll = await collectionConfig.admin.baseFilter?.({ limit, page: 1, req, sort: '' });
  const inTrash = list.params?.segments?.[2] === 'trash' ? { deletedAt: { exists: true } } : undefined;
  const { totalPages } = await payload.find({
    collection: collectionConfig.slug as 'posts',
    depth: 0,
    draft: true,
    limit,
    locale: locale?.code as never,
    overrideAccess: false,
    req,
    select: {},
    trash: Boolean(inTrash),
    where: combineWhereConstraints([
      mergeListSearchAndWhere({
        collectionConfig,
        search,
        where: combineWhereConstraints([where, ofAll || undefined]),
      }),
      inTrash,
    ]),
  });
  return Math.max(totalPages, 1);
}
