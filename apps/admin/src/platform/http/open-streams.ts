import { metrics } from '@nasaq/metrics';
import { env } from '../../env.ts';
import { limitKey } from './client-address.ts';
import { ApiError } from './error.ts';

/** Open pages of one account that hear of it at the same time. */
const mostOfAccount = 10;
/** Seconds after which who was refused may try again: a stream that its reader has lost is given up by then. */
const retryAfter = 30;

/** The event streams that are open at this host: each costs memory for as long as somebody holds it open. */
export class OpenStreams {
  private readonly perAddress: number;
  private readonly addresses = new Map<string, number>();
  private open = 0;
  private readonly accounts = new Map<number, Set<() => void>>();

  constructor(perAddress = env.streamsPerAddress) {
    this.perAddress = perAddress;
  }

  /**
   * For a stream that would be opened next. Others behind the same address keep theirs.
   * @returns gives the place back; to be called once
   * @throws {ApiError} `too_many_requests`
   */
  admit(address: string): () => void {
    const key = limitKey(address);
    const open = this.addresses.get(key) ?? 0;
    if (open >= this.perAddress) throw new ApiError('too_many_requests', undefined, { retryAfter });
    this.addresses.set(key, open + 1);
    this.count(1);
    return () => {
      this.count(-1);
      const left = this.addresses.get(key)! - 1;
      if (left > 0) this.addresses.set(key, left);
      else this.addresses.delete(key);
    };
  }

  private count(by: 1 | -1): void {
    this.open += by;
    metrics().gauge('nasaq_event_streams', 'Open event streams of visitors and accounts.').set(this.open);
  }

  /**
   * For a stream of an account. Beyond what it may have, the one that was opened first gives way: of all it is the likeliest
   * to have lost its reader.
   * @param replace ends the stream
   * @returns gives the place back
   */
  enter(account: number, replace: () => void): () => void {
    const open = this.accounts.get(account) ?? new Set();
    this.accounts.set(account, open);
    for (const first of open) {
      if (open.size < mostOfAccount) break;
      open.delete(first);
      first();
    }
    open.add(replace);
    return () => {
      open.delete(replace);
      if (open.size === 0 && this.accounts.get(account) === open) this.accounts.delete(account);
    };
  }
}
