import { localePath, locales, normalizeDigits, paths, readReference, statusPath } from '@nasaq/contract';
import { Hono, type Context } from 'hono';
import { ApiError } from '../../api/api-error.ts';
import { askAdmin } from '../../api/ask-admin.server.ts';
import { createApi, type Api } from '../../api/client.ts';
import { splitLocale } from '../../locale/split-locale.ts';
import { visitorHeaders } from '../../platform/admin-host/headers.ts';
import type { Env } from '../../platform/env.ts';
import { isOwnPage } from '../../platform/own-page.ts';
import { readForm } from '../posting/read-form.server.ts';
import { readAction, type StatusAction, type StatusProblem } from './status-problem.ts';

/** A reference, a code, a key. */
const maxBytes = 4_096;

/**
 * What the forms of the status pages post: the request for a code, the code, what an applicant wants done. Every answer is
 * a 303 to a page, so that a reload repeats nothing; what went wrong stands in its address.
 */
export function statusForms(env: Env): Hono {
  const app = new Hono();
  for (const locale of locales) {
    for (const path of [paths.status, `${paths.status}/:reference`])
      app.post(localePath(locale, path), (c) => answer(c, env));
  }
  return app;
}

async function answer(c: Context, env: Env): Promise<Response> {
  const { locale } = splitLocale(new URL(c.req.url).pathname);
  const inPath = c.req.param('reference') ?? null;
  const { fields } = await readForm(c.req.raw, maxBytes, ({ stream }) => stream.resume());
  const field = (name: string) => fields.get(name)?.[0] ?? '';
  const api = createApi({ locale, base: env.ADMIN_URL, headers: visitorHeaders(c), fetch: askAdmin });
  const to = (path: string) => {
    c.header('Cache-Control', 'no-store');
    return c.redirect(localePath(locale, path), 303);
  };

  const typed = field('reference').trim();
  const reference = readReference(inPath ?? typed);
  if (reference === null) {
    const problem: StatusProblem = typed === '' && inPath === null ? 'empty' : 'reference';
    return to(`${paths.status}?${new URLSearchParams({ reference: typed.slice(0, 40), problem })}`);
  }
  if (!isOwnPage(c.req.raw.headers, env.SITE_URL)) return to(withQuery(statusPath(reference), { problem: 'foreign' }));
  const action = readAction(field('action'));
  if (action) return to(await act(api, reference, field('key'), action));
  if (inPath !== null && field('action') !== 'code') return to(await openWithCode(api, reference, field('code')));
  return to(await askForCode(api, reference));
}

async function askForCode(api: Api, reference: string): Promise<string> {
  try {
    await api.post('status/code', { reference });
    return withQuery(statusPath(reference), { sent: '1' });
  } catch (error) {
    return withQuery(statusPath(reference), { problem: problemOf(error, 'unavailable') });
  }
}

async function openWithCode(api: Api, reference: string, typed: string): Promise<string> {
  const code = normalizeDigits(typed).replace(/\D/gu, '').slice(0, 40);
  try {
    const { data } = await api.post('status', { reference, code });
    return statusPath(reference, data.statusKey);
  } catch (error) {
    return withQuery(statusPath(reference), { sent: '1', problem: problemOf(error, 'code') });
  }
}

async function act(api: Api, reference: string, key: string, action: StatusAction): Promise<string> {
  try {
    await api.post(`status/${action}`, { reference, key });
    return withQuery(statusPath(reference, key), { done: action });
  } catch (error) {
    return withQuery(statusPath(reference, key), { problem: problemOf(error, 'action') });
  }
}

/** `refused` is what a refusal of the request itself means here. */
function problemOf(error: unknown, refused: StatusProblem): StatusProblem {
  if (!(error instanceof ApiError)) throw error;
  if (error.status === 429) return 'too_many';
  return error.status === 0 || error.status >= 500 ? 'unavailable' : refused;
}

function withQuery(path: string, query: Record<string, string>): string {
  return `${path}${path.includes('?') ? '&' : '?'}${new URLSearchParams(query)}`;
}
