import type { postgresAdapter } from '@payloadcms/db-postgres';
import pg from 'pg';

/** As the adapter's own copy of the driver's types has it. */
type Driver = NonNullable<Parameters<typeof postgresAdapter>[0]['pg']>;

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
