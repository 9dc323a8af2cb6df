import { randomBytes } from 'node:crypto';
import type { Payload } from 'payload';
import { queryOn } from '../platform/database/query.ts';
import { keepTogether } from '../platform/http/shared-limits.ts';
import { acceptedSecrets, isKeyedHash, keyedHash } from '../platform/secrets/secret.ts';

const idBytes = 16;
const signatureLength = 32;

/** A visitor's id that only this installation can have made: random, and signed. */
function visitorIdOf(random: string): string {
  return `${random}.${signatureOf(random)}`;
}

/** The id that a call carries, signed with the present secret; `null` for none, and for one that was made up: every invented visitor would be a vote. */
export function readVisitorId(given: string | undefined): string | null {
  const [random = '', signature = '', ...rest] = (given ?? '').split('.');
  if (random === '' || random.length > 40 || rest.length > 0) return null;
  return isKeyedHash(signature, 'visitor', random, signatureLength) ? `${random}.${signatureOf(random)}` : null;
}

/** What was stored of a visitor before the secret was changed goes by the present one from now on. */
export async function adoptVisitor(id: string, payload: Payload): Promise<void> {
  const [, ...former] = acceptedSecrets();
  if (former.length === 0) return;
  const [random = ''] = id.split('.');
  const before = former.map((secret) => keyedHash('visitor-row', `${random}.${signatureOf(random, secret)}`, secret));
  await queryOn(payload)('UPDATE ratings SET visitor = $1 WHERE visitor = ANY($2)', [visitorHash(id), before]);
}

/** What is stored of an id: whoever reads the table cannot rate in anybody's name. */
export function visitorHash(id: string): string {
  return keyedHash('visitor-row', id);
}

function signatureOf(random: string, secret?: string): string {
  return keyedHash('visitor', random, secret).slice(0, signatureLength);
}

/** Milliseconds in which a form that is sent twice is one form. */
const sameFor = 10_000;
/** Ids that are remembered at most. */
const crowd = 5_000;

/**
 * Ids of browsers that came without one. A form that is pressed twice is sent twice before the first answer has brought
 * the id: both get the same.
 */
export class FreshVisitors {
  private readonly issued = new Map<string, { seed: string; at: number }>();
  private readonly now: () => number;

  constructor(now: () => number = Date.now) {
    this.now = now;
  }

  /** @param sign what tells one browser's form from another's: address, program, article, answer, its own key */
  async idFor(sign: string): Promise<string> {
    const seed = randomBytes(idBytes).toString('base64url');
    const kept = await keepTogether('fresh visitors', sign, seed, sameFor / 1_000, () => this.ownFor(sign, seed));
    // What hosts share is no id: whoever reads it cannot rate in anybody's name.
    return visitorIdOf(keyedHash('fresh visitor', kept).slice(0, seed.length));
  }

  private ownFor(sign: string, seed: string): string {
    const now = this.now();
    for (const [key, { at }] of this.issued) {
      if (this.issued.size <= crowd && at > now - sameFor) break;
      this.issued.delete(key);
    }
    const known = this.issued.get(sign);
    if (known) return known.seed;
    this.issued.set(sign, { seed, at: now });
    return seed;
  }
}
