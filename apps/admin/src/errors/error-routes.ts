import { errorsSignatureHeader, gatheredErrorsPath, gatheredErrorsSchema } from '@nasaq/contract';
import { browserRoutes, type ErrorQueue } from '@nasaq/error-reports';
import { senderReader } from '@nasaq/serving';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { createHmac, timingSafeEqual } from 'node:crypto';
import { env } from '../env.ts';
import { isForeign } from '../platform/http/foreign-origin.ts';
import { acceptedSecrets } from '../platform/secrets/secret.ts';

/** Two hundred kinds at their longest. */
const maxBytes = 2_000_000;
/** Milliseconds; who repeats a recorded message later adds nothing. */
const maxAge = 5 * 60_000;

/** What reaches the inbox from outside: errors of staff's browsers, and what has gathered at a site. */
export function errorRoutes(queue: ErrorQueue): Hono {
  const limit = bodyLimit({ maxSize: maxBytes, onError: (c) => c.body(null, 413) });
  return new Hono()
    .route(
      '/',
      browserRoutes({
        queue,
        source: 'staff',
        isOwn: (headers) => !isForeign(headers),
        senderOf: senderReader(env.trustedProxies),
        routeOf: screenOf,
      }),
    )
    .post(gatheredErrorsPath, limit, async (c) => {
      const body = await c.req.text();
      if (!isSigned(body, c.req.header(errorsSignatureHeader) ?? '')) return c.body(null, 403);
      const told = gatheredErrorsSchema.safeParse(parse(body));
      if (!told.success || Math.abs(Date.now() - told.data.at) > maxAge) return c.body(null, 400);
      queue.add(told.data.errors);
      return c.body(null, 204);
    });
}

/** The pattern of a screen's path: names of ours, and `:id` for whatever else may stand there. */
function screenOf(path: string): string {
  const parts = path.split('/').map((part) => (/^[a-z][a-z-]{0,30}$/.test(part) || part === '' ? part : ':id'));
  return parts.slice(0, 8).join('/');
}

function isSigned(body: string, signature: string): boolean {
  const given = Buffer.from(signature);
  return acceptedSecrets().some((secret) => {
    const expected = Buffer.from(createHmac('sha256', secret).update(body).digest('hex'));
    return expected.length === given.length && timingSafeEqual(expected, given);
  });
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
}
