import { ApiError } from '../api/error.ts';
import { env } from '../env.ts';
import { limitKey } from '../submissions/client-address.ts';
import { SlidingWindow } from '../submissions/sliding-window.ts';

const attemptWindow = 10 * 60;
const linkWindow = 15 * 60;
const linksPerAccount = 3;

/** What one client may try, whatever account it is about; the lockout of an account is in the database (lockout.ts). */
export class AccountLimits {
  private readonly attempts: SlidingWindow;
  private readonly links = new SlidingWindow(linksPerAccount, linkWindow);

  constructor(perAddress = env.loginsPerAddress) {
    this.attempts = new SlidingWindow(perAddress, attemptWindow);
  }

  /**
   * For a password that would be looked at, or a link that would be mailed.
   * @param client address of who asks
   * @throws {ApiError} `too_many_requests`
   */
  admitAttempt(client: string): void {
    refuseFor(this.attempts.take(limitKey(client)));
  }

  /**
   * For a link that would be mailed to an address, whether it has an account or not.
   * @throws {ApiError} `too_many_requests`
   */
  admitLink(email: string): void {
    refuseFor(this.links.take(email));
  }
}

function refuseFor(seconds: number): void {
  if (seconds > 0) throw new ApiError('too_many_requests', undefined, { retryAfter: seconds });
}
