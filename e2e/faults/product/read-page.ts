import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { call, type Answer } from '../sender/call.ts';
import { siteUrl } from './places.ts';

export interface Read extends Answer {
  /** Unpacked. */
  text: string;
  /** Where the page came from; `null` where the cache had no part in it. */
  cache: 'hit' | 'stale' | 'miss' | null;
}

/** A page as a reader gets it, who is nobody in particular. */
export async function readPage(
  path: string,
  headers: Record<string, string> = {},
  method = 'GET',
  site = siteUrl,
): Promise<Read> {
  const answer = await call(site + path, { headers, method });
  const timing = /\bcache;desc="(\w+)"/.exec(String(answer.headers['server-timing']))?.[1];
  return { ...answer, text: unpacked(answer), cache: (timing as Read['cache'] | undefined) ?? null };
}

function unpacked({ headers, bytes }: Answer): string {
  if (bytes.length === 0) return '';
  if (headers['content-encoding'] === 'br') return String(brotliDecompressSync(bytes));
  if (headers['content-encoding'] === 'gzip') return String(gunzipSync(bytes));
  return String(bytes);
}
