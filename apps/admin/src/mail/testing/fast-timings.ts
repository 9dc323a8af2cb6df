import type { MailTimings } from '../mail-timings.ts';

/** Everything that takes seconds or hours elsewhere. */
export const fastTimings: MailTimings = {
  poll: 0.5,
  heartbeat: 10,
  supervise: 1,
  retry: { first: 100, longest: 300, attempts: 60 },
  farthest: 60_000,
  // Far longer than a busy machine holds a process up: a mail whose receipt comes after the silence goes out twice.
  smtp: { connect: 2_500, greeting: 2_500, silence: 2_500, whole: 10_000 },
  goodbye: 500,
};
