export { browserApi, useApi } from './browser-api.ts';
export { readAuth, takeSession } from './open-auth.ts';
export { type AuthActions, useAuth } from './use-auth.ts';
export { useUser } from './use-auth.ts';
export { withSession } from './with-session.ts';
