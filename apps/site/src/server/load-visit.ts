import { localTime, type GlobalSiteData, type Locale } from '@nasaq/contract';
import { createApi } from '../features/api/client.ts';
import type { PostedForm } from '../features/forms/posted-form.ts';
import { splitLocale } from '../features/locale/split-locale.ts';
import type { Payload } from '../features/navigation/payload.ts';
import { routeAt } from '../features/navigation/route-at.ts';
import type { RootData } from '../features/navigation/root-data.ts';
import { signedOut } from '../features/navigation/session.ts';
import { loadSiteData } from '../features/site-data/load-site-data.ts';
import { loadPayload } from './load-payload.ts';
import type { ReaderSession } from './auth/read-session.ts';
import { noSources, notingSources } from './page-cache/sources.ts';
import type { RouteDefinition } from '../routes.ts';
import { declaredQuery } from './page-parameters.ts';
import type { PageServer } from './page-server.ts';
import { readPreview } from './preview.ts';
import { loadPage, type LoadedPage } from './render-page.tsx';
import { withSiteObjects } from './with-site-objects.ts';

export interface Visit {
  /** With locale prefix. */
  pathname: string;
  search: string;
  /** What was sent to the page and could not be taken. */
  form?: PostedForm;
  /** It is known that there is no such page. */
  missing?: true;
}

/** Who asks for a page; nobody in particular where the page is for many. */
export interface Asker {
  /** By which the admin host tells visitors apart. */
  headers: Record<string, string>;
  /** Aborted when the reader has left. */
  signal?: AbortSignal | undefined;
  /** Theirs, where they have one and the page depends on it. */
  session?: ReaderSession | null;
}

const anonymous = { session: signedOut, headers: {}, away: false };

/**
 * The page at an address with its data.
 * @param sources notes what it is made from
 */
export function loadVisit(
  { env, siteData, redirects }: Pick<PageServer, 'env' | 'siteData' | 'redirects'>,
  { pathname, search, form, missing }: Visit,
  { headers, signal, session }: Asker,
  sources = noSources(),
): Promise<LoadedPage> {
  const { locale, path } = splitLocale(pathname);
  const query = new URLSearchParams(search);
  const preview = readPreview(query);
  const { route } = routeAt(pathname);
  const reader = session ?? anonymous;
  const api = createApi({
    locale,
    base: env.ADMIN_URL,
    // Of what everybody may read, nobody is told who reads it.
    headers: { ...headers, ...(preview ? { 'x-preview': preview } : {}), ...(route.auth ? reader.headers : {}) },
    fetch: notingSources(sources),
    ...(signal ? { signal } : {}),
  });
  const previewOrigin = preview ? new URL(env.ADMIN_URL).origin : null;
  const root = (siteData && !preview ? siteData.load(locale, sources.tags) : loadSiteData(api, locale)).then(
    (shown) => ({ ...rootData(locale, shown, env.SITE_URL), previewOrigin, session: reader.session }),
  );
  return loadPage(env.SITE_URL + pathname + search, {
    root,
    page: async (route, params) => {
      if (missing) return { kind: 'error', status: 404 };
      const visit = {
        api,
        locale,
        pathname,
        path,
        params,
        query: declaredQuery(route, query),
        siteUrl: env.SITE_URL,
        preview,
        reader,
        signal: signal ?? null,
      };
      const payload = await loadPayload(route, visit, redirects);
      if (form) return withForm(payload, form, route);
      return route.name === 'home' ? withSiteObjects(payload, await root) : payload;
    },
  });
}

/** What every page knows, of nobody in particular. */
export function rootData(locale: Locale, siteData: GlobalSiteData, siteUrl: string): RootData {
  const today = localTime(siteData.openingHours.timeZone, new Date()).date;
  return { locale, siteData, today, siteUrl, previewOrigin: null, session: signedOut };
}

/** A submission is never lost, also where its page cannot be shown; what an account page is sent can be typed again. */
function withForm(payload: Payload, form: PostedForm, route: RouteDefinition): Payload {
  return payload.kind === 'page' || (payload.kind === 'error' && route.form) ? { ...payload, form } : payload;
}
