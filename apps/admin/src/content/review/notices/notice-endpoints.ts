import type { Endpoint } from 'payload';
import { z } from 'zod';
import { queryOn } from '../../../platform/database/query.ts';
import { staffPost } from '../../../platform/staff/staff-action.ts';

/** `POST /api/notices/read {ids}`: the reader has seen these of their own; `{ids: 'all'}` all of them. */
export const noticeEndpoints: Endpoint[] = [
  staffPost({
    path: '/read',
    input: z.object({ ids: z.union([z.literal('all'), z.array(z.number().int().positive()).max(200)]) }),
    may: Boolean,
    answer: async ({ ids }, { payload, user }) => {
      await queryOn(payload)(
        `UPDATE notices SET read_at = now() WHERE member_id = $1 AND read_at IS NULL AND ($2::int[] IS NULL OR id = ANY($2))`,
        [user.id, ids === 'all' ? null : ids],
      );
      return {};
    },
  }),
];
