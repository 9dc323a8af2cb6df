import path from 'node:path';
import { serve } from 'srvx/node';
import { staticMiddleware } from 'srvx/static';
import handler from './dist/server/server.js';

const { PORT, HOST } = process.env;
serve({
  port: Number(PORT),
  hostname: HOST,
  gracefulShutdown: false,
  fetch: handler.fetch,
  middleware: [staticMiddleware({ dir: path.join(import.meta.dirname, 'dist/client') })],
});
