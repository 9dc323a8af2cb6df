import { localePath, paths } from '@nasaq/contract';
import type { Middleware } from './middleware.ts';

/** Signed-out readers go to login. */
export const auth: Middleware = ({ session, locale }) => {
  if (!session.loggedIn) return { kind: 'redirect', to: localePath(locale, paths.login), status: 302 };
};
