import type { Locale } from '@nasaq/contract';
import type { RouteDefinition } from '../routes.ts';
import { runMiddleware } from './middleware.ts';
import type { ErrorPayload, RedirectPayload } from './payload.ts';
import type { Session } from './session.ts';

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
