import { createMiddleware } from 'hono/factory';
import type { ApiEnv } from './request-context.ts';

/** For answers that are one person's: no cache keeps them, on the way or in the browser. */
export const noStore = createMiddleware<ApiEnv>(async (c, next) => {
  c.header('Cache-Control', 'private, no-store');
  await next();
});
