import { embeddedServer, openCluster, type OpenDatabase } from '@nasaq/embedded-postgres';
import { existsSync } from 'node:fs';
import pg from 'pg';
import { StartError } from '@nasaq/serving';
import { env } from '../../env.ts';
import { setDatabaseUrl } from './address.ts';

/** Opens the database of this process: the server of `DATABASE_URL`, else the embedded one in `DATA_DIR`. */
export async function openDatabase(): Promise<OpenDatabase> {
  const database = await (env.databaseUrl
    ? openExternal(env.databaseUrl, env.databaseDirectUrl)
    : openCluster(env.dataDir));
  setDatabaseUrl(database.url);
  return database;
}

/**
 * The database of this installation beside the host that may have it open, for what only reads or writes rows. Where no
 * host runs, it is opened for as long as it is needed.
 */
export async function openBesideHost(): Promise<Pick<OpenDatabase, 'url' | 'close'>> {
  if (env.databaseUrl !== undefined) return openDatabase();
  if (!existsSync(env.dataDir)) throw new StartError(`There is no installation in ${env.dataDir}: set DATA_DIR.`);
  const server = await embeddedServer(env.dataDir);
  if (!(await server.answers())) return openDatabase();
  const url = await server.createDatabase('nasaq');
  setDatabaseUrl(url);
  return { url, close: async () => {} };
}

const connectTimeout = 10_000;

/** What the system's and PostgreSQL's codes mean to the person who set DATABASE_URL. */
const reasons: Record<string, string> = {
  ECONNREFUSED: 'the connection was refused',
  ENOTFOUND: 'the host name is not known',
  EAI_AGAIN: 'the host name cannot be looked up',
  EHOSTUNREACH: 'the host cannot be reached',
  ENETUNREACH: 'the network cannot be reached',
  ETIMEDOUT: 'it does not answer',
  ENOENT: 'there is no such socket',
  '28P01': 'the user or the password is wrong',
  '28000': 'the user may not connect',
  '3D000': 'there is no such database',
  '53300': 'it has no free connection',
  '57P03': 'it is still starting',
};

/**
 * Checks that the servers of `DATABASE_URL` and `DATABASE_DIRECT_URL` answer, that they are one, and that the connections
 * of the direct one stay ours: behind a pooler that gives them away after each transaction, chats would stay silent and
 * locks would stay behind.
 * @throws {StartError} with the reason in one sentence; it never shows a password
 */
export async function openExternal(url: string, directUrl = url): Promise<OpenDatabase> {
  const setting = directUrl === url ? 'DATABASE_URL' : 'DATABASE_DIRECT_URL';
  const [client, other] = [connectionTo(directUrl), connectionTo(directUrl)];
  const name = `The database of ${setting} (${place(client)})`;
  const direct = await using(name, [client, other], async () => ({
    isShared: await sharesConnections(client, other),
    sign: directUrl === url ? null : await signOf(client),
  }));
  if (direct.isShared)
    throw new StartError(
      `${name} is behind a pooler that gives connections away after each transaction (PgBouncer: pool_mode = transaction or statement), which locks and chats do not survive: set pool_mode = session, or DATABASE_DIRECT_URL to an address past the pooler.`,
    );
  if (directUrl !== url) {
    const pooled = connectionTo(url);
    const its = `The database of DATABASE_URL (${place(pooled)})`;
    const sign = await using(its, [pooled], async () => {
      // A pooler that gives connections away after each statement refuses transactions.
      await pooled.query('BEGIN');
      const found = await signOf(pooled);
      await pooled.query('COMMIT');
      return found;
    });
    if (sign !== direct.sign)
      throw new StartError(`${its} is another one than that of DATABASE_DIRECT_URL (${place(client)}).`);
  }
  return { url, close: async () => {}, onLost: () => {} };
}

async function using<T>(name: string, clients: readonly pg.Client[], ask: () => Promise<T>): Promise<T> {
  try {
    await Promise.all(clients.map((client) => client.connect()));
    return await ask();
  } catch (cause) {
    throw new StartError(`${name} cannot be used: ${reason(cause)}.`, { cause });
  } finally {
    for (const opened of clients) void opened.end().catch(() => {});
  }
}

/** Tells one database from another, whatever address leads to it. */
async function signOf(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ sign: string }>(
    'SELECT current_database() || pg_postmaster_start_time() AS sign',
  );
  return rows[0]!.sign;
}

function connectionTo(connectionString: string): pg.Client {
  const client = new pg.Client({
    connectionString,
    connectionTimeoutMillis: connectTimeout,
    query_timeout: connectTimeout,
  });
  client.on('error', () => {});
  return client;
}

/**
 * Whether two connections are served by one process of the server, or one of them by several. While the second is within
 * a transaction it holds what the first has just used; where that was another one, the next turn shows it.
 */
async function sharesConnections(client: pg.Client, other: pg.Client): Promise<boolean> {
  const own = await processOf(client);
  for (let turn = 0; turn < 5; turn += 1) {
    await other.query('BEGIN');
    if ((await processOf(other)) === own) return true;
    if ((await processOf(client)) !== own) return true;
    await other.query('COMMIT');
  }
  return false;
}

async function processOf(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
  return rows[0]!.pid;
}

function place({ host, port, database }: pg.Client): string {
  return `${host}:${port}/${database ?? ''}`;
}

function reason(error: unknown): string {
  const first = error instanceof AggregateError ? error.errors[0] : error;
  const { code = '', message } = first as NodeJS.ErrnoException;
  return reasons[code] ?? (/timeout/i.test(message) ? 'it does not answer' : message);
}
