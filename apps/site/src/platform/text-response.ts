import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { compress } from './compress.ts';

/** Answers with a text, compressed as the reader's browser accepts it. */
export function textResponse(c: Context, text: string, type: string, status = 200): Response {
  const { body, encoding } = compress(text, c.req.header('accept-encoding'));
  if (encoding) c.header('Content-Encoding', encoding);
  c.header('Vary', 'Accept-Encoding', { append: true });
  c.header('Content-Type', `${type}; charset=utf-8`);
  return c.body(body, status as ContentfulStatusCode);
}
