import type { MailTimings } from '../mail-timings.ts';

/** Everything that takes seconds or hours elsewhere. */
export const fastTimings: MailTimings = {
  poll: 0.5,
  heartbeat: 10,
  supervise: 1,
  retry: { first: 100, longest: 300, attempts: 60 },
  farthest: 60_000,
  // Silence is far longer than a busy machine holds a process up: a mail whose receipt comes after it goes out twice.
  smtp: { connect: 400, greeting: 400, silence: 2_500, whole: 10_000 },
  goodbye: 500,
};
