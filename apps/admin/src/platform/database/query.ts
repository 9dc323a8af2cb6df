import type { Payload } from 'payload';
import pg from 'pg';
import { adapterOf, connectionOf, sessionOf, type Where } from './adapter.ts';

/** One statement with `$1` values, for what Payload has no words for; answers its rows, moments as `Date`. */
export type Query = <Row>(text: string, values?: readonly unknown[]) => Promise<Row[]>;

/** Each statement by itself, over a connection of the pool. */
export function queryOn(payload: Payload): Query {
  return over(adapterOf(payload).pool);
}

/**
 * Statements within the transaction of `req`.
 * @throws {Error} where none is open
 */
export async function queryIn(req: Where): Promise<Query> {
  const session = await sessionOf(req);
  if (!session) throw new Error('This belongs inside a transaction.');
  return over(connectionOf(session));
}

/** Statements within the transaction of `req` where it has one, else each by itself. */
export async function queryFor(req: Where): Promise<Query> {
  const session = await sessionOf(req);
  return session ? over(connectionOf(session)) : queryOn(req.payload);
}

/** A connection besides those of the pool, for what has to go on while all of these are taken. One statement at a time. */
export function openOwnQuery(databaseUrl: string): { query: Query; close: () => Promise<void> } {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 1 });
  pool.on('error', () => {});
  return { query: over(pool), close: () => pool.end() };
}

/** Statements on one connection, or each on any of a pool. */
export function over(client: Pick<pg.Pool, 'query'> | Pick<pg.ClientBase, 'query'>): Query {
  return async <Row>(text: string, values: readonly unknown[] = []) =>
    (await client.query(text, [...values])).rows as Row[];
}

/** The table of a collection or of a page that exists once; its others are named after it. */
export function tableOf(slug: string): string {
  return slug.replaceAll('-', '_');
}
