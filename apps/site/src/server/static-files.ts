import { readdirSync } from 'node:fs';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';

const immutable = 'public, max-age=31536000, immutable';

/** The client build: hashed files for ever, the few with fixed names (icons) for a day; precompressed where it was done. */
export function staticFiles(clientFolder: string): Hono {
  const app = new Hono();
  app.on(
    ['GET', 'HEAD'],
    '/assets/*',
    serveStatic({ root: clientFolder, precompressed: true, onFound: (_, c) => c.header('Cache-Control', immutable) }),
  );
  app.all('/assets/*', (c) => c.text('Not found', 404, { 'Cache-Control': 'no-store' }));
  for (const name of fixedNames(clientFolder)) {
    app.get(
      `/${name}`,
      serveStatic({
        root: clientFolder,
        path: name,
        onFound: (_, c) => c.header('Cache-Control', 'public, max-age=86400'),
      }),
    );
  }
  return app;
}

function fixedNames(clientFolder: string): string[] {
  const files = readdirSync(clientFolder, { withFileTypes: true }).filter((file) => file.isFile());
  return files.map(({ name }) => name).filter((name) => name !== 'manifest.json' && !/\.(br|gz)$/.test(name));
}
