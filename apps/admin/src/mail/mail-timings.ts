/** How long things may take. Tests have their own, to be fast. */
export interface MailTimings {
  /** Seconds between two looks for new jobs; a mail waits at most so long. At least 0.5. */
  poll: number;
  /** Seconds without a sign of life after which a job is taken from its worker. At least 10. */
  heartbeat: number;
  /** Seconds between two searches for such jobs. */
  supervise: number;
  /** The second attempt follows after `first`, each later one after twice as long, up to `longest`; in milliseconds. */
  retry: { first: number; longest: number; attempts: number };
  /** Milliseconds by which a mail is put off at most; what is due later was written while the clock was ahead. */
  farthest: number;
  /** Milliseconds: to connect, to be greeted, between two answers, and for one mail altogether. */
  smtp: { connect: number; greeting: number; silence: number; whole: number };
  /** Milliseconds that mails under way get to finish in when the admin host stops. */
  goodbye: number;
}

/** The pauses of 56 attempts last about two days. A dead worker's mail is taken up after 30 to 45 s. */
export const mailTimings: MailTimings = {
  poll: 1,
  heartbeat: 30,
  supervise: 15,
  retry: { first: 15_000, longest: 3_600_000, attempts: 56 },
  farthest: 2 * 3_600_000,
  smtp: { connect: 10_000, greeting: 10_000, silence: 30_000, whole: 120_000 },
  goodbye: 5_000,
};
