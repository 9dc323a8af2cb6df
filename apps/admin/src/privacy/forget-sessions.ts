import type { Payload } from 'payload';
import { daysBefore } from './retention-rules.ts';
import { forgetBannedAddresses, removeOldFailures } from '../accounts/index.ts';

/** Days after its end that a session may still be looked up. */
const sessionDays = 30;
/** The last mail to somebody who wants to be forgotten is not kept longer than it takes to send it. */
const farewellDays = 1;

/** Deletes what is kept about signing in and nobody needs any more. */
export async function forgetSessions(payload: Payload, now: Date): Promise<void> {
  const since = daysBefore(now, sessionDays).toISOString();
  await payload.db.deleteMany({
    collection: 'account-sessions',
    where: { or: [{ ended_at: { less_than: since } }, { expires_at: { less_than: since } }] },
  });
  await payload.db.deleteMany({
    collection: 'mails',
    where: {
      and: [
        { template: { equals: 'account_deleted' } },
        { state: { not_equals: 'queued' } },
        { createdAt: { less_than: daysBefore(now, farewellDays).toISOString() } },
      ],
    },
  });
  await removeOldFailures(payload);
  await forgetBannedAddresses(payload, now);
}
