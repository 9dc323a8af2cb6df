import { apiBasePath, apiVersion, defaultLocale, isLocale, type Locale, localeHeader } from '@nasaq/contract';
import { currentRequest } from '@nasaq/logging';
import { createMiddleware } from 'hono/factory';
import { routePath } from 'hono/route';
import { ApiError } from './error.ts';

/** What every handler below `/api/v1` can read with `c.get`. */
export interface ApiEnv {
  Variables: { locale: Locale };
}

/**
 * Reads the conventions that every call carries: `v=2` and the `locale` header.
 * An absent header means English, so that a plain address can be opened in a browser; an unknown one is refused.
 */
export const requestContext = createMiddleware<ApiEnv>(async (c, next) => {
  const request = currentRequest();
  // The last of those that fit is the call's own.
  if (request) request.route = `${apiBasePath.slice(0, -1)}${routePath(c, -1)}`;
  const locale = c.req.header(localeHeader) ?? defaultLocale;
  c.set('locale', isLocale(locale) ? locale : defaultLocale);
  c.header('Vary', localeHeader);
  c.header('Content-Language', c.get('locale'));
  if (c.req.query('v') !== apiVersion) throw new ApiError('unsupported_version', 'v');
  if (!isLocale(locale)) throw new ApiError('bad_request', localeHeader);
  await next();
});
