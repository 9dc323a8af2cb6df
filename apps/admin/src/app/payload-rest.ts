import type { Handler } from 'hono';
import { handleEndpoints, type SanitizedConfig } from 'payload';
import { clientAddress, clientHeader } from '../platform/http/client-address.ts';

/** Payload's own REST interface below `/api`, which the admin's screens use. Its answers are one reader's. */
export function payloadRest(config: () => Promise<SanitizedConfig>): Handler {
  return async (c) => {
    if (noVersion.test(c.req.path)) return c.json({ errors: [{ message: 'Not Found' }] }, 404, notKept);
    // Hono's request is a thin stand-in that Payload cannot read a body from; its clone is a real one.
    const request = c.req.raw.clone();
    request.headers.set(clientHeader, clientAddress(c));
    const answer = await handleEndpoints({ config: await config(), request });
    for (const [name, value] of Object.entries(notKept)) answer.headers.set(name, value);
    return answer;
  };
}

const notKept = { 'Cache-Control': 'private, no-store' };
/** A version that has no number: Payload takes the number for missing before any hook, which it counts as an error. */
const noVersion = /^\/api\/(?:globals\/)?[\w-]+\/versions\/(?!\d+$)[^/]+$/u;
