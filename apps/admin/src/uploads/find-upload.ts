import type { Payload } from 'payload';
import { createHash, randomBytes } from 'node:crypto';
import type { Upload } from '../platform/payload/payload-types.ts';

/** The upload that a token opens; `null` once a submission has claimed it, or its time is over. */
export async function findUnclaimed(token: string, payload: Payload): Promise<Upload | null> {
  if (!isToken(token)) return null;
  const upload = await payload.db.findOne<Upload>({
    collection: 'uploads',
    where: { token_hash: { equals: tokenHash(token) }, expires_at: { greater_than: new Date().toISOString() } },
  });
  return upload ?? null;
}

/**
 * The upload at the staff's address: its id, or the hash of its token, as stored rich text names it.
 * @returns `null` as long as no submission has claimed it
 */
export async function findClaimed(address: string, payload: Payload): Promise<Upload | null> {
  const isHash = /^[\da-f]{64}$/.test(address);
  if (!isHash && !/^[1-9]\d{0,8}$/.test(address)) return null;
  const upload = await payload.db.findOne<Upload>({
    collection: 'uploads',
    where: isHash ? { token_hash: { equals: address } } : { id: { equals: Number(address) } },
  });
  return upload?.submission && !upload.expires_at ? upload : null;
}

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
