import { createHmac, timingSafeEqual } from 'node:crypto';
import { contentTypes, type ContentType } from '@nasaq/contract';
import { getSecret } from './secret.ts';

/** Permission to read the newest draft of one entry, in either language, until it expires. */
export interface Preview {
  type: ContentType;
  id: number;
  /** Epoch milliseconds. */
  expires: number;
}

/** `<type>.<id>.<expires>.<signature>`, safe in an address. */
export function signPreview({ type, id, expires }: Preview): string {
  const body = `${type}.${id}.${Math.floor(expires)}`;
  return `${body}.${signatureOf(body)}`;
}

/** @returns null for a token that is malformed, not ours or expired */
export function verifyPreview(token: string): Preview | null {
  const match = /^(?<body>(?<type>[a-z]+)\.(?<id>\d{1,12})\.(?<expires>\d{1,15}))\.(?<signature>[\w-]{43})$/.exec(
    token,
  );
  if (!match?.groups) return null;
  const { body, type, id, expires, signature } = match.groups as Record<string, string>;
  const expected = Buffer.from(signatureOf(body!));
  if (!timingSafeEqual(expected, Buffer.from(signature!))) return null;
  if (!contentTypes.includes(type as ContentType) || Number(expires) <= Date.now()) return null;
  return { type: type as ContentType, id: Number(id), expires: Number(expires) };
}

function signatureOf(body: string): string {
  return createHmac('sha256', getSecret()).update(`preview:${body}`).digest('base64url');
}
