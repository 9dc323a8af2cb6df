import { log } from '@nasaq/logging';
import type pg from 'pg';
import { StartError } from '@nasaq/serving';
import { sharedHome } from './layout.ts';
import { takeLock } from './lock.ts';
import { embeddedServer } from './server.ts';

/** An open database. */
export interface OpenDatabase {
  url: string;
  /** Closes what was opened for it; an embedded server is stopped. */
  close: () => Promise<void>;
  /** Calls back once when the database is gone without `close` and cannot be had again. */
  onLost: (listener: () => void) => void;
}

/** A server that ends more often than this within `recoveryPeriod` has a fault that a restart does not cure. */
const maxRecoveries = 5;
const recoveryPeriod = 60_000;

/**
 * Opens the embedded PostgreSQL of `dataDir`: makes it on the first start, starts it, or takes over one that a killed
 * admin host left running. A server that ends while it is open is started again; what was committed is there.
 * @throws {StartError} where another admin host uses it, or it does not start
 */
export async function openCluster(dataDir: string, home = sharedHome): Promise<OpenDatabase> {
  const server = await embeddedServer(dataDir, home);
  // Also on the ways out that leave no time, such as an uncaught error.
  const stopAtExit = () => server.signal('SIGINT');
  if (!(await server.answers())) {
    process.once('exit', stopAtExit);
    await server.start();
  }
  const lock = await takeLock(server.address('postgres'), dataDir).catch((error: unknown) => {
    process.off('exit', stopAtExit);
    throw error;
  });
  process.off('exit', stopAtExit).once('exit', stopAtExit);
  const url = await server.createDatabase('nasaq');
  const held = keepLocked(lock, async () => {
    if (!(await server.answers())) await server.start();
    return takeLock(server.address('postgres'), dataDir);
  });

  return {
    url,
    close: async () => {
      await held.release();
      await server.stop();
      process.off('exit', stopAtExit);
    },
    onLost: held.onLost,
  };
}

/**
 * Watches the connection that holds the lock: when it ends, the server has ended. `reopen` starts it and takes the lock
 * again; queries that were under way have failed, the pool connects anew.
 */
function keepLocked(first: pg.Client, reopen: () => Promise<pg.Client>) {
  const recoveries: number[] = [];
  const lost = new AbortController();
  let lock = first;
  let closing = false;
  let recovering = Promise.resolve();

  watch();
  return {
    release: async () => {
      closing = true;
      await recovering;
      await lock.end().catch(() => {});
    },
    onLost: (listener: () => void) => lost.signal.addEventListener('abort', listener, { once: true }),
  };

  function watch(): void {
    lock.once('end', () => {
      if (!closing) recovering = recover();
    });
  }

  async function recover(): Promise<void> {
    recoveries.push(Date.now());
    const recent = recoveries.filter((time) => time > Date.now() - recoveryPeriod);
    if (recent.length > maxRecoveries) return lost.abort();
    log.error('The database has ended; it is started again.');
    try {
      lock = await reopen();
      watch();
    } catch (error) {
      if (error instanceof StartError) log.error(error.message);
      else log.failure(error);
      lost.abort();
    }
  }
}
