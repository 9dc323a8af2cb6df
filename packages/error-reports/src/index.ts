/** Errors on their way into the inbox of the admin host: gathered, told from each other, and without anything private. */
export { browserRoutes } from './browser-routes.ts';
export { deliver, rescueErrors } from './deliver.ts';
export { beginErrorCounts, ErrorQueue } from './error-queue.ts';
export { watchLog } from './watch-log.ts';
