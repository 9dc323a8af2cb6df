import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';
import type { NextScreens, NodeHandler } from './next-screens.ts';

/** The addresses that Next answers; the ones with two underscores are its error overlay's, in development. */
const nextAddress = /^\/(admin|_next|__nextjs[^/?]*)(?=[/?]|$)/;

/** Sends each request to the one who answers it: Next for the admin's screens, `app` for everything else. */
export function requestHandler(app: Hono, screens: Pick<NextScreens, 'handle'>): NodeHandler {
  const handleApp = getRequestListener((request) => app.fetch(request), { overrideGlobalObjects: false });
  return async (request, response) => {
    try {
      await (nextAddress.test(request.url ?? '/') ? screens.handle : handleApp)(request, response);
    } catch (error) {
      console.error(error);
      if (!response.headersSent) response.writeHead(500);
      response.end();
    }
  };
}
