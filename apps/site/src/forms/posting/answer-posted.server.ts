import type { Context } from 'hono';
import type { Locale } from '@nasaq/contract';
import { splitLocale } from '../../locale/split-locale.ts';
import { ownResponse } from '../../platform/responses.ts';
import type { PostedForm } from '../../router/payload.ts';
import { type PageHost, type ReaderSession, readSession } from '../../session/index.server.ts';
import { formStatus } from './answer-form.server.ts';

/** What came of a form that a page has posted to itself: where it leads, or what is wrong about it. */
export type PostedOutcome =
  | {
      /** Path with locale prefix. */
      to: string;
      cookies: readonly string[];
    }
  | Omit<PostedForm, 'uploads' | 'values'>;

interface Taken {
  outcome: PostedOutcome;
  /** What may stand in the page again. */
  values: PostedForm['values'];
}

/** 303 to what comes next, or the same page once more with what was typed and with what is wrong about it. */
export async function answerPosted(
  c: Context,
  host: PageHost,
  take: (asked: { locale: Locale; session: ReaderSession | null }) => Promise<Taken>,
): Promise<Response> {
  const { pathname, search } = new URL(c.req.url);
  const { locale } = splitLocale(pathname);
  const session = await readSession(c, host.env, locale);
  setCookies(c, session?.cookies ?? []);
  c.header('Cache-Control', 'no-store');
  const { outcome, values } = await take({ locale, session });
  if ('to' in outcome) {
    setCookies(c, outcome.cookies);
    return c.redirect(outcome.to, 303);
  }
  const form: PostedForm = { values, uploads: {}, ...outcome };
  const page = await host.show(c, { pathname, search, form }, session);
  if (form.retryAfter) c.header('Retry-After', String(form.retryAfter));
  const status = page.status === 200 ? formStatus(form) : page.status;
  return ownResponse(c, { ...page, headers: { ...page.headers, 'Cache-Control': 'no-store' }, status });
}

function setCookies(c: Context, cookies: readonly string[]): void {
  for (const value of cookies) c.header('Set-Cookie', value, { append: true });
}
