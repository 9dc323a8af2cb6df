import { createHash, randomBytes } from 'node:crypto';
import type { Challenge } from '@nasaq/contract';
import { keepTogether } from './shared-limits.ts';
import { isKeyedHash, keyedHash } from '../secrets/secret.ts';

const purpose = 'challenge';
/** Milliseconds in which a challenge must come back answered. */
const lifetime = 10 * 60 * 1_000;

/**
 * Challenges that the host need not remember: `<difficulty>-<expires>-<nonce>-<signature>`. Only answered ones are
 * remembered, until they expire, so that none is used twice, on whichever host.
 */
export class ProofOfWork {
  private readonly used = new Map<string, number>();

  challenge(difficulty: number): Challenge {
    const body = `${difficulty}-${Date.now() + lifetime}-${randomBytes(12).toString('hex')}`;
    return { challenge: `${body}-${keyedHash(purpose, body)}`, difficulty };
  }

  /** Whether `<challenge>.<counter>` answers a challenge of this host that nobody has used; using it is remembered. */
  async accept(proof: string): Promise<boolean> {
    const match =
      /^(?<challenge>(?<body>(?<difficulty>\d{1,2})-(?<expires>\d{13})-[0-9a-f]{24})-(?<signature>[\w-]{43}))\.\d{1,16}$/.exec(
        proof,
      );
    if (!match?.groups) return false;
    const { challenge, body, difficulty, expires, signature } = match.groups as Record<string, string>;
    if (!isKeyedHash(signature!, purpose, body!)) return false;
    if (Number(expires) <= Date.now() || leadingZeroBits(proof) < Number(difficulty)) return false;
    const use = randomBytes(12).toString('hex');
    return (
      (await keepTogether('proofs', challenge!, use, lifetime / 1_000, () =>
        this.useAlone(challenge!, Number(expires), use),
      )) === use
    );
  }

  /** @returns `use` for the first */
  private useAlone(challenge: string, expires: number, use: string): string {
    if (this.used.has(challenge)) return '';
    this.forgetExpired();
    this.used.set(challenge, expires);
    return use;
  }

  private forgetExpired(): void {
    for (const [challenge, expires] of this.used) {
      if (expires > Date.now()) return;
      this.used.delete(challenge);
    }
  }
}

function leadingZeroBits(proof: string): number {
  const hash = createHash('sha256').update(proof).digest('hex');
  const zeros = /^0*/.exec(hash)![0].length;
  const next = Number.parseInt(hash[zeros] ?? '0', 16);
  return zeros * 4 + (next === 0 ? 0 : Math.clz32(next) - 28);
}
