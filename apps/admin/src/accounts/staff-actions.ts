import type { Endpoint, PayloadRequest } from 'payload';
import { z } from 'zod';
import { hasRole } from '../content/access.ts';
import { answerInboxError } from '../inbox/inbox-action.ts';
import { InboxError } from '../inbox/inbox-error.ts';
import { refuseForeign } from '../inbox/refuse-foreign.ts';
import { inTransaction } from '../submissions/in-transaction.ts';
import { loadAccount, type AccountRow } from './account-row.ts';
import { mailPasswordLink } from './mail-password-link.ts';
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

/** In one transaction, for who may change accounts; a refusal is told in the language of the menus. */
function action<Schema extends z.ZodType>(
  path: `/${string}`,
  schema: Schema,
  act: (account: AccountRow, input: z.output<Schema>, req: PayloadRequest) => Promise<void>,
): Endpoint {
  return {
    method: 'post',
    path: `/:id${path}`,
    handler: async (req) => {
      try {
        refuseForeign(req);
        if (!req.user) throw new InboxError('unauthorized');
        if (!hasRole(req.user, 'agent', 'sales')) throw new InboxError('forbidden');
        const input = schema.safeParse(await req.json?.().catch(() => undefined));
        if (!input.success) throw new InboxError('invalid');
        await inTransaction(req.payload, async (inner) => {
          const account = await loadAccount(Number(req.routeParams?.id) || 0, req.payload, inner);
          if (!account) throw new InboxError('not_found');
          await act(account, input.data, inner);
        });
        return Response.json({}, { headers: { 'Cache-Control': 'no-store' } });
      } catch (error) {
        return answerInboxError(error, req);
      }
    },
  };
}
