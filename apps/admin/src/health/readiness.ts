import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Context } from 'hono';
import manifest from '../../package.json' with { type: 'json' };
import type { Query } from '../platform/database/query.ts';
import { isReadOnly } from '../platform/payload/read-only.ts';
import { readSchemaState, type SchemaState } from './schema-state.ts';

/** Milliseconds that each check may take. */
const timeout = 2000;
/** More than a file system keeps free in its last block. */
const probe = Buffer.alloc(64 * 1024, 1);

interface Options {
  /** Everything that must survive lies below it. */
  dataDir: string;
  query: Query;
  /** What is published has been read into the search. */
  isSearchBuilt: () => boolean;
  /** `off` without a mail server, for which mails are kept. */
  mailQueue: () => 'ok' | 'away' | 'off';
  /** The process is about to end, and finishes what it has begun. */
  isStopping: () => boolean;
}

/**
 * Whether the host can serve at this moment: 200 while the database answers and has the tables of this release, the disk
 * takes what people send, the search is built and the queue of mails is open, else 503, with what is missing; also 503
 * from the moment that the process is told to end. A host that only reads, for maintenance, can serve and says so. Besides, the mails that wait (`oldest` in seconds): those are for an
 * alarm to judge.
 */
export function readiness(options: Options): (c: Context) => Promise<Response> {
  return async (c) => {
    const { dataDir, query } = options;
    const [mails, tables, disk] = await Promise.all([
      within(waitingMails(query)),
      within(readSchemaState(query)),
      within(canWrite(dataDir)),
    ]);
    const parts = {
      database: mails instanceof Error ? 'away' : 'ok',
      tables: tables instanceof Error ? 'unknown' : tables.tables,
      disk: disk instanceof Error ? reasonOf(disk) : 'ok',
      search: options.isSearchBuilt() ? 'ok' : 'building',
      queue: options.mailQueue(),
    };
    const isWell = Object.values(parts).every((part) => fine.has(part));
    c.header('Cache-Control', 'no-store');
    return c.json(
      {
        status: options.isStopping() ? 'stopping' : isWell ? 'ok' : 'unavailable',
        version: manifest.version,
        ...(tables instanceof Error ? {} : { schema: tables.schema, pendingSteps: tables.pending.length }),
        ...parts,
        ...(isReadOnly() && { maintenance: 'read-only' }),
        ...(mails instanceof Error ? {} : { mails }),
      },
      isWell && !options.isStopping() ? 200 : 503,
    );
  };
}

/** A newer release beside this one has made room for it before it changed the tables. */
const fine = new Set<string>(['ok', 'off', 'ahead' satisfies SchemaState['tables']]);

export interface Mails {
  waiting: number;
  oldest: number;
  failed: number;
}

export async function waitingMails(query: Query): Promise<Mails> {
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

export function within<T>(check: Promise<T>): Promise<T | Error> {
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
