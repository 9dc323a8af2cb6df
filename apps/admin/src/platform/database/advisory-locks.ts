import { log } from '@nasaq/logging';
import type { Where } from './adapter.ts';
import { queryIn } from './query.ts';
import pg from 'pg';

/** Locks that a connection holds while it lives. Any numbers, the same in every admin host; 4_610_001 is the embedded server's. */
export const preparationLock = 4_610_002;
export const migrationLock = 4_610_003;
/** Of several hosts, one runs what is due at a moment. */
export const clockLock = 4_610_004;
/** One process moves files. */
const moveLock = 4_610_021;

/** Locks that end with their transaction, each together with a text. Any numbers, the same in every admin host. */
const transactionLocks = {
  /** An address that orders for the first time. */
  orderer: 4_610_005,
  /** An address that mails confirm something to. */
  acknowledgement: 4_610_006,
  administrators: 4_610_007,
  /** A member of staff who signs in. */
  staffSessions: 4_610_008,
  /** An entry that is saved, by its type and id. */
  savedEntry: 4_610_011,
  /** Answers about one article in one language. */
  rating: 4_610_012,
  /** Of several hosts, one goes over everything at night. */
  nightlyChecks: 4_610_013,
  /** What was said of gaps is compared with those that there are. */
  settledGaps: 4_610_014,
  /** Of several hosts, one makes the backup. */
  backups: 4_610_020,
  /** Bundles come in one after the other. */
  imports: 4_610_022,
};

/**
 * An advisory lock: of two transactions that take the same one, the second waits here until the first has ended.
 * @param text what exactly is locked
 * @throws {Error} where `req` has no open transaction: the lock would end with its own statement
 */
export async function lockInTransaction(req: Where, lock: keyof typeof transactionLocks, text = ''): Promise<void> {
  const query = await queryIn(req);
  await query('SELECT pg_advisory_xact_lock($1::int, hashtext($2))', [transactionLocks[lock], text]);
}

const sayEvery = 30_000;

/**
 * Runs `work` while no other admin host on the same database runs its own: migrations and first content happen once.
 * @param connectionString past any pooler
 */
export async function exclusively<T>(connectionString: string, work: () => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString });
  client.on('error', () => {});
  await client.connect();
  try {
    await takeTurn(client, preparationLock, 'The admin host waits for another one that prepares the same database');
    return await work();
  } finally {
    await client.end();
  }
}

/**
 * Takes a lock that the connection holds from then on. Another host may load the demo company for minutes; what it is
 * that holds this one up is said at once and again.
 */
export async function takeTurn(client: pg.Client, lock: number, saying: string): Promise<void> {
  const { rows } = await client.query<{ taken: boolean }>('SELECT pg_try_advisory_lock($1) AS taken', [lock]);
  if (rows[0]?.taken) return;
  const since = Date.now();
  const say = () => {
    const seconds = Math.round((Date.now() - since) / 1000);
    log.info(`${saying} (${seconds} s so far).`);
  };
  say();
  const timer = setInterval(say, sayEvery);
  try {
    await client.query('SELECT pg_advisory_lock($1)', [lock]);
  } finally {
    clearInterval(timer);
  }
}

/** Runs `work` while no other process moves files of the same installation. */
export async function movingAlone<T>(connectionString: string, work: () => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString });
  client.on('error', () => {});
  await client.connect();
  try {
    await takeTurn(client, moveLock, 'Another process moves files; this one waits.');
    return await work();
  } finally {
    await client.end();
  }
}
