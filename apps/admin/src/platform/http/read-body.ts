import { bodyLimit } from 'hono/body-limit';
import type { z } from 'zod';
import { ApiError } from './error.ts';

/** A request to this interface or to the agents' screen. */
interface Asked {
  req: { json: () => Promise<unknown> };
}

/** Refuses a larger body before it is read. */
export function limitBody(bytes: number) {
  return bodyLimit({
    maxSize: bytes,
    onError: () => {
      throw new ApiError('payload_too_large');
    },
  });
}

/** @throws {ApiError} `bad_request` for what is no JSON of this shape: a fault of the program that sent it, not of its user */
export async function readBody<T extends z.ZodType>(c: Asked, schema: T): Promise<z.output<T>> {
  // A body that was cut on its way is no JSON either.
  const parsed = schema.safeParse(await c.req.json().catch(() => undefined));
  if (parsed.success) return parsed.data;
  const field = parsed.error.issues[0]?.path[0];
  throw new ApiError('bad_request', field === undefined ? undefined : String(field));
}
