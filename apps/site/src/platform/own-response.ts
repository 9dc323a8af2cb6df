import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { compress } from './compress.ts';
import type { PageAnswer } from './page-answer.ts';

/** A page that one reader gets. */
export function ownResponse(
  c: Context,
  { body, headers, status }: Pick<PageAnswer, 'body' | 'headers' | 'status'>,
): Response {
  const encoded = compress(body, c.req.header('accept-encoding'));
  for (const [name, value] of Object.entries(headers)) c.header(name, value);
  if (encoded.encoding) c.header('Content-Encoding', encoded.encoding);
  return c.body(encoded.body, status as ContentfulStatusCode);
}
