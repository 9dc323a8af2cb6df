import { serveStatic } from '@hono/node-server/serve-static';
import { Hono, type Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { mkdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { avifSuffix } from './avif-copies.ts';

/** Types that a browser may show in place; anything else is offered as a download. */
const shown: Record<string, string> = {
  '.avif': 'image/avif',
  '.gif': 'image/gif',
  '.jpeg': 'image/jpeg',
  '.jpg': 'image/jpeg',
  '.mp4': 'video/mp4',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webm': 'video/webm',
  '.webp': 'image/webp',
};

/** Pictures that are answered with their AVIF copy where there is one, to readers who take it. */
const copied = new Set(['.jpeg', '.jpg', '.png', '.webp']);

/**
 * The files of the media collection. A name never gets another content (Payload numbers repeated names), so they may
 * be cached for a year. The policy keeps a drawing with scripts in it from running them.
 * @param folder absolute path of the files
 */
export function mediaFiles(folder: string): Hono {
  mkdirSync(folder, { recursive: true });
  const app = new Hono();
  app.use(
    '/:file',
    chooseCopy(folder),
    describe,
    serveStatic({
      root: folder,
      rewriteRequestPath: (address, c) => {
        const file = address.replace(/^\/media/, '');
        return hasAvif(c) ? file + avifSuffix : file;
      },
    }),
  );
  app.all('/*', (c) => c.text('Not found', 404));
  return app;
}

type Choice = { Variables: { avif?: boolean } };

/** A copy without content stands for one that is not to be had. */
function chooseCopy(folder: string) {
  return createMiddleware<Choice>(async (c, next) => {
    const name = c.req.param('file') ?? '';
    if (copied.has(path.extname(name).toLowerCase()) && path.basename(name) === name) {
      c.header('Vary', 'Accept');
      const takes = c.req.header('accept')?.includes('image/avif') === true;
      c.set(
        'avif',
        takes && (statSync(path.join(folder, name + avifSuffix), { throwIfNoEntry: false })?.size ?? 0) > 0,
      );
    }
    await next();
  });
}

const hasAvif = (c: Context) => (c as Context<Choice>).get('avif') === true;

/** Sets the headers of the file that was found, over those that the server of files guesses. */
const describe = createMiddleware(async (c, next) => {
  await next();
  c.header('X-Content-Type-Options', 'nosniff');
  if (!c.res.ok) return;
  const type = hasAvif(c) ? 'image/avif' : shown[path.extname(c.req.path).toLowerCase()];
  c.header('Content-Type', type ?? 'application/octet-stream');
  if (!type) c.header('Content-Disposition', 'attachment');
  c.header('Content-Security-Policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox");
  c.header('Cross-Origin-Resource-Policy', 'cross-origin');
  c.header('Cache-Control', 'public, max-age=31536000, immutable');
});
