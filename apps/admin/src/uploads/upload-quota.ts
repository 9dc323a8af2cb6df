import { maxFileBytes } from '@nasaq/contract';
import { ApiError } from '../api/error.ts';
import { env } from '../env.ts';
import { limitKey } from '../submissions/client-address.ts';
import { SlidingWindow } from '../submissions/sliding-window.ts';
import { refused } from './refused.ts';

/** What may lie here without belonging to a submission, and how often somebody may send a file. */
export interface UploadLimits {
  /** Uploads of one address within ten minutes. */
  perAddress: number;
  /** Bytes of one address that no submission has claimed. */
  bytesPerAddress: number;
  /** The same of everybody. */
  bytes: number;
}

const window = 10 * 60;
/** Hours after which an unclaimed file is removed. */
export const unclaimedHours = 48;
const lifetime = unclaimedHours * 60 * 60 * 1_000;
/** A form takes five files; the sixth is for who chose the wrong one. */
const filesPerSubmission = 6;
const retryAfter = 60 * 60;

export function uploadLimits(): UploadLimits {
  const perAddress = env.submissionsPerAddress * filesPerSubmission;
  return { perAddress, bytesPerAddress: perAddress * maxFileBytes, bytes: 5 * 1024 ** 3 };
}

interface Holding {
  address: string;
  bytes: number;
  until: number;
}

/**
 * Keeps anybody from filling the disk with files that belong to nothing. Counted in memory: after a restart an address
 * may begin anew, and the total is the database's.
 */
export class UploadQuota {
  private readonly limits: UploadLimits;
  private readonly uploads: SlidingWindow;
  /** By storage key, or by reservation while the file arrives; all live equally long, so the oldest comes first. */
  private readonly held = new Map<string | symbol, Holding>();
  private readonly sums = new Map<string, number>();
  private arriving = 0;

  constructor(limits: UploadLimits = uploadLimits()) {
    this.limits = limits;
    this.uploads = new SlidingWindow(limits.perAddress, window);
  }

  /**
   * Reserves the room for a file that begins to arrive.
   * @param unclaimed bytes that lie unclaimed by now
   * @throws {ApiError} `too_many_requests` for this address, `storage_full` for everybody
   */
  reserve(sender: string, bytes: number, unclaimed: number): Reservation {
    const address = limitKey(sender);
    const wait = this.uploads.take(address);
    if (wait > 0) throw new ApiError('too_many_requests', undefined, { retryAfter: wait });
    this.forgetExpired();
    if (unclaimed + this.arriving + bytes > this.limits.bytes) throw refused('storage_full');
    if ((this.sums.get(address) ?? 0) + bytes > this.limits.bytesPerAddress)
      throw new ApiError('too_many_requests', undefined, { retryAfter });
    const place = Symbol(address);
    this.hold(place, address, bytes);
    this.arriving += bytes;
    const end = () => {
      if (this.release(place)) this.arriving -= bytes;
    };
    return {
      settle: (key, size) => {
        end();
        this.hold(key, address, size);
      },
      cancel: end,
    };
  }

  /** A file that was claimed or removed counts no longer. */
  release(key: string | symbol): boolean {
    const holding = this.held.get(key);
    if (!holding) return false;
    this.held.delete(key);
    const left = this.sums.get(holding.address)! - holding.bytes;
    if (left > 0) this.sums.set(holding.address, left);
    else this.sums.delete(holding.address);
    return true;
  }

  private hold(key: string | symbol, address: string, bytes: number): void {
    this.held.set(key, { address, bytes, until: Date.now() + lifetime });
    this.sums.set(address, (this.sums.get(address) ?? 0) + bytes);
  }

  private forgetExpired(): void {
    const now = Date.now();
    for (const [key, { until }] of this.held) {
      if (until > now) return;
      this.release(key);
    }
  }
}

export interface Reservation {
  /** The file is here: it counts with its real size until it is claimed. */
  settle: (key: string, size: number) => void;
  /** The file did not come. After `settle` this does nothing. */
  cancel: () => void;
}

/** The one of this process. */
export const uploadQuota = new UploadQuota();
