import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Env } from './env.ts';

/** The secret that site and admin host share: `NASAQ_SECRET`, else the one that the admin host has made in `DATA_DIR`; `null` for none. */
export function commonSecret({ NASAQ_SECRET, DATA_DIR }: Pick<Env, 'NASAQ_SECRET' | 'DATA_DIR'>): string | null {
  if (NASAQ_SECRET) return NASAQ_SECRET;
  if (!DATA_DIR) return null;
  try {
    return readFileSync(join(DATA_DIR, 'secret'), 'utf8').trim();
  } catch {
    return null;
  }
}
