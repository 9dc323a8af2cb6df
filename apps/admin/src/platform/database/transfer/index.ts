/** All rows out of a database as they were at one moment, and into another one. */

export { committedRestore, forgetRestore, Restoration } from './restoration.ts';
export { appliedMigrations, openSnapshot, type Snapshot } from './snapshot.ts';
export type { TableShape } from './tables.ts';
