import type { Payload, PayloadRequest } from 'payload';
import { eraseChats } from '../chat/index.ts';
import { queueMail } from '../mail/index.ts';
import { eraseRatings } from '../ratings/index.ts';
import {
  type AccountRow,
  type OwnSubmission,
  accountDeletedMail,
  forgetFailures,
  isBinding,
  keepBanned,
  ownSubmissions,
  stripOrder,
} from '../accounts/index.ts';
import { loadCompany } from '../platform/company/company.ts';
import { inTransaction } from '../platform/database/in-transaction.ts';
import { queryIn } from '../platform/database/query.ts';
import { notifyOrdersErased } from './orders-erased.ts';

/**
 * Deletes an account with everything that is stored about its owner, at once and for good, and confirms it by mail. Of
 * orders that became a contract tax law wants to know that they happened: these stay, with nobody's name in them. A ban
 * outlives it in a hash of the address.
 */
export async function deleteAccount(account: AccountRow, payload: Payload): Promise<void> {
  const { email, id, locale, name } = account;
  const company = await loadCompany(locale, payload);
  await inTransaction(payload, async (req) => {
    const query = await queryIn(req);
    const [current] = await query<{ is_banned: boolean | null }>(
      'SELECT is_banned FROM accounts WHERE id = $1 FOR UPDATE',
      [id],
    );
    // A second request was faster.
    if (!current) return;
    const own = await ownSubmissions(account, { spam: true }, req);
    await notifyOrdersErased(own, req);
    for (const one of own) await erase(one, req);
    await eraseChats({ account: id, email }, req);
    await eraseRatings({ account: id, email }, req);
    await query('DELETE FROM mails WHERE lower("to") = $1', [email]);
    await forgetFailures(email, req);
    if (current.is_banned) await keepBanned(email, req);
    await payload.delete({ collection: 'accounts', id, depth: 0, overrideAccess: true, req });
    const mail = accountDeletedMail({ company, locale, name });
    await queueMail({ ...mail, template: 'account_deleted', to: email, locale }, req);
  });
}

async function erase({ id, kind }: OwnSubmission, req: PayloadRequest): Promise<void> {
  if (kind === 'orders' && (await isBinding(id, req))) await stripOrder(id, req);
  else await req.payload.delete({ collection: kind, id, depth: 0, overrideAccess: true, req });
}
