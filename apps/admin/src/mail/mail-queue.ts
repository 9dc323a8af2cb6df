import { currentRequest, inRequest, log } from '@nasaq/logging';
import type { Payload } from 'payload';
import { type Db, type Job, PgBoss } from 'pg-boss';
import { databaseUrl } from '../platform/database/address.ts';
import type { Query } from '../platform/database/query.ts';
import { isReadOnly, onReadOnly } from '../platform/payload/read-only.ts';
import { StartError } from '@nasaq/serving';
import type { MailTimings } from './mail-timings.ts';

/** The jobs of mails that are to be sent. A mail has at most one that is not done. */
export interface MailQueue {
  /** Adds the job of a mail, in a transaction and for a later moment where these are given. */
  add: (mail: number, options?: { at?: Date | undefined; query?: Query | undefined }) => Promise<void>;
  /** Mails that are to be sent and have no job, the oldest first. */
  missing: (query: Query) => Promise<{ id: number; at: Date | undefined }[]>;
  /** Ends a job within the transaction that stores what came of it. */
  done: (job: string, query: Query) => Promise<void>;
  /** Makes the jobs that are due, or were taken, later than `limit` due `now`; in milliseconds since 1970. */
  bringForward: (limit: number, now: number, query: Query) => Promise<void>;
  /** Hands the jobs that are due to `attempt`; one that throws is handed out again. */
  work: (attempt: (mail: number, job: string) => Promise<void>) => Promise<void>;
  /** Waits for the attempts under way, at most `timeout` milliseconds. */
  close: (timeout: number) => Promise<void>;
}

const name = 'mail';
/** Mails that are sent at the same time: two batches, so that a slow server delays one of them only. */
const workers = 2;
const batch = 3;
export const mailsAtOnce = workers * batch;

const day = 24 * 60 * 60;

/** One in the process, for the copies of this module that the server and Next's bundles load. */
const shared = globalThis as typeof globalThis & { nasaqMailQueue?: MailQueue };

/** `undefined` without a mail server, and before the start. */
export function openedMailQueue(): MailQueue | undefined {
  return shared.nasaqMailQueue;
}

/**
 * Opens the queue in the database, where pg-boss keeps it in a schema of its own and makes that on the first start.
 * Connections that break are opened again.
 * @throws {StartError} where the schema cannot be made
 */
export async function openMailQueue({ logger }: Payload, timings: MailTimings): Promise<MailQueue> {
  const boss = new PgBoss({
    connectionString: databaseUrl() ?? '',
    application_name: 'nasaq mail',
    max: 4,
    schedule: false,
    superviseIntervalSeconds: timings.supervise,
    monitorIntervalSeconds: timings.supervise,
    maintenanceIntervalSeconds: 60 * 60,
  });
  const log = quietLog((message) => logger.warn(`Mail queue: ${message}`));
  boss.on('error', ({ message }) => log(message));
  boss.on('warning', ({ message }) => log(message));
  const settings = {
    // A crash hands the job out again and is not counted; attempts that end are counted in the mail.
    retryLimit: 100_000,
    heartbeatSeconds: timings.heartbeat,
    // A mail server that is set again after a year still gets what was left.
    retentionSeconds: 365 * day,
    deleteAfterSeconds: day,
  };
  try {
    await boss.start();
    await boss.createQueue(name, { policy: 'exclusive', ...settings });
    await boss.updateQueue(name, settings);
  } catch (cause) {
    await boss.stop({ graceful: false }).catch(() => {});
    throw new StartError(
      `The mail queue cannot be made in the database: ${(cause as Error).message}. Its user needs the right to create a schema.`,
      { cause },
    );
  }
  shared.nasaqMailQueue = queueOn(boss, timings);
  return shared.nasaqMailQueue;
}

function queueOn(boss: PgBoss, { heartbeat, poll }: MailTimings): MailQueue {
  let following = () => {};
  let turn = Promise.resolve();
  return {
    add: async (mail, { at, query } = {}) => {
      const options = {
        singletonKey: String(mail),
        ...(at && { startAfter: at }),
        ...(query && { db: through(query) }),
      };
      // Who follows a request in the log finds its mail by the same id.
      await boss.send(name, { mail, request: currentRequest()?.id } satisfies MailJob, options);
    },
    missing: async (query) => {
      const rows = await query<{ id: number; at: Date | null }>(
        `SELECT id, next_attempt_at AS at FROM mails WHERE state = 'queued' AND NOT EXISTS (
           SELECT 1 FROM pgboss.job WHERE name = $1 AND coalesce(singleton_key, '') = mails.id::text
             AND state <= 'active' AND policy = 'exclusive')
         ORDER BY id`,
        [name],
      );
      return rows.map(({ at, id }) => ({ id, at: at ?? undefined }));
    },
    done: async (job, query) => {
      await boss.complete(name, job, undefined, { db: through(query) });
    },
    bringForward: async (limit, now, query) => {
      await query(
        `UPDATE pgboss.job SET start_after = least(start_after, $1), heartbeat_on = least(heartbeat_on, $1)
         WHERE name = $2 AND state <= 'active' AND (start_after > $3 OR heartbeat_on > $3)`,
        [new Date(now), name, new Date(limit)],
      );
    },
    work: async (attempt) => {
      const work = async () => {
        await boss.work<MailJob>(
          name,
          {
            batchSize: batch,
            localConcurrency: workers,
            burstWhenBatchFull: true,
            pollingIntervalSeconds: poll,
            heartbeatRefreshSeconds: heartbeat / 3,
          },
          (jobs) => workOff(jobs, attempt),
        );
      };
      // What is under way is finished; what waits goes on waiting.
      following = onReadOnly((readOnly) => {
        turn = turn.then(() => (readOnly ? boss.offWork(name) : work())).catch((error: unknown) => log.failure(error));
      });
      if (!isReadOnly()) await work();
    },
    close: async (timeout) => {
      following();
      await turn;
      delete shared.nasaqMailQueue;
      await boss.stop({ graceful: true, timeout });
    },
  };
}

/** Statements of the queue within a transaction of ours. */
function through(query: Query): Db {
  return { executeSql: async (text, values) => ({ rows: await query(text, values) }) };
}

interface MailJob {
  mail: number;
  /** Id of the request that led to it; none of what a clock has done. */
  request?: string | undefined;
}

/** Throwing hands out again what of the batch is not done by then, so it waits for all. */
async function workOff(jobs: Job<MailJob>[], attempt: (mail: number, job: string) => Promise<void>) {
  const results = await Promise.allSettled(
    jobs.map(({ data, id }) => inRequest({ id: data.request ?? id, job: 'mail' }, () => attempt(data.mail, id))),
  );
  const failed = results.find((result) => result.status === 'rejected');
  if (failed) throw failed.reason;
}

const silence = 60_000;

/** A log that writes the same message once a minute: what fails every second would fill it otherwise. */
export function quietLog(write: (message: string) => void): (message: string) => void {
  let last = '';
  let until = 0;
  return (message) => {
    if (message === last && Date.now() < until) return;
    last = message;
    until = Date.now() + silence;
    write(message);
  };
}
