import next from 'next';
import type { Server } from 'node:http';
import path from 'node:path';
import { env } from '../env.ts';
import type { NodeHandler } from '../platform/http/request-handler.ts';
import { builtFiles } from './built-files.ts';

/** Next, which renders the screens of the admin. */
export interface NextScreens {
  handle: NodeHandler;
  close: () => Promise<void>;
}

/** Prepares Next inside this process; the Payload config must be loaded before. */
export async function openNextScreens(httpServer: Server): Promise<NextScreens> {
  const folder = path.resolve(import.meta.dirname, env.production ? '..' : '../..');
  const app = next({
    dev: !env.production,
    dir: folder,
    hostname: env.adminHost,
    port: env.adminPort,
    httpServer,
    // In production nobody else says why a screen failed; in development Next does so by itself, at length.
    quiet: !env.production,
  });
  await app.prepare();
  const render = app.getRequestHandler();
  // In development there is no build.
  const answerFile = env.production ? builtFiles(path.join(folder, '.next/static')) : undefined;
  return {
    handle: async (request, response) => {
      if (!(await answerFile?.(request, response))) await render(request, response);
    },
    close: () => app.close(),
  };
}
