import type { Handler } from 'hono';
import { handleEndpoints, type SanitizedConfig } from 'payload';
import { clientAddress, clientHeader } from '../platform/http/client-address.ts';

/** Payload's own REST interface below `/api`, which the admin's screens use. Its answers are one reader's. */
export function payloadRest(config: () => Promise<SanitizedConfig>): Handler {
  return async (c) => {
    // Hono's request is a thin stand-in that Payload cannot read a body from; its clone is a real one.
    const request = c.req.raw.clone();
    request.headers.set(clientHeader, clientAddress(c));
    const answer = await handleEndpoints({ config: await config(), request });
    answer.headers.set('Cache-Control', 'private, no-store');
    return answer;
  };
}
