import type { Payload } from 'payload';
import { ApiError } from '../platform/http/error.ts';
import { env } from '../env.ts';
import { AskedMails } from '../platform/http/shared-limits.ts';
import { SlidingWindow } from '../platform/http/sliding-window.ts';
import { limitKey } from '../platform/http/client-address.ts';
import { countClient } from './lockout.ts';

const attemptWindow = 10 * 60;
const linkWindow = 15 * 60;
const linksPerClient = 3;

/** What one client may try, whatever account it is about; the lockout of an account is in lockout.ts. */
export class AccountLimits {
  private readonly most: number;
  /** A flood is refused here, without asking the database each time. */
  private readonly attempts: SlidingWindow;
  /** Links for a password that are mailed to an address, whether it has an account or not. */
  readonly links = new AskedMails('password links', linksPerClient, linkWindow);

  constructor(perAddress = env.loginsPerAddress) {
    this.most = perAddress;
    this.attempts = new SlidingWindow(perAddress, attemptWindow);
  }

  /**
   * For a password that would be looked at, or a link that would be mailed. Hosts on one database count together.
   * @param client address of who asks
   * @throws {ApiError} `too_many_requests`
   */
  async admitAttempt(client: string, payload: Payload): Promise<void> {
    const key = limitKey(client);
    refuseFor(this.attempts.take(key));
    refuseFor(await countClient(key, this.most, { payload }));
  }
}

function refuseFor(seconds: number): void {
  if (seconds > 0) throw new ApiError('too_many_requests', undefined, { retryAfter: seconds });
}
