import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { acceptedSecrets, getSecret } from './secret.ts';

/** In front of what is sealed, so that another way can take its place. */
const mark = 'v1.';
const ivLength = 12;
const tagLength = 16;

/**
 * What only this installation can read: AES-256-GCM under a key of its secret for one purpose. A row that is read without
 * the secret, as in a stolen database, says nothing.
 */
export function seal(purpose: string, text: string): string {
  const iv = randomBytes(ivLength);
  const cipher = createCipheriv('aes-256-gcm', keyFor(purpose, getSecret()), iv);
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return mark + Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url');
}

/** `null` for what was sealed for another purpose, with a secret that is not accepted, or changed since. */
export function unseal(purpose: string, sealed: string): string | null {
  if (!sealed.startsWith(mark)) return null;
  const bytes = Buffer.from(sealed.slice(mark.length), 'base64url');
  if (bytes.length < ivLength + tagLength) return null;
  for (const secret of acceptedSecrets()) {
    const text = opened(bytes, keyFor(purpose, secret));
    if (text !== null) return text;
  }
  return null;
}

/** The same, sealed with the present secret; `null` where it is already, or cannot be read. */
export function sealAnew(purpose: string, sealed: string): string | null {
  const text = unseal(purpose, sealed);
  if (text === null) return null;
  const bytes = Buffer.from(sealed.slice(mark.length), 'base64url');
  return opened(bytes, keyFor(purpose, getSecret())) === null ? seal(purpose, text) : null;
}

function opened(bytes: Buffer, key: Buffer): string | null {
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, ivLength));
  decipher.setAuthTag(bytes.subarray(ivLength, ivLength + tagLength));
  try {
    return Buffer.concat([decipher.update(bytes.subarray(ivLength + tagLength)), decipher.final()]).toString('utf8');
  } catch {
    return null;
  }
}

function keyFor(purpose: string, secret: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', `seal:${purpose}`, 32));
}
