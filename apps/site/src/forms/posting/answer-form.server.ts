import { log } from '@nasaq/logging';
import { type FormPlan, type Locale, localePath, sentPath } from '@nasaq/contract';
import type { Context } from 'hono';
import { ApiError } from '../../api/api-error.ts';
import { createApi } from '../../api/client.ts';
import { rememberLocale } from '../../locale/remember-locale.server.ts';
import { splitLocale } from '../../locale/split-locale.ts';
import { visitorHeaders } from '../../platform/admin-host/headers.ts';
import { saysOwnPage } from '../../platform/own-page.ts';
import { ownResponse } from '../../platform/responses.ts';
import { matchRoute } from '../../router/match.ts';
import { checkRoute, signedOut } from '../../router/middleware.ts';
import type { PostedForm, Problem } from '../../router/payload.ts';
import { type PageHost, type ReaderSession, readSession } from '../../session/index.server.ts';
import { loadOwnPlan } from '../core/load-plan.ts';
import { receiveForm, type Received } from './receive-form.server.ts';

/**
 * A form that was posted to its page: 303 to the confirmation, or the same page once more with everything that was sent
 * and with what is wrong about it.
 */
export async function answerForm(
  c: Context,
  host: PageHost,
  { pathname, search }: { pathname: string; search: string },
): Promise<Response> {
  const { locale } = splitLocale(pathname);
  const session = await readSession(c, host.env, locale);
  for (const value of session?.cookies ?? []) c.header('Set-Cookie', value, { append: true });
  const received = await receive(c, host, pathname, session);
  if (received && 'receipt' in received) {
    const { kind, reference, statusKey } = received.receipt;
    return c.redirect(localePath(locale, sentPath(kind, reference, statusKey)), 303);
  }
  if (c.req.raw.signal.aborted) log.error('The body of a form ended in its middle, nothing was sent.');

  const form = received?.form;
  rememberLocale(c, pathname, host.env);
  const page = await host.show(c, { pathname, search, form }, session);
  const headers = { ...page.headers, 'Cache-Control': 'no-store' };
  if (form?.retryAfter) c.header('Retry-After', String(form.retryAfter));
  return ownResponse(c, { ...page, headers, status: form ? formStatus(form) : page.status });
}

/** `null` where the page itself is closed to this visitor: nothing is read then, and the page says why. */
async function receive(
  c: Context,
  { env }: PageHost,
  pathname: string,
  session: ReaderSession | null,
): Promise<Received | null> {
  const { locale, path } = splitLocale(pathname);
  const { route, params } = matchRoute(pathname);
  if (await checkRoute(route, { locale, path, params }, session?.session ?? signedOut)) return null;
  const kind = route.form!;
  const form = kind === 'responses' ? params.name_slug : undefined;
  return receiveForm(c.req.raw, {
    kind,
    career: kind === 'applications' ? params.title_slug?.normalize('NFC') : undefined,
    form,
    plan: await planOf(form ?? kind, locale, env.ADMIN_URL),
    locale,
    siteUrl: env.SITE_URL,
    adminUrl: env.ADMIN_URL,
    headers: { ...visitorHeaders(c), ...(saysOwnPage(c.req.raw.headers, env.SITE_URL) ? session?.headers : {}) },
  });
}

/** What the owner has made of it: which files it takes. The admin host has the last word on everything in it. */
async function planOf(form: string, locale: Locale, base: string): Promise<FormPlan | undefined> {
  try {
    return (await loadOwnPlan(createApi({ locale, base }), form)) ?? undefined;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return undefined;
  }
}

const statuses: Record<Problem, number> = {
  offline: 503,
  unavailable: 503,
  timeout: 503,
  too_many: 429,
  too_large: 413,
  incomplete: 400,
  foreign: 403,
  banned: 403,
  signed_out: 401,
  refused: 403,
  failed: 500,
};

/** The status of a page whose form was not taken. */
export function formStatus({ problem }: PostedForm): number {
  return problem ? statuses[problem] : 422;
}
