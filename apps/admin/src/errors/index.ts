/** The inbox of errors: of hosts, jobs and browsers, by kind. Other parts import from here alone. */
export { errors } from './collection.ts';
export { errorRoutes } from './error-routes.ts';
export { observeErrorInbox, startErrorInbox } from './start-inbox.ts';
