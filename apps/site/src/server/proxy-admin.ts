import { apiBasePath, isLocale, localeHeader, type ApiErrorBody, type Locale } from '@nasaq/contract';
import { Hono, type Context } from 'hono';
import { compress } from 'hono/compress';
import { proxy } from 'hono/proxy';
import { settleSession, takeSessionAlong } from './auth/proxy-session.ts';
import type { Env } from './env.ts';
import { eventStream } from './event-stream.ts';
import { meteredBody, type MeteredBody } from './metered-body.ts';
import { Patience } from './patience.ts';
import { visitorHeaders } from './visitor-headers.ts';

const maxBody = 25 * 1024 * 1024;
/** Milliseconds of silence from the admin host, while it takes a body or before it answers. */
const maxWait = 25_000;

const hopByHop = [
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
];

const messages: Record<'payload_too_large' | 'unavailable' | 'forbidden', Record<Locale, string>> = {
  payload_too_large: { en: 'The request is larger than 25 MB.', ar: 'حجم الطلب يتجاوز ٢٥ ميغابايت.' },
  unavailable: { en: 'The service is not available for the moment.', ar: 'الخدمة غير متاحة في الوقت الحالي.' },
  forbidden: { en: 'The call does not come from a page of ours.', ar: 'لم يأتِ الطلب من إحدى صفحاتنا.' },
};

type ProxyEnv = Pick<Env, 'ADMIN_URL' | 'SITE_URL' | 'AUTH_TOKEN'>;

/**
 * The browser talks to one origin: the API and the media reach the admin host through here, streamed both ways. The
 * reader's token stands in a cookie of this origin and goes along with the calls.
 */
export function proxyAdmin(env: ProxyEnv, { patience = maxWait }: { patience?: number } = {}): Hono {
  const app = new Hono();
  app.use(`${apiBasePath}*`, compress());
  app.all(`${apiBasePath}*`, (c) => forward(c, env, patience));
  app.on(['GET', 'HEAD'], '/media/*', (c) => forward(c, env, patience));
  app.all('/media/*', (c) => c.text('', 405, { Allow: 'GET, HEAD' }));
  return app;
}

async function forward(c: Context, env: ProxyEnv, wait: number): Promise<Response> {
  const { pathname, search, host, protocol } = new URL(c.req.url);
  const headers = new Headers(c.req.raw.headers);
  for (const name of ['host', 'forwarded', 'x-forwarded-for', 'expect', ...connectionHeaders(headers)])
    headers.delete(name);
  headers.set('x-forwarded-host', host);
  headers.set('x-forwarded-proto', protocol.slice(0, -1));
  for (const [name, value] of Object.entries(visitorHeaders(c))) headers.set(name, value);

  const patience = new Patience(wait);
  const body = c.req.raw.body && meteredBody(c.req.raw.body, maxBody, patience);
  try {
    if (!takeSessionAlong(c.req.raw, headers, env)) return await refuse(c, 'forbidden', 403, body);
    if (Number(c.req.header('content-length') ?? 0) > maxBody) return await refuse(c, 'payload_too_large', 413, body);
    const response = await proxy(env.ADMIN_URL + pathname + search, {
      raw: c.req.raw,
      method: c.req.method,
      headers,
      // To be able to follow a redirect, fetch keeps a copy of all that was sent; with `error` it keeps none.
      ...(body ? { body: body.stream, duplex: 'half', redirect: 'error' } : { redirect: 'manual' }),
      signal: AbortSignal.any([c.req.raw.signal, patience.signal]),
    } as Parameters<typeof proxy>[1]);
    return eventStream(await settleSession(c.req.raw, headers, response, env));
  } catch (error) {
    if (body?.exceeded()) return refuse(c, 'payload_too_large', 413, body);
    if (!c.req.raw.signal.aborted)
      console.error(`${c.req.method} ${pathname}: the admin host did not answer (${reasonOf(error)})`);
    return refuse(c, 'unavailable', 503, body);
  } finally {
    patience.end();
  }
}

/** What `fetch` says itself is always the same. */
function reasonOf(error: unknown): string {
  return String((error instanceof Error && error.cause) || error);
}

/** Headers that belong to one connection: the known ones, and those that `Connection` names. */
function connectionHeaders(headers: Headers): string[] {
  const named = (headers.get('connection') ?? '').split(',').map((name) => name.trim());
  return [...hopByHop, ...named.filter((name) => /^[\w-]+$/.test(name))];
}

/** After the body was read: a browser takes no answer before it has sent everything. */
async function refuse(
  c: Context,
  code: keyof typeof messages,
  status: 403 | 413 | 503,
  sent: MeteredBody | null,
): Promise<Response> {
  const asked = c.req.header(localeHeader);
  const body: ApiErrorBody = { error: { code, message: messages[code][isLocale(asked) ? asked : 'en'] } };
  if (status === 413 && c.req.path === `${apiBasePath}uploads`)
    Object.assign(body.error, { field: 'file', reason: 'too_large' });
  if (status === 503) c.header('Retry-After', '30');
  await sent?.discard();
  return c.json(body, status);
}
