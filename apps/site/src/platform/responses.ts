import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { chooseEncoding, isUnchanged, type Representation } from '@nasaq/serving';
import { compress } from './compress.ts';

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

/** Answers with a text, compressed as the reader's browser accepts it. */
export function textResponse(c: Context, text: string, type: string, status = 200): Response {
  const { body, encoding } = compress(text, c.req.header('accept-encoding'));
  if (encoding) c.header('Content-Encoding', encoding);
  c.header('Vary', 'Accept-Encoding', { append: true });
  c.header('Content-Type', `${type}; charset=utf-8`);
  return c.body(body, status as ContentfulStatusCode);
}

/** What many readers get: as this one takes it, or as a 304. */
export async function representationResponse(c: Context, content: Representation, status = 200): Promise<Response> {
  const { body, etag, headers, unchangedHeaders } = await content.encoded(
    chooseEncoding(c.req.header('accept-encoding')),
  );
  const unchanged = status === 200 && isUnchanged(c.req.header('if-none-match'), etag);
  for (const [name, value] of Object.entries(unchanged ? unchangedHeaders : headers)) c.header(name, value);
  return unchanged ? c.body(null, 304) : c.body(body, status as ContentfulStatusCode);
}

/** What one address is answered with, before it is encoded for a reader. */
export interface PageAnswer {
  status: number;
  /** Without those that depend on the encoding. */
  headers: Record<string, string>;
  body: string;
  /** Content that the page was made from; a change of any of it makes the page old. */
  tags: readonly string[];
  /** Whether every reader may get this same answer for a while. */
  keep: boolean;
  /** `false` where the admin host did not answer for all of it: an older page is the better answer. */
  complete: boolean;
}
