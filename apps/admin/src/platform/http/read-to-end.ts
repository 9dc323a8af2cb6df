import { createMiddleware } from 'hono/factory';
import type { ApiEnv } from './request-context.ts';

/** As much as the site lets through. */
const maxBytes = 25 * 1024 * 1024;
/** Milliseconds after which a silent sender is taken to wait for the answer. */
const maxIdle = 1_000;

/**
 * Answers a refusal only when the file has been sent to its end: a browser reads no answer before, and closing the
 * connection in the middle would show its user a broken one instead of the reason. Nothing of it is kept.
 */
export const readToEnd = createMiddleware<ApiEnv>(async (c, next) => {
  await next();
  const announced = Number(c.req.header('content-length') ?? 0);
  const { body } = c.req.raw;
  if (c.res.ok || !body || body.locked || announced > maxBytes) return;
  await discard(body.getReader()).catch(() => {});
});

async function discard(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<void> {
  for (let bytes = 0; bytes <= maxBytes;) {
    const piece = await unlessIdle(reader.read());
    if (!piece || piece.done) return;
    bytes += piece.value.length;
  }
}

async function unlessIdle<T>(reading: Promise<T>): Promise<T | null> {
  const idle = Promise.withResolvers<null>();
  const timer = setTimeout(() => idle.resolve(null), maxIdle);
  try {
    return await Promise.race([reading, idle.promise]);
  } finally {
    clearTimeout(timer);
  }
}
