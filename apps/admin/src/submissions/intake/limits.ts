import { env } from '../../env.ts';

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
