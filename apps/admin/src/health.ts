import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { countedRefusals } from '@nasaq/serving';
import type { Context } from 'hono';
import type { Query } from './platform/database/query.ts';

/** Milliseconds that each check may take. */
const timeout = 2000;
/** More than a file system keeps free in its last block. */
const probe = Buffer.alloc(64 * 1024, 1);

interface Options {
  /** Everything that must survive lies below it. */
  dataDir: string;
  query: Query;
}

/**
 * What the host needs to serve, as it is at this moment: 200 while the database answers and the disk takes what people
 * send, else 503. Besides, the mails that wait (`oldest` in seconds) and the count of what had to be refused since the
 * start: those are for an alarm to judge.
 */
export function health({ dataDir, query }: Options): (c: Context) => Promise<Response> {
  return async (c) => {
    const [mails, disk] = await Promise.all([within(waitingMails(query)), within(canWrite(dataDir))]);
    const database = mails instanceof Error ? 'away' : 'ok';
    const stored = disk instanceof Error ? reasonOf(disk) : 'ok';
    const isWell = database === 'ok' && stored === 'ok';
    c.header('Cache-Control', 'no-store');
    return c.json(
      {
        status: isWell ? 'ok' : 'unavailable',
        database,
        disk: stored,
        ...(mails instanceof Error ? {} : { mails }),
        refusals: countedRefusals(),
      },
      isWell ? 200 : 503,
    );
  };
}

interface Mails {
  waiting: number;
  oldest: number;
  failed: number;
}

async function waitingMails(query: Query): Promise<Mails> {
  const [mails] = await query<Mails>(`
    SELECT count(*) FILTER (WHERE state = 'queued')::int AS waiting,
      coalesce(extract(epoch FROM now() - min(created_at) FILTER (WHERE state = 'queued')), 0)::int AS oldest,
      count(*) FILTER (WHERE state = 'failed')::int AS failed
    FROM mails`);
  return mails!;
}

/** A file is written and taken away again: that there is room can only be known by using it. */
async function canWrite(dataDir: string): Promise<void> {
  const file = path.join(dataDir, `health-${process.pid}`);
  try {
    await mkdir(dataDir, { recursive: true });
    await writeFile(file, probe);
  } finally {
    await rm(file, { force: true });
  }
}

function within<T>(check: Promise<T>): Promise<T | Error> {
  const late = new Promise<Error>((resolve) => {
    setTimeout(resolve, timeout, new Error('timeout')).unref();
  });
  return Promise.race([
    check.catch((error: unknown) => (error instanceof Error ? error : new Error(String(error)))),
    late,
  ]);
}

/** `ENOSPC`; never a path. */
function reasonOf(error: Error): string {
  return (error as NodeJS.ErrnoException).code ?? error.message;
}
