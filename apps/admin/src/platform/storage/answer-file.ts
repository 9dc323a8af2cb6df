import { isUnchanged } from '@nasaq/serving';
import { Readable } from 'node:stream';
import type { ByteRange, FileFacts, FileStore } from './file-store.ts';

export interface FileRequest {
  /** GET or HEAD. */
  method: string;
  headers: Headers;
}

/**
 * A stored file as an answer: whole, a part of it (206, or 416 where there is none), or nothing that the reader has
 * already (304). Its bytes are handed on as they come.
 * @param headers of the answer, besides those that follow from the file and the request
 * @param etagOf strong: the same for the same bytes, wherever they lie
 * @returns `null` where there is no such file
 */
export async function answerFile(
  { headers: asked, method }: FileRequest,
  { name, store }: { name: string; store: Pick<FileStore, 'find' | 'read'> },
  headers: Record<string, string>,
  etagOf: (facts: FileFacts) => string,
): Promise<Response | null> {
  const wantsRange = method !== 'HEAD' && asked.has('range');
  const found = method === 'HEAD' || wantsRange || asked.has('if-none-match') ? await store.find(name) : undefined;
  if (found === null) return null;
  const described = (facts: FileFacts) => ({ ...headers, ETag: etagOf(facts), 'Accept-Ranges': 'bytes' });
  if (found && isUnchanged(asked.get('if-none-match') ?? undefined, etagOf(found)))
    return new Response(null, { status: 304, headers: described(found) });
  if (found && method === 'HEAD')
    return new Response(null, { headers: { ...described(found), 'Content-Length': String(found.bytes) } });
  const range =
    found && wantsRange && isOfThis(asked, etagOf(found)) ? rangeOf(asked.get('range')!, found.bytes) : 'all';
  if (range === 'none')
    return new Response(null, {
      status: 416,
      headers: { ...headers, 'Content-Range': `bytes */${found!.bytes}`, 'Cache-Control': 'no-store' },
    });
  const file = await store.read(name, range === 'all' ? undefined : range);
  if (!file) return null;
  const length = range === 'all' ? file.bytes : range.last - range.first + 1;
  return new Response(Readable.toWeb(file.body) as ReadableStream<Uint8Array>, {
    status: range === 'all' ? 200 : 206,
    headers: {
      ...described(file),
      'Content-Length': String(length),
      ...(range !== 'all' && { 'Content-Range': `bytes ${range.first}-${range.last}/${file.bytes}` }),
    },
  });
}

/** `If-Range`: a part of another file than the reader has begun with is of no use. */
function isOfThis(asked: Headers, etag: string): boolean {
  const condition = asked.get('if-range');
  return condition === null || condition === etag;
}

/** Several parts at once, and what is no range in bytes, are answered with the whole, as the standard allows. */
function rangeOf(header: string, bytes: number): ByteRange | 'all' | 'none' {
  const { first = '', last = '' } = /^bytes=(?<first>\d{0,15})-(?<last>\d{0,15})$/.exec(header.trim())?.groups ?? {};
  if (first === '' && last === '') return 'all';
  if (first === '') {
    const length = Math.min(Number(last), bytes);
    return length === 0 ? 'none' : { first: bytes - length, last: bytes - 1 };
  }
  const range = { first: Number(first), last: last === '' ? bytes - 1 : Math.min(Number(last), bytes - 1) };
  if (last !== '' && Number(last) < range.first) return 'all';
  return range.first >= bytes ? 'none' : range;
}
