import { type AccountUser, type Locale, localePath, paths } from '@nasaq/contract';
import type { RouteDefinition, MiddlewareName } from '../routes.ts';
import type { ErrorPayload, RedirectPayload } from './payload.ts';

interface Target {
  locale: Locale;
  /** Without locale prefix. */
  path: string;
  params: Record<string, string | undefined>;
}

/** Runs a route's middleware and validation, alike on the server and in the browser; `null` lets the visit pass. */
export async function checkRoute(
  route: RouteDefinition,
  { locale, path, params }: Target,
  session: Session,
): Promise<ErrorPayload | RedirectPayload | null> {
  const stopped = await runMiddleware(route.middleware, { locale, path, session });
  if (stopped) return stopped;
  const valid = route.validate === undefined || (await route.validate(params as Record<string, string>)) === true;
  return valid ? null : { kind: 'error', status: 404 };
}

/** Whether the session decides who sees a page: of the others everybody gets the same payload. */
export function isGuarded({ auth, middleware }: RouteDefinition): boolean {
  return auth || middleware.includes('auth') || middleware.includes('guest');
}

/** What middleware decides by. */
export interface MiddlewareContext {
  locale: Locale;
  /** Path without locale prefix. */
  path: string;
  session: Session;
}

/** `true` or nothing continues, a redirect leads elsewhere, `false` is the 404 page. */
type MiddlewareResult = boolean | void | RedirectPayload;
export type Middleware = (context: MiddlewareContext) => MiddlewareResult | Promise<MiddlewareResult>;

/** Signed-out readers go to login. */
const auth: Middleware = ({ session, locale }) => {
  if (!isLoggedIn(session)) return { kind: 'redirect', to: localePath(locale, paths.login), status: 302 };
};

/** Signed-in readers go home. */
const guest: Middleware = ({ session, locale }) => {
  if (isLoggedIn(session)) return { kind: 'redirect', to: localePath(locale, paths.home), status: 302 };
};

/** Runs on every page and blocks none: a banned reader keeps reading, and the shell shows the banner from the same session. */
const isBanned: Middleware = () => true;

const registry: Record<MiddlewareName, Middleware> = { guest, auth, 'is-banned': isBanned };
const globalNames: MiddlewareName[] = ['is-banned'];

/** Runs the global middleware, then the route's, each once; the first that does not continue ends the visit. */
export async function runMiddleware(
  names: readonly string[],
  context: MiddlewareContext,
  known: Record<string, Middleware> = registry,
): Promise<ErrorPayload | RedirectPayload | null> {
  for (const name of new Set([...globalNames, ...names])) {
    const middleware = Object.hasOwn(known, name) ? known[name] : undefined;
    if (middleware === undefined) throw new Error(`Unknown route middleware: '${name}'.`);
    const result = await middleware(context);
    if (result === false) return { kind: 'error', status: 404 };
    if (result !== undefined && result !== true) return result;
  }
  return null;
}

/** Who reads; the one source that middleware and shell ask. On the server it comes with the request. */
export interface Session {
  /** `null` = signed out. */
  user: AccountUser | null;
}

export const signedOut: Session = { user: null };

export function isLoggedIn({ user }: Session): boolean {
  return user !== null;
}
