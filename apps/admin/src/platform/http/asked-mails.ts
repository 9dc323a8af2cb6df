import { ApiError } from './error.ts';
import { limitKey } from './client-address.ts';
import { SlidingWindow } from './sliding-window.ts';

/** Clients that may have one mailed to the same place within the window. */
const clients = 4;

/**
 * Mails that anybody may have sent to an address that is not theirs: codes, links for a password. Each client has a limit
 * of its own, so that nobody uses up the owner's; and where many ask, the newest mail stays good instead of another one.
 */
export class AskedMails {
  private readonly own: SlidingWindow;
  private readonly everybodys: SlidingWindow;

  constructor(perClient: number, seconds: number) {
    this.own = new SlidingWindow(perClient, seconds);
    this.everybodys = new SlidingWindow(perClient * clients, seconds);
  }

  /**
   * @param about what the mail is for: a reference, an address
   * @param client address of who asks
   * @returns whether to mail another one
   * @throws {ApiError} `too_many_requests` for a client that has had its share
   */
  admit(about: string, client: string): boolean {
    const seconds = this.own.take(`${limitKey(client)} ${about}`);
    if (seconds > 0) throw new ApiError('too_many_requests', undefined, { retryAfter: seconds });
    return this.everybodys.take(about) === 0;
  }
}
