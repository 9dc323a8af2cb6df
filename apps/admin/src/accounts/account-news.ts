import type { Payload, PayloadRequest } from 'payload';
import { notify } from '../platform/database/notifications.ts';

/** On it hosts tell each other whose account or sessions have changed; what has changed they read for themselves. */
export const accountChannel = 'nasaq_accounts';

/** Tells the open pages of an account, on every host, that something may have changed. */
export async function tellAccount(
  account: number,
  req: { payload: Payload; transactionID?: PayloadRequest['transactionID'] },
): Promise<void> {
  await notify(req, accountChannel, String(account));
}
