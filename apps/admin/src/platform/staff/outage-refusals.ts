import { isLocale, type Locale } from '@nasaq/contract';
import type { Context, MiddlewareHandler } from 'hono';
import { getCookie } from 'hono/cookie';
import { isOutage, unavailable } from '../database/database-outage.ts';
import { errorBody, errorStatus, type ApiError } from '../http/error.ts';

/**
 * Payload takes a session that the database cannot be asked about for none. So a member of staff whose request is
 * refused as a stranger's while the database is away, or was for a moment, is told that, and not that their session has
 * ended.
 *
 * @param holds whether the request's session is one that the database knows; asked of refusals only
 */
export function admitOutage(holds: (headers: Headers) => Promise<boolean>): MiddlewareHandler {
  return async (c, next) => {
    await next();
    if (c.res.status !== 401 && c.res.status !== 403) return;
    try {
      if (!(await holds(c.req.raw.headers)) || c.res.status === 403 || isDoor(c)) return;
      await replaceAnswer(c, unavailable(new Error('The session was not found, but it holds.')));
    } catch (error) {
      if (!isOutage(error)) throw error;
      await replaceAnswer(c, unavailable(error));
    }
  };
}

/** Where a wrong password is refused, whoever is signed in. */
function isDoor(c: Context): boolean {
  return c.req.path.startsWith('/api/users/');
}

async function replaceAnswer(c: Context, refusal: ApiError): Promise<void> {
  const body = errorBody(refusal, menuLanguage(c));
  await c.res.body?.cancel();
  c.res = undefined;
  // `errors` is where Payload's own screens look.
  c.res = Response.json(
    { ...body, errors: [{ message: body.error.message }] },
    {
      status: errorStatus(refusal),
      headers: { 'Cache-Control': 'private, no-store', 'Retry-After': String(refusal.details.retryAfter) },
    },
  );
}

/** Of the menus of the member of staff who asks. */
export function menuLanguage(c: Context): Locale {
  const chosen = getCookie(c, 'nasaq-admin-lng') ?? c.req.header('accept-language')?.slice(0, 2);
  return isLocale(chosen) ? chosen : 'en';
}
