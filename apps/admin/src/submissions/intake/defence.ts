import type { SpamReason } from '../record/vocabulary.ts';
import { ApiError } from '../../platform/http/error.ts';
import { AskedMails, Limit, Traffic } from '../../platform/http/shared-limits.ts';
import { limitKey } from '../../platform/http/client-address.ts';
import { ProofOfWork } from '../../platform/http/proof-of-work.ts';
import { env } from '../../env.ts';

/** Milliseconds in which nobody types what a form asks for. */
const fastest = 3_000;
/** What unwanted messages are sent for: a page to be opened, as an address or as markup of one. */
const link = /https?:\/\/|\bwww\.|\[url\b/iu;
/** Each doubling of the traffic above the limit makes the proofs one bit harder, up to this many more. */
const hardest = 4;

interface Signals {
  trap: string;
  elapsed?: number | undefined;
  proof?: string | undefined;
  /** All that was written, where there is something to read. */
  written?: string | undefined;
}

/**
 * Autofill, a known account and a draft make people as fast as robots, so that speed counts beside another sign alone;
 * by itself where there is nothing else to judge, as of a rating.
 */
function isTooFast({ elapsed, trap, written }: Signals): boolean {
  if (elapsed === undefined || elapsed >= fastest) return false;
  return trap.trim() !== '' || written === undefined || link.test(written);
}

/** Keeps floods out without losing what a person sends: refusals say when to come back, and doubts only mark. */
export class Defence {
  readonly limits: SubmissionLimits;
  private readonly requests: Limit;
  private readonly submissions: Limit;
  /** Codes that are mailed for a reference, whether there is such a one or not. */
  readonly codes: AskedMails;
  private readonly traffic: Traffic;
  private readonly proofs = new ProofOfWork();

  /** @param name tells what is defended from the rest; the same on every host */
  constructor(limits: SubmissionLimits = submissionLimits(), name = 'forms') {
    this.traffic = new Traffic(name);
    this.limits = limits;
    this.requests = new Limit(`${name} requests`, limits.requestsPerAddress, limitWindow);
    this.submissions = new Limit(name, limits.perAddress, limitWindow);
    this.codes = new AskedMails(`${name} codes`, limits.codesPerReference, codeWindow);
  }

  /** @throws {ApiError} `too_many_requests` */
  async admitRequest(address: string): Promise<void> {
    refuseFor(await this.requests.take(limitKey(address)));
  }

  /**
   * For a submission that would be stored next.
   * @returns why it belongs in the spam folder; nothing for most
   * @throws {ApiError} `too_many_requests`; under attack `proof_required`
   */
  async admitSubmission(address: string, signals: Signals): Promise<SpamReason[]> {
    const reasons: SpamReason[] = [];
    if (signals.trap.trim() !== '') reasons.push('trap');
    if (isTooFast(signals)) reasons.push('too_fast');
    const traffic = await this.traffic.perMinute();
    if (traffic >= this.limits.perMinute && !(await this.proofs.accept(signals.proof ?? ''))) {
      // Pages without JavaScript cannot calculate; they always tell no time.
      if (signals.elapsed !== undefined)
        throw new ApiError('proof_required', undefined, { challenge: this.challenge(traffic) });
      reasons.push('no_proof');
    }
    refuseFor(await this.submissions.take(limitKey(address)));
    await this.traffic.add();
    return reasons;
  }

  private challenge(traffic: number) {
    const doublings = Math.floor(Math.log2(traffic / this.limits.perMinute));
    return this.proofs.challenge(this.limits.difficulty + Math.min(hardest, Math.max(0, doublings)));
  }
}

function refuseFor(seconds: number): void {
  if (seconds > 0) throw new ApiError('too_many_requests', undefined, { retryAfter: seconds });
}

/** What one address, and everybody together, may send. */
export interface SubmissionLimits {
  /** Accepted submissions of one address within ten minutes. */
  perAddress: number;
  /** Requests of one address within ten minutes, refused ones included. */
  requestsPerAddress: number;
  /** Submissions of everybody within a minute before browsers are asked for a proof of work. */
  perMinute: number;
  /** Bits of the first proofs; an attack that goes on makes them harder. */
  difficulty: number;
  /** Codes that one client may have mailed for one reference within fifteen minutes. */
  codesPerReference: number;
}

export const limitWindow = 10 * 60;
export const codeWindow = 15 * 60;

/** A form is often sent again after a refusal, and the status page asks with each view. */
const requestsPerSubmission = 12;

export function submissionLimits(): SubmissionLimits {
  return {
    perAddress: env.submissionsPerAddress,
    requestsPerAddress: env.submissionsPerAddress * requestsPerSubmission,
    perMinute: env.submissionsPerMinute,
    difficulty: 16,
    codesPerReference: 3,
  };
}
