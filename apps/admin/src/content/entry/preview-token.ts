import { contentTypes, type ContentType } from '@nasaq/contract';
import { isSameHash, keyedHash } from '../../platform/secrets/secret.ts';

const purpose = 'preview';

/** The pages that exist once and have drafts. */
export const pageGlobals = ['home', 'about', 'care'] as const;
export type PageGlobal = (typeof pageGlobals)[number];

export type Previewed = ContentType | PageGlobal;
const previewed: ReadonlySet<string> = new Set([...contentTypes, ...pageGlobals]);

/** Permission to read the newest draft of one entry or page, in either language, until it expires. */
export interface Preview {
  type: Previewed;
  /** 0 for a page that exists once. */
  id: number;
  /** Epoch milliseconds. */
  expires: number;
}

/** `<type>.<id>.<expires>.<signature>`, safe in an address. */
export function signPreview({ type, id, expires }: Preview): string {
  const body = `${type}.${id}.${Math.floor(expires)}`;
  return `${body}.${keyedHash(purpose, body)}`;
}

/** @returns null for a token that is malformed, not ours or expired */
export function verifyPreview(token: string): Preview | null {
  const match = /^(?<body>(?<type>[a-z]+)\.(?<id>\d{1,12})\.(?<expires>\d{1,15}))\.(?<signature>[\w-]{43})$/.exec(
    token,
  );
  if (!match?.groups) return null;
  const { body, type, id, expires, signature } = match.groups as Record<string, string>;
  if (!isSameHash(signature!, keyedHash(purpose, body!))) return null;
  if (!previewed.has(type!) || Number(expires) <= Date.now()) return null;
  return { type: type as Previewed, id: Number(id), expires: Number(expires) };
}
