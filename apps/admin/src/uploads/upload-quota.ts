import { maxFileBytes, type UploadKind } from '@nasaq/contract';
import { ApiError } from '../platform/http/error.ts';
import { env } from '../env.ts';
import { limitKey } from '../platform/http/client-address.ts';
import { Limit } from '../platform/http/shared-limits.ts';
import { refused } from './refused.ts';

/** What may lie here without belonging to a submission, and how often somebody may send a file. */
export interface UploadLimits {
  /** Uploads of one address within ten minutes. */
  perAddress: number;
  /** Files of one address that no submission has claimed, and their bytes. */
  filesPerAddress: number;
  bytesPerAddress: number;
  /** Bytes that nobody has claimed, for each kind by itself: what fills one leaves the others alone. */
  bytes: Record<UploadKind, number>;
}

const window = 10 * 60;
/** Hours after which an unclaimed file is removed. */
export const unclaimedHours = 48;
/** A form takes five files; the sixth is for who chose the wrong one. */
const filesPerSubmission = 6;
/** Submissions that one address may have half-written at once, with the files of a large one each. */
const unsentFiles = 3;
const unsentBytes = 2 * maxFileBytes;
const retryAfter = 60 * 60;
const gibibyte = 1024 ** 3;

export function uploadLimits(): UploadLimits {
  const { submissionsPerAddress } = env;
  return {
    perAddress: submissionsPerAddress * filesPerSubmission,
    filesPerAddress: submissionsPerAddress * unsentFiles,
    bytesPerAddress: submissionsPerAddress * unsentBytes,
    // Who applies for a job cannot do without the file: theirs is the largest part, and nobody else's.
    bytes: {
      applications: 2 * gibibyte,
      orders: gibibyte,
      reports: gibibyte,
      chats: gibibyte,
      responses: gibibyte,
      // Only where their owner asks for files.
      contacts: gibibyte,
      feedback: gibibyte,
    },
  };
}

/** What lies unclaimed by now, as the database tells. */
export interface Unclaimed {
  /** Of the sender. */
  files: number;
  bytes: number;
  /** Of everybody, of the kind that is asked for. */
  ofKind: number;
}

export interface Arrival {
  kind: UploadKind;
  /** Address of who sends. */
  sender: string;
  bytes: number;
}

/** Counts what is still arriving, and holds it with what lies here already against the limits. */
export class UploadQuota {
  private readonly limits: UploadLimits;
  private readonly uploads: Limit;
  private readonly arriving = new Set<Arrival>();

  constructor(limits: UploadLimits = uploadLimits()) {
    this.limits = limits;
    this.uploads = new Limit('uploads', limits.perAddress, window);
  }

  /** @throws {ApiError} `too_many_requests` for who sends more often than anybody fills in forms */
  async admit(sender: string): Promise<void> {
    const wait = await this.uploads.take(limitKey(sender));
    if (wait > 0) throw new ApiError('too_many_requests', undefined, { retryAfter: wait });
  }

  /** Bytes of which the arrival exceeds the room of its kind; 0 = it fits. */
  excess({ kind, bytes }: Arrival, { ofKind }: Unclaimed): number {
    return Math.max(0, ofKind + this.sum((other) => other.kind === kind) + bytes - this.limits.bytes[kind]);
  }

  /**
   * Reserves the room for a file that begins to arrive.
   * @returns gives it back: the file is here and counts in the database, or did not come
   * @throws {ApiError} with the reason `unclaimed` for this address, `storage_full` for everybody
   */
  reserve(arrival: Arrival, unclaimed: Unclaimed): () => void {
    const address = limitKey(arrival.sender);
    const isOwn = (other: Arrival) => limitKey(other.sender) === address;
    const files = unclaimed.files + [...this.arriving].filter(isOwn).length + 1;
    const bytes = unclaimed.bytes + this.sum(isOwn) + arrival.bytes;
    if (files > this.limits.filesPerAddress || bytes > this.limits.bytesPerAddress)
      throw refused('unclaimed', { retryAfter });
    if (this.excess(arrival, unclaimed) > 0) throw refused('storage_full');
    this.arriving.add(arrival);
    return () => void this.arriving.delete(arrival);
  }

  private sum(which: (arrival: Arrival) => boolean): number {
    return [...this.arriving].filter(which).reduce((sum, { bytes }) => sum + bytes, 0);
  }
}

/** The one of this process. */
export const uploadQuota = new UploadQuota();
