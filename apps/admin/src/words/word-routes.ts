import { Hono } from 'hono';
import type { Api } from '../platform/http/api.ts';
import type { ApiEnv } from '../platform/http/request-context.ts';
import { previewsWords } from './preview-address.ts';
import { siteWords } from './read-words.ts';

/** `GET /words`: what pages say in the place of built texts, in both languages; for a preview of words with the drafts. */
export function wordRoutes(api: Api): Hono<ApiEnv> {
  return new Hono<ApiEnv>().get('/', (c) =>
    previewsWords(c.req.header('x-preview'))
      ? api.respondUncached(c, async ({ payload }) => ({ data: await siteWords(payload, { drafts: true }) }))
      : api.respond(c, async ({ payload }) => ({ data: await siteWords(payload) })),
  );
}
