import type { CollectionSlug, Endpoint } from 'payload';
import { findUses } from './find-uses.ts';

/**
 * `GET /api/<collection>/:id/uses` answers `{ uses: Use[] }` to who may read the document: 403 otherwise, 404 where
 * there is none. Titles of entries that the reader may not open are told too: they are what a removal would change.
 */
export function usesEndpoint(collection: string): Endpoint {
  return {
    method: 'get',
    path: '/:id/uses',
    handler: async (req) => {
      const noStore = { headers: { 'Cache-Control': 'no-store' } };
      if (!req.user) return Response.json({ errors: [] }, { status: 403, ...noStore });
      const id = Number(req.routeParams?.id);
      const doc = Number.isSafeInteger(id)
        ? await req.payload.findByID({
            collection: collection as CollectionSlug,
            id,
            depth: 0,
            draft: true,
            trash: true,
            disableErrors: true,
            overrideAccess: false,
            user: req.user,
          })
        : null;
      if (!doc) return Response.json({ errors: [] }, { status: 404, ...noStore });
      return Response.json({ uses: await findUses(req, collection, id) }, noStore);
    },
  };
}
