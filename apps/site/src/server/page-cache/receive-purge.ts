import { purgePath, purgeSchema, purgeSignatureHeader } from '@nasaq/contract';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { ChangeFollower } from './follow-changes.ts';

const maxBody = 16_384;
/** Milliseconds; a recorded purge that is sent again would only cost a rendering, but need not be taken. */
const maxAge = 5 * 60_000;

/**
 * The admin host's word that content has changed, answered once it holds for a site that is started again too: what is
 * not answered is sent again. Without a common secret nobody is believed.
 * @param readSecret asked each time: at its first start the admin host makes the secret after the site has started
 */
export function receivePurge(follower: ChangeFollower, readSecret: () => string | null): Hono {
  const limit = bodyLimit({ maxSize: maxBody, onError: (c) => c.body(null, 413) });
  return new Hono().post(purgePath, limit, async (c) => {
    const body = await c.req.text();
    const secret = readSecret();
    if (secret === null || !isSigned(body, c.req.header(purgeSignatureHeader) ?? '', secret)) return c.body(null, 403);
    const purge = purgeSchema.safeParse(parse(body));
    if (!purge.success || Math.abs(Date.now() - purge.data.at) > maxAge) return c.body(null, 400);
    await follower.told(purge.data);
    return c.body(null, 204);
  });
}

function isSigned(body: string, signature: string, secret: string): boolean {
  const expected = Buffer.from(createHmac('sha256', secret).update(body).digest('hex'));
  const given = Buffer.from(signature);
  return expected.length === given.length && timingSafeEqual(expected, given);
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
}
