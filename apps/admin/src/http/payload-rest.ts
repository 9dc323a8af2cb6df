import type { Context } from 'hono';
import { handleEndpoints } from 'payload';
import { getPayloadConfig } from '../payload.ts';

/** Payload's own REST interface below `/api`, which the admin's screens use. */
export async function payloadRest(c: Context): Promise<Response> {
  // Hono's request is a thin stand-in that Payload cannot read a body from; its clone is a real one.
  return handleEndpoints({ config: await getPayloadConfig(), request: c.req.raw.clone() });
}
