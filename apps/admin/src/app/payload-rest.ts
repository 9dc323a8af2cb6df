import type { Context } from 'hono';
import { handleEndpoints } from 'payload';
import { getPayloadConfig } from '../payload.ts';
import { clientAddress, clientHeader } from '../platform/http/client-address.ts';

/** Payload's own REST interface below `/api`, which the admin's screens use. Its answers are one reader's. */
export async function payloadRest(c: Context): Promise<Response> {
  // Hono's request is a thin stand-in that Payload cannot read a body from; its clone is a real one.
  const request = c.req.raw.clone();
  request.headers.set(clientHeader, clientAddress(c));
  const answer = await handleEndpoints({ config: await getPayloadConfig(), request });
  answer.headers.set('Cache-Control', 'private, no-store');
  return answer;
}
