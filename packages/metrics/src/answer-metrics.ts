import { createHash, timingSafeEqual } from 'node:crypto';
import { metrics } from './registry.ts';

/**
 * The answer to who asks for the figures: `null` where none are given, 401 to who does not know the token.
 * @param authorization of the request: `Bearer` and the token
 */
export async function answerMetrics(
  authorization: string | undefined,
  token: string | undefined,
): Promise<Response | null> {
  if (!token) return null;
  const headers = { 'Cache-Control': 'no-store' };
  if (!isSame(authorization ?? '', `Bearer ${token}`))
    return new Response('Unauthorized\n', { status: 401, headers: { ...headers, 'WWW-Authenticate': 'Bearer' } });
  const text = await metrics().text();
  return new Response(text, { headers: { ...headers, 'Content-Type': 'text/plain; version=0.0.4; charset=utf-8' } });
}

/** In the same time whatever differs. */
function isSame(given: string, expected: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(expected));
}
