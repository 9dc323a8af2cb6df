import { setTimeout as wait } from 'node:timers/promises';
import type { postgresAdapter } from '@payloadcms/db-postgres';
import type { Payload } from 'payload';
import pg from 'pg';
import { adapterOf } from './adapter.ts';

/** As the adapter's own copy of the driver's types has it. */
type Driver = NonNullable<Parameters<typeof postgresAdapter>[0]['pg']>;

/** Milliseconds for what is under way when the host stops. */
const closeTimeout = 3_000;

/**
 * A pool of which no connection ends the process when it breaks. `pg` reports a break to whoever waits for an answer, and
 * besides as an event; a connection that is lent out and idle (between two statements of a transaction) has no listener
 * for it unless it gets one when it is opened. That has to be from the very first, which is before anybody has the pool.
 */
class GuardedPool extends pg.Pool {
  constructor(config?: pg.PoolConfig) {
    super(config);
    this.on('error', () => {});
    this.on('connect', (client) => client.on('error', () => {}));
  }
}

/** The driver for Payload's adapter, which makes the pool itself. */
export const guardedPg: Driver = Object.create(pg, { Pool: { value: GuardedPool } });

/** Logs connections that break while nobody uses them: the pool opens others. */
export function logBreaks(payload: Payload): void {
  poolOf(payload)?.on('error', (error) => payload.logger.warn(`A database connection broke: ${error.message}`));
}

/**
 * Closes the connections, which Payload's `destroy` leaves open, once what is under way is done. Nothing waits for the
 * last one: Payload takes one when it starts and never gives it back, so the pool never ends.
 */
export async function closePool(payload: Payload): Promise<void> {
  const pool = poolOf(payload);
  if (!pool) return;
  const deadline = Date.now() + closeTimeout;
  while (pool.totalCount - pool.idleCount > 1 && Date.now() < deadline) await wait(20);
  pool.removeAllListeners('error').on('error', () => {});
  void pool.end();
}

/** Connections of the pool, and who waits for one; `null` where there is none. */
export function poolFigures(payload: Payload): { inUse: number; idle: number; waiting: number } | null {
  const pool = poolOf(payload);
  return pool ? { inUse: pool.totalCount - pool.idleCount, idle: pool.idleCount, waiting: pool.waitingCount } : null;
}

/** There is none in tools that never connect. */
function poolOf(payload: Payload): pg.Pool | undefined {
  return adapterOf(payload).pool as pg.Pool | undefined;
}
