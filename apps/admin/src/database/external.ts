import pg from 'pg';
import { StartError } from '../start-error.ts';
import type { OpenDatabase } from './cluster.ts';

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
 * Checks that the server of `DATABASE_URL` answers.
 * @throws {StartError} with the reason in one sentence; it never shows the password
 */
export async function openExternal(url: string): Promise<OpenDatabase> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: connectTimeout });
  client.on('error', () => {});
  try {
    await client.connect();
    await client.end();
  } catch (cause) {
    throw new StartError(`The database of DATABASE_URL (${place(client)}) cannot be used: ${reason(cause)}.`, {
      cause,
    });
  }
  return { url, close: async () => {}, onLost: () => {} };
}

function place({ host, port, database }: pg.Client): string {
  return `${host}:${port}/${database ?? ''}`;
}

function reason(error: unknown): string {
  const first = error instanceof AggregateError ? error.errors[0] : error;
  const { code = '', message } = first as NodeJS.ErrnoException;
  return reasons[code] ?? (/timeout/i.test(message) ? 'it does not answer' : message);
}
