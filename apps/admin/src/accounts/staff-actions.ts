import type { Endpoint, PayloadRequest } from 'payload';
import { z } from 'zod';
import { hasRole } from '../platform/staff/access.ts';
import { staffAction } from '../platform/staff/staff-action.ts';
import { StaffError } from '../platform/staff/staff-error.ts';
import { loadAccount, type AccountRow } from './account-row.ts';
import { mailPasswordLink } from './password-link.ts';
import { endSessions } from './sessions.ts';
import { overviewEndpoint } from './staff-overview.ts';

/** What staff see of an account and do with it besides editing it, below `/api/accounts/:id`. */
export const accountActions: Endpoint[] = [
  overviewEndpoint,
  // Whoever has a password already gets the link for a forgotten one.
  action('/invite', z.object({}), (account, _input, req) => mailPasswordLink(account, req)),
  action(
    '/sessions/end',
    z.object({ id: z.union([z.number().int().positive(), z.literal('all')]) }),
    (account, { id }, req) => endSessions(account.id, 'staff', req, id === 'all' ? {} : { only: id }),
  ),
];

function action<Schema extends z.ZodType>(
  path: `/${string}`,
  schema: Schema,
  act: (account: AccountRow, input: z.output<Schema>, req: PayloadRequest) => Promise<void>,
): Endpoint {
  return staffAction({
    path,
    input: schema,
    may: (user) => hasRole(user, 'agent', 'sales'),
    act: async ({ id, input, req }) => {
      const account = await loadAccount(id, req.payload, req);
      if (!account) throw new StaffError('not_found');
      await act(account, input, req);
      return {};
    },
  });
}
