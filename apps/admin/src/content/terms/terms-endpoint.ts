import type { Endpoint } from 'payload';
import { answerStaffError } from '../../platform/staff/staff-action.ts';
import { StaffError } from '../../platform/staff/staff-error.ts';
import { loadTerms } from './load-terms.ts';

/** `GET /api/glossary` answers `{ terms: NotedTerm[] }` to every member of staff: the desk and the checks look for them. */
export const glossaryEndpoint: Endpoint = {
  method: 'get',
  path: '/glossary',
  handler: async (req) => {
    try {
      if (!req.user) throw new StaffError('unauthorized');
      const terms = await loadTerms(req.payload);
      return Response.json({ terms }, { headers: { 'Cache-Control': 'no-store' } });
    } catch (error) {
      return answerStaffError(error, req);
    }
  },
};
