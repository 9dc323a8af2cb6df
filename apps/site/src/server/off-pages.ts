import { isOn, partOfAddress, type GlobalSiteData } from '@nasaq/contract';
import type { MiddlewareHandler } from 'hono';
import { createApi } from '../api/client.ts';
import { askAdmin } from '../api/ask-admin.server.ts';
import { loadSiteData } from '../api/site-data.ts';
import { splitLocale } from '../locale/split-locale.ts';
import { ownResponse } from '../platform/responses.ts';
import type { ErrorPayload, RedirectPayload } from '../router/payload.ts';
import type { RouteDefinition } from '../routes.ts';
import { noSources } from './page-cache/cached-site-data.ts';
import type { PageServer } from './page-server.ts';

/** What stands in the place of a page whose part is off: a 404, or where the owner leads; `null` where it is on. */
export function offPayload(
  { part }: Pick<RouteDefinition, 'part'>,
  siteData: Pick<GlobalSiteData, 'parts'>,
): ErrorPayload | RedirectPayload | null {
  if (part === null || isOn(part, siteData)) return null;
  const target = siteData.parts?.[part];
  return target ? { kind: 'redirect', ...target } : { kind: 'error', status: 404 };
}

/** Forms of a part that is off take nothing: who sends one gets what its page has become. */
export function refuseOffForms({ env, missing, siteData }: PageServer): MiddlewareHandler {
  return async (c, next) => {
    if (c.req.method !== 'POST') return next();
    const { pathname, search } = new URL(c.req.url);
    const { locale, path } = splitLocale(pathname);
    const part = partOfAddress(path);
    if (part === null) return next();
    const known = siteData
      ? await siteData.load(locale, noSources())
      : await loadSiteData(createApi({ locale, base: env.ADMIN_URL, fetch: askAdmin }), locale);
    const off = offPayload({ part }, known);
    if (off === null) return next();
    c.header('Cache-Control', 'no-store');
    // What was posted to a page is not posted to another one: its reader is shown the way, with GET.
    if (off.kind === 'redirect') return c.redirect(off.to, 303);
    return ownResponse(c, await missing.answer({ pathname, search }));
  };
}
