import { bodyLimit } from 'hono/body-limit';
import type { z } from 'zod';
import { type Failure, failureMessage, type Fields, type Locale } from '@nasaq/contract';
import { createMiddleware } from 'hono/factory';
import { discardBody } from '@nasaq/serving';
import { ApiError } from './error.ts';
import { env } from '../../env.ts';
import type { ApiEnv } from './request-context.ts';

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

/** The refusal of a form: each failing field with its sentence in the reader's language and in Arabic. */
export function refuseValues(failures: readonly Failure[], form: Fields, locale: Locale): ApiError {
  return new ApiError('invalid', failures[0]?.field, {
    failures: failures.map((failure) => {
      const { label: named, labels: label = named } = form[failure.field] ?? {};
      return {
        ...failure,
        message: failureMessage(failure, locale, label),
        messageAr: failureMessage(failure, 'ar', label),
      };
    }),
  });
}

const own = new Set([new URL(env.siteUrl).origin, new URL(env.adminUrl).origin]);

/** Browsers say on which page a form was sent; servers and tools say nothing. Other people's pages may not send ours. */
export const ownOrigin = createMiddleware<ApiEnv>(async (c, next) => {
  const origin = c.req.header('origin');
  if (origin !== undefined && !own.has(origin)) throw new ApiError('forbidden', 'origin');
  await next();
});

/** For answers that are one person's: no cache keeps them, on the way or in the browser. */
export const noStore = createMiddleware<ApiEnv>(async (c, next) => {
  c.header('Cache-Control', 'private, no-store');
  await next();
});

/** As much as the site lets through. */
const maxBytes = 25 * 1024 * 1024;

/** Answers a refusal only when the file has been sent to its end: a browser reads no answer before. */
export const readToEnd = createMiddleware<ApiEnv>(async (c, next) => {
  await next();
  const announced = Number(c.req.header('content-length') ?? 0);
  const { body } = c.req.raw;
  if (c.res.ok || !body || body.locked || announced > maxBytes) return;
  const reader = body.getReader();
  await discardBody(() => reader.read(), maxBytes);
});
