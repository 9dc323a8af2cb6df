/** What screens of other parts show of this one; nothing here needs the server. */

export { AccountBans } from './account-bans.tsx';
export { AccountSessions } from './account-sessions.tsx';
export { accountTexts } from '../catalogue/index.ts';
export { useAccount } from './use-account.ts';
