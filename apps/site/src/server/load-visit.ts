import type { Context } from 'hono';
import { createApi } from '../features/api/client.ts';
import type { PostedForm } from '../features/forms/posted-form.ts';
import { splitLocale } from '../features/locale/split-locale.ts';
import type { Payload } from '../features/navigation/payload.ts';
import type { RootData } from '../features/navigation/root-data.ts';
import { loadSiteData } from '../features/site-data/load-site-data.ts';
import type { Env } from './env.ts';
import { loadPayload } from './load-payload.ts';
import { readPreview } from './preview.ts';
import { loadPage, type LoadedPage } from './render-page.tsx';
import { visitorHeaders } from './visitor-headers.ts';
import { withSiteObjects } from './with-site-objects.ts';

interface Visit {
  /** With locale prefix. */
  pathname: string;
  search: string;
  /** What was sent to the page and could not be taken. */
  form?: PostedForm;
}

/** The page at an address with its data, as one visitor asks for it. */
export function loadVisit(c: Context, env: Env, { pathname, search, form }: Visit): Promise<LoadedPage> {
  const { locale, path } = splitLocale(pathname);
  const query = new URLSearchParams(search);
  const preview = readPreview(query);
  const { signal } = c.req.raw;
  const headers = { ...visitorHeaders(c), ...(preview ? { 'x-preview': preview } : {}) };
  const api = createApi({ locale, base: env.ADMIN_URL, headers, signal });
  const previewOrigin = preview ? new URL(env.ADMIN_URL).origin : null;
  const root = loadSiteData(api, locale).then((siteData): RootData => ({
    locale,
    siteData,
    siteUrl: env.SITE_URL,
    previewOrigin,
  }));
  return loadPage(new Request(env.SITE_URL + pathname + search, { signal }), {
    root,
    page: async (route, params) => {
      const visit = { api, locale, pathname, path, params, query, siteUrl: env.SITE_URL, preview, signal };
      const payload = await loadPayload(route, visit);
      if (form) return withForm(payload, form);
      return route.name === 'home' ? withSiteObjects(payload, await root) : payload;
    },
  });
}

function withForm(payload: Payload, form: PostedForm): Payload {
  return payload.kind === 'redirect' ? payload : { ...payload, form };
}
