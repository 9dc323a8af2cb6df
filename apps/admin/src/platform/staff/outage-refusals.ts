import { isLocale, type Locale } from '@nasaq/contract';
import type { Context, MiddlewareHandler } from 'hono';
import { getCookie } from 'hono/cookie';
import { isOutage, unavailable } from '../database/database-outage.ts';
import type { Query } from '../database/query.ts';
import { errorBody, errorStatus } from '../http/error.ts';

/**
 * Payload takes a session that the database cannot be asked about for none. So a member of staff whose request is
 * refused as a stranger's while the database is away is told that, and not that their session has ended.
 */
export function admitOutage(query: () => Promise<Query>): MiddlewareHandler {
  return async (c, next) => {
    await next();
    if ((c.res.status !== 401 && c.res.status !== 403) || !hasSession(c)) return;
    try {
      await (
        await query()
      )('SELECT 1');
    } catch (error) {
      if (!isOutage(error)) throw error;
      const refusal = unavailable(error);
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
  };
}

function hasSession(c: Context): boolean {
  return getCookie(c, 'nasaq-admin-token') !== undefined || c.req.header('authorization') !== undefined;
}

/** Of the menus of the member of staff who asks. */
export function menuLanguage(c: Context): Locale {
  const chosen = getCookie(c, 'nasaq-admin-lng') ?? c.req.header('accept-language')?.slice(0, 2);
  return isLocale(chosen) ? chosen : 'en';
}
