import { localePath, paths } from '@nasaq/contract';
import { isLoggedIn } from '../session.ts';
import type { Middleware } from './middleware.ts';

/** Signed-in readers go home. */
export const guest: Middleware = ({ session, locale }) => {
  if (isLoggedIn(session)) return { kind: 'redirect', to: localePath(locale, paths.home), status: 302 };
};
