/** Records, export, deletion and retention: the one place that knows accounts, submissions and chats. Other parts import from here alone. */

export { startRetention } from './retention.ts';
export { accountRoutes } from './routes/account.ts';
