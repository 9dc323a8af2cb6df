import { payloadFile } from '../../router/payload.ts';

const maxLength = 2_048;

/** What a request's address asks for, before any route is matched. */
export type PageAddress =
  | { kind: 'page' | 'payload'; pathname: string }
  /** The same page at its one proper address. */
  | { kind: 'moved'; to: string }
  | { kind: 'refused'; status: 400 | 414 };

/** Reads the path and query of a request; a page has one address, without trailing or doubled slashes. */
export function readAddress(pathname: string, search: string): PageAddress {
  if (pathname.length + search.length > maxLength) return { kind: 'refused', status: 414 };
  if (!isDecodable(pathname)) return { kind: 'refused', status: 400 };
  const isPayload = pathname.endsWith(`/${payloadFile}`);
  const page = isPayload ? pathname.slice(0, -payloadFile.length - 1) || '/' : pathname;
  const proper = page.replace(/\/{2,}/g, '/').replace(/(.)\/$/, '$1');
  if (proper !== page && !isPayload) return { kind: 'moved', to: proper + search };
  return { kind: isPayload ? 'payload' : 'page', pathname: proper };
}

function isDecodable(pathname: string): boolean {
  try {
    return !decodeURIComponent(pathname).includes('\0');
  } catch {
    return false;
  }
}
