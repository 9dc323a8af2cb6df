/** Visitors' accounts: identity, sessions, bans. What is known of somebody belongs to privacy/. Other parts import from here alone. */

export { AccountLimits } from './account-limits.ts';
export { type AccountRow, loadAccount } from './account-row.ts';
export { authenticate, optionalAccount } from './sign-in.ts';
export { banHistory } from './ban-history.ts';
export { forgetBannedAddresses, keepBanned } from './banned-addresses.ts';
export { changeProfile } from './profile.ts';
export { accountBans } from './ban-history.ts';
export { accountSessions } from './sessions.ts';
export { accounts } from './collections/accounts.ts';
export { bannedAddresses } from './banned-addresses.ts';
export { loginFailures } from './lockout.ts';
export { countAttempt, forgetFailures, forgive, removeOldFailures } from './lockout.ts';
export {
  accountDeletedMail,
  addressChangedMail,
  linkMail,
  passwordChangedMail,
  passwordMail,
} from './mails/account-mails.ts';
export { type OwnSubmission, byKind, ownSubmissions } from './own-submissions.ts';
export { hashing } from './password-hash.ts';
export { checkNewPassword, weaknessOf } from './password-rules.ts';
export { presentAccount } from './profile.ts';
export { presentSession } from './profile.ts';
export { provePassword } from './password.ts';
export { lastChanges, publicHistory } from './public-history.ts';
export { refuseBanned, refuseBannedAddress } from './banned-addresses.ts';
export { authRoutes } from './routes/auth.ts';
export { accountEvents } from './routes/events.ts';
export { deviceOf, endSessions, listSessions } from './sessions.ts';
export { setPassword } from './password.ts';
export type { OverviewRecord } from './staff-endpoints.ts';
export { isBinding, stripOrder } from './orders.ts';
export { welcomeOrderer } from './orders.ts';
