import type { Context } from 'hono';
import { getPayloadInstance } from '../payload.ts';
import { countedRefusals } from './refusals.ts';

const patience = 2000;

/** 200 while the database answers within two seconds, else 503; with the count of what had to be refused since the start. */
export async function health(c: Context): Promise<Response> {
  c.header('Cache-Control', 'no-store');
  const answered = await Promise.race([ping(), new Promise<false>((resolve) => setTimeout(resolve, patience, false))]);
  return answered
    ? c.json({ status: 'ok', refusals: countedRefusals() })
    : c.json({ status: 'unavailable', refusals: countedRefusals() }, 503);
}

async function ping(): Promise<boolean> {
  try {
    const { db } = await getPayloadInstance();
    await (db as unknown as { pool: { query: (sql: string) => Promise<unknown> } }).pool.query('SELECT 1');
    return true;
  } catch {
    return false;
  }
}
