import { Hono } from 'hono';
import type { PageServer } from './answer-page.ts';

/** What machines read: sitemap, robots, feeds, manifest. */
export function feeds(_server: PageServer): Hono {
  return new Hono();
}
