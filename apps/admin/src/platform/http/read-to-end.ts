import { discardBody } from '@nasaq/serving';
import { createMiddleware } from 'hono/factory';
import type { ApiEnv } from './request-context.ts';

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
