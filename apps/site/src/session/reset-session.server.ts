import { Hono } from 'hono';
import type { Env } from '../platform/env.ts';
import { saysOwnPage } from '../platform/own-page.ts';
import { endedSession } from './session-cookies.server.ts';

/** `POST /_auth/reset`: forgets the token that scripts cannot. Only our own pages may ask for it. */
export function resetSession(env: Env): Hono {
  return new Hono()
    .post('/_auth/reset', (c) => {
      if (!saysOwnPage(c.req.raw.headers, env.SITE_URL)) return c.body(null, 403);
      for (const value of endedSession(env)) c.header('Set-Cookie', value, { append: true });
      return c.body(null, 204);
    })
    .all('/_auth/reset', (c) => c.body(null, 405, { Allow: 'POST' }));
}
