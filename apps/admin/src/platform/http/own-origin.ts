import { createMiddleware } from 'hono/factory';
import { env } from '../../env.ts';
import { ApiError } from './error.ts';
import type { ApiEnv } from './request-context.ts';

const own = new Set([new URL(env.siteUrl).origin, new URL(env.adminUrl).origin]);

/** Browsers say on which page a form was sent; servers and tools say nothing. Other people's pages may not send ours. */
export const ownOrigin = createMiddleware<ApiEnv>(async (c, next) => {
  const origin = c.req.header('origin');
  if (origin !== undefined && !own.has(origin)) throw new ApiError('forbidden', 'origin');
  await next();
});
