import { failuresOf, formSchema, localePath, loginResponseSchema, paths, type Locale } from '@nasaq/contract';
import type { Context } from 'hono';
import { ApiError } from '../api/api-error.ts';
import { askAdmin } from '../api/ask-admin.server.ts';
import { createApi } from '../api/client.ts';
import { answerPosted, type PostedOutcome, readForm } from '../forms/index.server.ts';
import { phonePlans } from '../forms/index.ts';
import { visitorHeaders } from '../platform/admin-host/headers.ts';
import type { Env } from '../platform/env.ts';
import { isOwnPage, saysOwnPage } from '../platform/own-page.ts';
import type { PostedForm } from '../router/payload.ts';
import {
  endedSession,
  forgetPath,
  type PageHost,
  type ReaderSession,
  rememberedPath,
  rememberPath,
  startedSession,
} from '../session/index.server.ts';
import {
  type AccountFormName,
  accountForms,
  actionName,
  formFailure,
  type FormFailure,
  secretFields,
} from './account-forms.ts';

export interface FormPage {
  path: string;
  /** Its forms; the first one where a post does not say. */
  names: readonly [AccountFormName, ...AccountFormName[]];
  for: 'guests' | 'members' | 'everybody';
}

type Done = Extract<PostedOutcome, { to: string }>;

/** 303 to what comes next, or the same page once more with what was typed, secrets excepted, and with what is wrong about it. */
export function answerAccountForm(c: Context, host: PageHost, page: FormPage): Promise<Response> {
  const { env } = host;
  return answerPosted(c, host, async ({ locale, session }) => {
    const posted = await readPosted(c.req.raw, page.names);
    const outcome = elsewhere(page, session, locale, env) ?? (await send(c, env, page, posted, session, locale));
    return { outcome, values: posted.shown };
  });
}

/** A page that is not for this reader; what they sent is not looked at. */
function elsewhere(
  { for: whom, path }: FormPage,
  session: ReaderSession | null,
  locale: Locale,
  env: Env,
): Done | null {
  const isMember = session !== null && session.session.user !== null;
  if (whom === 'guests' && isMember) return { to: localePath(locale, paths.home), cookies: [] };
  if (whom !== 'members' || isMember || session?.away) return null;
  return toLogin(path, locale, env);
}

function toLogin(path: string, locale: Locale, env: Env): Done {
  return { to: localePath(locale, paths.login), cookies: [rememberPath(localePath(locale, path), env)] };
}

async function send(
  c: Context,
  env: Env,
  page: FormPage,
  { name, values, problem }: Posted,
  session: ReaderSession | null,
  locale: Locale,
): Promise<Done | FormFailure> {
  const member = page.for === 'members';
  const own = member ? saysOwnPage(c.req.raw.headers, env.SITE_URL) : isOwnPage(c.req.raw.headers, env.SITE_URL);
  if (!own) return { failures: [], problem: 'foreign' };
  if (problem) return { failures: [], problem };
  const form = accountForms[name];
  const failures = failuresOf(formSchema(form.fields, phonePlans), values);
  if (failures.length > 0) return { failures };

  // A session is listed with the device that began it.
  const device = c.req.header('user-agent');
  const headers = {
    ...visitorHeaders(c),
    ...(device && { 'user-agent': device }),
    ...(member ? session?.headers : {}),
  };
  const api = createApi({ locale, base: env.ADMIN_URL, headers, fetch: askAdmin });
  try {
    return done(name, await api.post(form.call, form.request(values)), { c, env, page, locale });
  } catch (error) {
    if (member && error instanceof ApiError && error.status === 401) {
      const login = toLogin(page.path, locale, env);
      return { ...login, cookies: [...endedSession(env), ...login.cookies] };
    }
    const failed = formFailure(error, form, locale);
    // Here it is the admin host that cannot be reached, and not the reader's connection that is missing.
    return failed.problem === 'offline' ? { ...failed, problem: 'unavailable' } : failed;
  }
}

function done(
  name: AccountFormName,
  answer: unknown,
  { c, env, page, locale }: { c: Context; env: Env; page: FormPage; locale: Locale },
): Done {
  const to = (path: string) => localePath(locale, `${path}?done=${name}`);
  switch (name) {
    case 'login': {
      const cookies = c.req.header('cookie');
      const back = rememberedPath(cookies) ?? localePath(locale, paths.home);
      // Who brings no cookie at all may keep none: back here, whoever has a session is sent on, and the others are told.
      const next = cookies ? back : to(paths.login);
      return { to: next, cookies: [...startedSession(loginResponseSchema.parse(answer), env), forgetPath(env)] };
    }
    case 'deletion':
      return { to: to(paths.login), cookies: endedSession(env) };
    case 'password':
      return { to: to(paths.login), cookies: [] };
    default:
      return { to: to(page.path), cookies: [] };
  }
}

/** A few lines of text. */
const maxBytes = 64 * 1024;

export interface Posted {
  name: AccountFormName;
  values: Record<string, string>;
  /** Those that may stand in a page again. */
  shown: Record<string, string>;
  problem?: PostedForm['problem'];
}

/** A form of sign-in or account as a browser without JavaScript posts it. */
async function readPosted(request: Request, names: readonly [AccountFormName, ...AccountFormName[]]): Promise<Posted> {
  const { fields, problem } = await readForm(request, maxBytes, ({ stream }) => stream.resume());
  const values = Object.fromEntries([...fields].map(([field, [value]]) => [field, value!]));
  const name = names.find((known) => known === values[actionName]) ?? names[0];
  const shown = Object.fromEntries(Object.entries(values).filter(([field]) => !secretFields.has(field)));
  return { name, values, shown: { ...shown, [actionName]: name }, problem };
}
