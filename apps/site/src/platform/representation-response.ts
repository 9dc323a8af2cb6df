import { chooseEncoding, isUnchanged, type Representation } from '@nasaq/serving';
import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';

/** What many readers get: as this one takes it, or as a 304. */
export async function representationResponse(c: Context, content: Representation, status = 200): Promise<Response> {
  const { body, etag, headers, unchangedHeaders } = await content.encoded(
    chooseEncoding(c.req.header('accept-encoding')),
  );
  const unchanged = status === 200 && isUnchanged(c.req.header('if-none-match'), etag);
  for (const [name, value] of Object.entries(unchanged ? unchangedHeaders : headers)) c.header(name, value);
  return unchanged ? c.body(null, 304) : c.body(body, status as ContentfulStatusCode);
}
