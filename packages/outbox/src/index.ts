export { databaseStorage } from './database-storage.ts';
export { type KeyedStorage, localStorageOf, type LocalOutbox } from './local-storage.ts';
export { createOutbox, type Outbox, type OutboxStorage } from './outbox.ts';
export { dueNow, postponed, type Schedule } from './schedule.ts';
