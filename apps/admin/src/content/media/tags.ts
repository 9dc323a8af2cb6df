import type { CollectionBeforeValidateHook, Endpoint } from 'payload';
import { queryFor } from '../../platform/database/query.ts';
import { answerStaffError } from '../../platform/staff/staff-action.ts';
import { StaffError } from '../../platform/staff/staff-error.ts';
import { tidied } from './tidied-tags.ts';

/** Tags as staff write them, each once however it is spelt, and without what stands around them. */
export const tidyTags: CollectionBeforeValidateHook = ({ data }) =>
  data && Array.isArray(data.tags) ? { ...data, tags: tidied(data.tags as unknown[]) } : data;

/** `GET /api/media/tags` answers `{ tags: { tag, count }[] }`, those of most files first. */
export const tagsEndpoint: Endpoint = {
  method: 'get',
  path: '/tags',
  handler: async (req) => {
    try {
      if (!req.user) throw new StaffError('unauthorized');
      const query = await queryFor(req);
      const tags = await query<{ tag: string; count: number }>(
        `SELECT t.text AS tag, count(*)::int AS count FROM media_texts t JOIN media m ON m.id = t.parent_id
         WHERE t.path = 'tags' AND m.deleted_at IS NULL GROUP BY t.text ORDER BY count(*) DESC, t.text LIMIT 200`,
      );
      return Response.json({ tags }, { headers: { 'Cache-Control': 'no-store' } });
    } catch (error) {
      return answerStaffError(error, req);
    }
  },
};
