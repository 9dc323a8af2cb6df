import type { AccountEvent, Ban, Locale } from '@nasaq/contract';
import type { Payload } from 'payload';
import type { Notifier } from '../platform/database/notifications.ts';
import { accountChannel } from './account-row.ts';
import { findSignedIn, type SignedIn } from './authenticate.ts';
import { presentBan } from './present-account.ts';

interface Watch {
  payload: Payload;
  notifier: Notifier;
  locale: Locale;
  send: (event: AccountEvent) => Promise<void>;
}

/**
 * Sends the ban at once and at each change, and `ended` when the session has ended, whichever host did it. Each look
 * reads the account anew, so that news which come twice or were missed do no harm.
 * @returns the looks, by hand for what no news tell (the token expires), and how to stop
 */
export async function watchAccount(
  { account, token }: SignedIn,
  { locale, notifier, payload, send }: Watch,
): Promise<{ look: () => Promise<void>; stop: () => void }> {
  let told: Ban | undefined;
  let over = false;
  let looking = Promise.resolve();
  const look = () => (looking = looking.then(lookOnce).catch(complain));
  const stops = [
    await notifier.listen(accountChannel, (message) => {
      if (message === String(account.id)) void look();
    }),
    notifier.onGap(() => void look()),
  ];
  await look();
  return { look, stop };

  async function lookOnce(): Promise<void> {
    if (over) return;
    const signedIn = await findSignedIn(account.id, token, payload);
    if (!signedIn) {
      stop();
      return send({ type: 'ended' });
    }
    const ban = presentBan(signedIn.account, locale);
    if (told?.isBanned === ban.isBanned && told.reason === ban.reason) return;
    told = ban;
    await send({ type: 'ban', ban });
  }

  function stop(): void {
    over = true;
    for (const end of stops) end();
  }

  /** The database is away; when it is back there is a gap to look into. */
  function complain(error: unknown): void {
    payload.logger.warn({ err: error }, `Account ${account.id} could not be looked at.`);
  }
}
