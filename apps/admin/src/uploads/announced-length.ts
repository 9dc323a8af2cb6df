import type { Context } from 'hono';

/** Bytes of a body as its sender says; `undefined` for one that is sent in pieces and ends when it ends. */
export function announcedLength(c: Context): number | undefined {
  const length = c.req.header('content-length');
  return length === undefined || c.req.header('transfer-encoding') !== undefined ? undefined : Number(length);
}
