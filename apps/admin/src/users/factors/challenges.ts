import { queryFor } from '../../platform/database/query.ts';
import type { Where } from '../../platform/database/adapter.ts';
import { keyedHash, keyedHashes } from '../../platform/secrets/secret.ts';
import { seal, unseal } from '../../platform/secrets/sealed.ts';

/** What an answer is expected for. */
export type ChallengeFor = 'new passkey' | 'passkey' | 'new app' | 'oidc';

const purpose = 'staff challenge';
/** Seconds. */
const lasts = 10 * 60;

/**
 * Keeps what an answer will be compared with, in place of what was asked before.
 * @param asked who: a session, or somebody on the way to one
 */
export async function keepChallenge(asked: string, what: ChallengeFor, value: string, req: Where): Promise<void> {
  const query = await queryFor(req);
  await query('DELETE FROM staff_challenges WHERE expires_at <= now()');
  await query(
    `INSERT INTO staff_challenges (key, value, expires_at, updated_at, created_at)
     VALUES ($1, $2, now() + make_interval(secs => $3), now(), now())
     ON CONFLICT (key) DO UPDATE SET value = $2, expires_at = now() + make_interval(secs => $3)`,
    [keyedHash(purpose, `${what} ${asked}`), seal(purpose, value), lasts],
  );
}

/** Takes it away: one answer, right or wrong. `null` where nothing was asked, or too long ago. */
export async function takeChallenge(asked: string, what: ChallengeFor, req: Where): Promise<string | null> {
  const query = await queryFor(req);
  const [row] = await query<{ value: string }>(
    'DELETE FROM staff_challenges WHERE key = ANY($1) AND expires_at > now() RETURNING value',
    [keyedHashes(purpose, `${what} ${asked}`)],
  );
  return row ? unseal(purpose, row.value) : null;
}
