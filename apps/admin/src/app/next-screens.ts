import next from 'next';
import type { Server } from 'node:http';
import path from 'node:path';
import { env } from '../env.ts';
import type { NodeHandler } from '../platform/http/request-handler.ts';

/** Next, which renders the screens of the admin. */
export interface NextScreens {
  handle: NodeHandler;
  close: () => Promise<void>;
}

/** Prepares Next inside this process; the Payload config must be loaded before. */
export async function openNextScreens(httpServer: Server): Promise<NextScreens> {
  const app = next({
    dev: !env.production,
    dir: path.resolve(import.meta.dirname, env.production ? '..' : '../..'),
    hostname: env.adminHost,
    port: env.adminPort,
    httpServer,
    quiet: true,
  });
  await app.prepare();
  return { handle: app.getRequestHandler(), close: () => app.close() };
}
