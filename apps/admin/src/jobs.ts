import type { JobsConfig } from 'payload';
import { runsTheClock } from './platform/database/clock-host.ts';
import { isReadOnly } from './platform/payload/read-only.ts';
import { hasRole } from './platform/staff/access.ts';
import { resumeInterrupted, schedulePublish } from './content/index.ts';

/** Jobs run inside the server's process; `getPayload` has to be called with `cron: true`. */
export const jobs: JobsConfig = {
  tasks: [schedulePublish],
  autoRun: [{ cron: '*/10 * * * * *', queue: 'default', limit: 50, silent: { info: true } }],
  // Payload reads what is due and marks it in two steps: two hosts would both run it.
  shouldAutoRun: async (payload) => {
    if (isReadOnly() || !(await runsTheClock())) return false;
    await resumeInterrupted(payload);
    return true;
  },
  deleteJobOnComplete: true,
  access: {
    run: ({ req }) => hasRole(req.user),
    queue: ({ req }) => hasRole(req.user),
    cancel: ({ req }) => hasRole(req.user),
  },
};
