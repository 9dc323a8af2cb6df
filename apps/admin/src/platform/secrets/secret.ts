import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { env } from '../../env.ts';

let kept: string | undefined;

/**
 * The key that signs sessions, previews and webhooks: `NASAQ_SECRET`, else one made once and kept in `DATA_DIR/secret`
 * (readable by its owner only).
 */
export function getSecret(): string {
  kept ??= env.secret ?? readOrMake(path.join(env.dataDir, 'secret'));
  return kept;
}

function readOrMake(file: string): string {
  mkdirSync(path.dirname(file), { recursive: true });
  try {
    writeFileSync(file, randomBytes(32).toString('hex'), { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return readFileSync(file, 'utf8').trim();
}
