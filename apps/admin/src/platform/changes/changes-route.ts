import type { Changes } from '@nasaq/contract';
import { Hono } from 'hono';
import type { Payload } from 'payload';
import { queryOn } from '../database/query.ts';
import { countChanges } from './change-count.ts';
import type { ApiEnv } from '../http/request-context.ts';

/** `GET /changes`: how many changes of published content there were; sites compare it with what they were told of. */
export function changesRoutes(payload: () => Promise<Payload>): Hono<ApiEnv> {
  return new Hono<ApiEnv>().get('/', async (c) => {
    const sequence = await countChanges(queryOn(await payload()));
    c.header('Cache-Control', 'no-store');
    return c.json({ data: { sequence } satisfies Changes });
  });
}
