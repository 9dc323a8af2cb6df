import { apiBasePath, isLocale, localeHeader, type ApiErrorBody, type Locale } from '@nasaq/contract';
import { getConnInfo } from '@hono/node-server/conninfo';
import { Hono, type Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { compress } from 'hono/compress';
import { proxy } from 'hono/proxy';

const maxBody = 25 * 1024 * 1024;
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

const messages: Record<'payload_too_large' | 'unavailable', Record<Locale, string>> = {
  payload_too_large: { en: 'The request is larger than 25 MB.', ar: 'حجم الطلب يتجاوز ٢٥ ميغابايت.' },
  unavailable: { en: 'The service is not available for the moment.', ar: 'الخدمة غير متاحة في الوقت الحالي.' },
};

/** The browser talks to one origin: the API and the media reach the admin host through here, streamed both ways. */
export function proxyAdmin(adminUrl: string): Hono {
  const app = new Hono();
  const limit = bodyLimit({ maxSize: maxBody, onError: (c) => refuse(c, 'payload_too_large', 413) });
  app.use(`${apiBasePath}*`, compress());
  app.all(`${apiBasePath}*`, limit, (c) => forward(c, adminUrl));
  app.on(['GET', 'HEAD'], '/media/*', (c) => forward(c, adminUrl));
  app.all('/media/*', (c) => c.text('', 405, { Allow: 'GET, HEAD' }));
  return app;
}

async function forward(c: Context, adminUrl: string): Promise<Response> {
  const { pathname, search, host, protocol } = new URL(c.req.url);
  const headers = new Headers(c.req.raw.headers);
  for (const name of ['host', 'forwarded', 'x-forwarded-for', 'expect', ...connectionHeaders(headers)])
    headers.delete(name);
  headers.set('x-forwarded-host', host);
  headers.set('x-forwarded-proto', protocol.slice(0, -1));
  headers.set('x-forwarded-for', remoteAddress(c));

  const silence = new AbortController();
  const timer = setTimeout(() => silence.abort(), maxWait);
  try {
    const signal = AbortSignal.any([c.req.raw.signal, silence.signal]);
    return await proxy(adminUrl + pathname + search, {
      raw: c.req.raw,
      method: c.req.method,
      headers,
      redirect: 'manual',
      signal,
    });
  } catch (error) {
    if (!c.req.raw.signal.aborted)
      console.error(`${c.req.method} ${pathname}: the admin host did not answer (${String(error)})`);
    return refuse(c, 'unavailable', 503);
  } finally {
    clearTimeout(timer);
  }
}

/** Headers that belong to one connection: the known ones, and those that `Connection` names. */
function connectionHeaders(headers: Headers): string[] {
  const named = (headers.get('connection') ?? '').split(',').map((name) => name.trim());
  return [...hopByHop, ...named.filter((name) => /^[\w-]+$/.test(name))];
}

function remoteAddress(c: Context): string {
  return c.env?.incoming ? (getConnInfo(c).remote.address ?? '') : '';
}

function refuse(c: Context, code: keyof typeof messages, status: 413 | 503): Response {
  const asked = c.req.header(localeHeader);
  const body: ApiErrorBody = { error: { code, message: messages[code][isLocale(asked) ? asked : 'en'] } };
  if (status === 503) c.header('Retry-After', '30');
  return c.json(body, status);
}
