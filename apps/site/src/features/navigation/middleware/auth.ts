import { localePath, paths } from '@nasaq/contract';
import { isLoggedIn } from '../session.ts';
import type { Middleware } from './middleware.ts';

/** Signed-out readers go to login. */
export const auth: Middleware = ({ session, locale }) => {
  if (!isLoggedIn(session)) return { kind: 'redirect', to: localePath(locale, paths.login), status: 302 };
};
