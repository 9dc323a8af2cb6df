import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits, in 43 characters that need no encoding in an address. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

export function isToken(value: string): boolean {
  return /^[\w-]{43}$/.test(value);
}

/** What is stored of a token: whoever reads the database, a backup or stored HTML cannot use it. */
export function tokenHash(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
