import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { mkdirSync } from 'node:fs';
import path from 'node:path';

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

/**
 * The files of the media collection. A name never gets another content (Payload numbers repeated names), so they may
 * be kept for a year. The policy keeps a drawing with scripts in it from running them.
 * @param folder absolute path of the files
 */
export function mediaFiles(folder: string): Hono {
  mkdirSync(folder, { recursive: true });
  const app = new Hono();
  app.use('/*', async (c, next) => {
    await next();
    c.header('X-Content-Type-Options', 'nosniff');
    c.header('Content-Security-Policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox");
  });
  app.use(
    '/:file',
    serveStatic({
      root: folder,
      rewriteRequestPath: (requested) => requested.replace(/^\/media/, ''),
      onFound: (file, c) => {
        const type = shown[path.extname(file).toLowerCase()];
        c.header('Content-Type', type ?? 'application/octet-stream');
        if (!type) c.header('Content-Disposition', 'attachment');
        c.header('Cache-Control', 'public, max-age=31536000, immutable');
        c.header('Cross-Origin-Resource-Policy', 'cross-origin');
      },
    }),
  );
  app.all('/*', (c) => c.text('Not found', 404));
  return app;
}
