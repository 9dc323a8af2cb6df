import { forEver } from '@nasaq/serving';
import { Hono } from 'hono';
import { LRUCache } from 'lru-cache';
import { createHash } from 'node:crypto';
import path from 'node:path';
import { answerFile, type FileRequest, type FileStore, isFileName } from '../../platform/storage/index.ts';
import { avifSuffix } from './avif-copies.ts';
import { downloaded } from './file-kinds.ts';

/** Types that a browser may show in place; anything else is offered as a download. */
const shown: Record<string, string> = {
  '.avif': 'image/avif',
  '.gif': 'image/gif',
  '.jpeg': 'image/jpeg',
  '.jpg': 'image/jpeg',
  '.mp4': 'video/mp4',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.vtt': 'text/vtt; charset=utf-8',
  '.webm': 'video/webm',
  '.webp': 'image/webp',
};

/** Pictures that are answered with their AVIF copy where there is one, to readers who take it. */
const copied = new Set(['.jpeg', '.jpg', '.png', '.webp']);

/**
 * The files of the media collection. A name never gets another content (`prepare-file.ts`), so they may be cached for a
 * year. The policy keeps a drawing with scripts in it from running them.
 * @param formerly the name that stands now for one that was replaced
 */
export function mediaFiles(
  files: FileStore,
  formerly: (name: string) => Promise<string | null> = async () => null,
): Hono {
  const hasCopy = knownCopies(files);
  const app = new Hono();
  app.on(['GET', 'HEAD'], '/:file', async (c) => {
    const name = c.req.param('file');
    const missing = () => c.text('Not found', 404, { 'X-Content-Type-Options': 'nosniff' });
    if (!isFileName(name)) return missing();
    const negotiated = copied.has(path.extname(name).toLowerCase());
    const takes = negotiated && c.req.header('accept')?.includes('image/avif') === true;
    const extra = { 'Cache-Control': forEver, ...(negotiated && { Vary: 'Accept' }) };
    const copy = takes && (await hasCopy(name)) && (await answerMedia(c.req.raw, name + avifSuffix, files, extra));
    const answer = copy || (await answerMedia(c.req.raw, name, files, extra));
    if (answer) return answer;
    const current = await formerly(name);
    if (current === null) return missing();
    // Not for long: it may be replaced again.
    c.header('Cache-Control', 'public, max-age=60');
    return c.redirect(`/media/${encodeURIComponent(current)}`, 302);
  });
  app.all('/*', (c) => c.text('Not found', 404));
  return app;
}

/** @param headers besides those that follow from the name */
export function answerMedia(
  request: FileRequest,
  name: string,
  files: FileStore,
  headers: Record<string, string>,
): Promise<Response | null> {
  const end = path.extname(name).toLowerCase();
  const type = shown[end];
  const described = {
    ...headers,
    'Content-Type': type ?? downloaded[end] ?? 'application/octet-stream',
    ...(!type && { 'Content-Disposition': 'attachment' }),
    'X-Content-Type-Options': 'nosniff',
    'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    'Cross-Origin-Resource-Policy': 'cross-origin',
  };
  return answerFile(
    request,
    { name, store: files },
    described,
    ({ bytes }) => `"${digest(name)}-${bytes.toString(36)}"`,
  );
}

/** The same at every host, and on disk as in S3. */
function digest(name: string): string {
  return createHash('sha256').update(name).digest('base64url').slice(0, 16);
}

/** A copy that was there once is not looked for again; one without content stands for one that is not to be had. */
function knownCopies(files: FileStore): (name: string) => Promise<boolean> {
  const known = new LRUCache<string, { isReal: boolean }>({ max: 5_000 });
  return async (name) => {
    const before = known.get(name);
    if (before) return before.isReal;
    const copy = name + avifSuffix;
    const found = isFileName(copy) ? await files.find(copy) : null;
    if (found) known.set(name, { isReal: found.bytes > 0 });
    return found !== null && found.bytes > 0;
  };
}
