import { countedRefusals } from '@nasaq/serving';
import type { Context } from 'hono';
import manifest from '../../package.json' with { type: 'json' };

/**
 * The process lives as long as this is answered, with 200: whoever starts processes anew asks here. What it lacks to
 * serve is no reason for that (`readiness.ts`). `refusals` counts what had to be refused since the start.
 */
export function liveness(c: Context): Response {
  c.header('Cache-Control', 'no-store');
  return c.json({ status: 'ok', version: manifest.version, refusals: countedRefusals() });
}
