import type { Query } from '../query.ts';

/** A table of the product and its columns, in the order in which its rows are written. */
export interface TableShape {
  name: string;
  columns: string[];
}

/** Counters by their names; `called` = `last` was given away. */
export type Sequences = Record<string, { last: string; called: boolean }>;

/** What the product stores; the queue of mails has a schema of its own, and is made again from the mails. */
export const productSchema = 'public';

/** Settings under which the same rows are the same text, whatever server they are on. */
export const sameText = [
  "SET client_encoding = 'UTF8'",
  "SET datestyle = 'ISO, YMD'",
  "SET intervalstyle = 'postgres'",
  "SET timezone = 'UTC'",
  "SET bytea_output = 'hex'",
  'SET extra_float_digits = 1',
  // Rows come in the order in which they lie.
  'SET synchronize_seqscans = off',
  'SET statement_timeout = 0',
  'SET idle_in_transaction_session_timeout = 0',
].join(';');

/** Generated columns are made, not stored. */
export async function readTables(query: Query): Promise<TableShape[]> {
  return query<TableShape>(
    `SELECT c.relname AS name,
       array_agg(a.attname::text ORDER BY a.attnum) FILTER (WHERE a.attname IS NOT NULL) AS columns
     FROM pg_class c
     LEFT JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''
     WHERE c.relnamespace = $1::regnamespace AND c.relkind = 'r'
     GROUP BY c.relname ORDER BY c.relname`,
    [productSchema],
  );
}

export async function readSequences(query: Query): Promise<Sequences> {
  const names = await query<{ name: string }>(
    "SELECT relname AS name FROM pg_class WHERE relnamespace = $1::regnamespace AND relkind = 'S' ORDER BY relname",
    [productSchema],
  );
  const sequences: Sequences = {};
  for (const { name } of names) {
    const [row] = await query<{ last: string; called: boolean }>(
      `SELECT last_value::text AS last, is_called AS called FROM ${inSchema(name)}`,
    );
    sequences[name] = row!;
  }
  return sequences;
}

export function inSchema(name: string): string {
  return `${productSchema}.${quoted(name)}`;
}

export function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

export function copyOutOf({ name, columns }: TableShape): string {
  return `COPY ${inSchema(name)} (${columns.map(quoted).join(', ')}) TO STDOUT`;
}

export function copyInto({ name, columns }: TableShape): string {
  return `COPY ${inSchema(name)} (${columns.map(quoted).join(', ')}) FROM STDIN`;
}
