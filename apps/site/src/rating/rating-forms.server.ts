import {
  localePath,
  locales,
  paths,
  ratingAnswers,
  visitorHeader,
  type ApiErrorBody,
  type Locale,
} from '@nasaq/contract';
import { type Context, Hono } from 'hono';
import { ApiError } from '../api/api-error.ts';
import { askAdmin } from '../api/ask-admin.server.ts';
import { createApi } from '../api/client.ts';
import type { Fetcher } from '../api/send.ts';
import { answerPosted, type PostedOutcome, readForm } from '../forms/index.server.ts';
import { trapName } from '../forms/index.ts';
import { splitLocale } from '../locale/split-locale.ts';
import { visitorHeaders } from '../platform/admin-host/headers.ts';
import { isOwnPage, saysOwnPage } from '../platform/own-page.ts';
import type { PostedForm } from '../router/payload.ts';
import type { PageHost, ReaderSession } from '../session/index.server.ts';
import { ratedParameter, ratedValue, ratingId } from './rating-address.ts';
import { visitorCookies, visitorIdHeader } from './visitor-cookie.server.ts';

/** An answer, a comment, an address. */
const maxBytes = 64 * 1024;

/** What the rating of an article posts where JavaScript is missing: what the browser does with `use-rating.ts`. */
export function ratingForms(host: PageHost): Hono {
  const app = new Hono();
  for (const locale of locales) {
    const path = localePath(locale, `${paths.knowledgebase}/:slug`);
    app.post(path, (c) => answerRating(c, host));
    app.options(path, (c) => c.body(null, 204, { Allow: 'GET, HEAD, POST' }));
  }
  return app;
}

/** 303 to the page, which says thank you; or the page once more with what was written and what is wrong about it. */
function answerRating(c: Context, host: PageHost): Promise<Response> {
  return answerPosted(c, host, async ({ session }) => {
    const { fields, problem } = await readForm(c.req.raw, maxBytes, ({ stream }) => stream.resume());
    const values = Object.fromEntries([...fields].map(([name, [value]]) => [name, value!]));
    return { values, outcome: problem ? { failures: [], problem } : await send(c, host, values, session) };
  });
}

async function send(
  c: Context,
  { env }: PageHost,
  values: Record<string, string>,
  session: ReaderSession | null,
): Promise<PostedOutcome> {
  const { headers } = c.req.raw;
  if (!isOwnPage(headers, env.SITE_URL)) return { failures: [], problem: 'foreign' };
  const { pathname } = new URL(c.req.url);
  const { locale } = splitLocale(pathname);
  const answer = [...ratingAnswers, 'none' as const].find((known) => known === values.answer);
  // A page of somebody else's making, or a program: nothing to tell it.
  if (!answer) return { to: `${pathname}#${ratingId}`, cookies: [] };
  const comment = values.comment;
  const body = {
    answer,
    trap: values[trapName] ?? '',
    ...(comment === undefined ? {} : { comment, email: values.email ?? '' }),
  };
  let id: string | null = null;
  const fetch: Fetcher = async (...call) => {
    const reply = await askAdmin(...call);
    id = reply.headers.get(visitorHeader);
    return reply;
  };
  const device = c.req.header('user-agent');
  const api = createApi({
    locale,
    base: env.ADMIN_URL,
    headers: {
      ...visitorHeaders(c),
      ...visitorIdHeader(c.req.header('cookie')),
      ...(device && { 'user-agent': device }),
      ...(saysOwnPage(headers, env.SITE_URL) ? session?.headers : {}),
    },
    fetch,
  });
  try {
    // The slug stands in the path as the browser has encoded it.
    await api.post(`articles/${pathname.split('/').at(-1)}/rating`, body);
  } catch (error) {
    return failureOf(error, locale);
  }
  const query = answer === 'none' ? '' : `?${ratedParameter}=${ratedValue(answer, comment !== undefined)}`;
  return { to: `${pathname}${query}#${ratingId}`, cookies: visitorCookies(id, env) };
}

function failureOf(error: unknown, locale: Locale): Pick<PostedForm, 'failures' | 'problem' | 'retryAfter'> {
  if (!(error instanceof ApiError)) throw error;
  const body = (error.body as Partial<ApiErrorBody> | null)?.error;
  if (body?.failures?.length)
    return {
      failures: body.failures.map(({ message, messageAr, ...failure }) => ({
        ...failure,
        messages: { [locale]: message, ar: messageAr },
      })),
    };
  const { retryAfter } = body ?? {};
  if (error.status === 429 || error.status === 428) return { failures: [], problem: 'too_many', retryAfter };
  if (error.status === 0 || error.status >= 500) return { failures: [], problem: 'unavailable', retryAfter };
  return { failures: [], problem: 'refused' };
}
