import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { etag } from 'hono/etag';
import { createMiddleware } from 'hono/factory';
import { getMimeType } from 'hono/utils/mime';
import { forEver, Representation } from '@nasaq/serving';
import { representationResponse } from './responses.ts';

type Found = { Variables: { file?: string } };

/**
 * The client build: hashed files for ever, the few with fixed names (icons) asked for again each time; precompressed
 * where it was done. A hashed file's name says all about its content, and its suffix the encoding: that is its ETag.
 */
export function staticFiles(clientFolder: string): Hono {
  const app = new Hono();
  const hashed = new Hono<Found>();
  hashed.on(
    ['GET', 'HEAD'],
    '/assets/*',
    etag(),
    keptForEver,
    serveStatic<Found>({
      root: clientFolder,
      precompressed: true,
      onFound: (file, c) => c.set('file', path.basename(file)),
    }),
  );
  app.route('/', hashed);
  app.all('/assets/*', (c) => c.text('Not found', 404, { 'Cache-Control': 'no-store' }));
  for (const name of fixedNames(clientFolder)) {
    const content = fixedFile(path.join(clientFolder, name));
    app.get(`/${name}`, (c) => representationResponse(c, content));
  }
  return app;
}

const keptForEver = createMiddleware<Found>(async (c, next) => {
  await next();
  const file = c.get('file');
  if (file === undefined) return;
  c.header('Cache-Control', forEver);
  c.header('ETag', `"${file}"`);
});

/** Icons and the like: small, few and asked for by every reader, who are told whether what they have still holds. */
function fixedFile(file: string): Representation {
  const type = getMimeType(file) ?? 'application/octet-stream';
  return new Representation(readFileSync(file), type, { 'Cache-Control': 'public, no-cache', Vary: 'Accept-Encoding' });
}

function fixedNames(clientFolder: string): string[] {
  const files = readdirSync(clientFolder, { withFileTypes: true }).filter((file) => file.isFile());
  return files.map(({ name }) => name).filter((name) => name !== 'manifest.json' && !/\.(br|gz)$/.test(name));
}
