import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import {
  cutSlowBodies,
  drain,
  endKeptConnections,
  nameRequest,
  refuseOddRequest,
  traced,
  trackSockets,
  type Pace,
} from '@nasaq/serving';

const shutdownLimit = 10_000;
/** Longer than proxies in front keep theirs, so that they are the ones to close: a reader thinks longer than Node's 5 s. */
const keepAliveTimeout = 75_000;
/** 4 KB/s is a phone at the edge of its network; a 10 MB file then takes its three quarters of an hour. */
const pace: Pace = { grace: 60_000, bytesPerSecond: 4 * 1024 };

export interface Listening {
  server: Server;
  port: number;
  /** From now on each answer ends its connection. */
  endKept(): void;
  /** Stops accepting, lets running answers finish for at most ten seconds, then closes what is left. */
  close(): Promise<void>;
}

/**
 * Listens, or rejects with a message that says which port is taken or which address cannot be used.
 * @param first answers what it can at once, and says whether it did
 * @param trace how requests are followed in the log
 */
export async function listen(
  fetch: (request: Request, env: never) => Response | Promise<Response>,
  port: number,
  host: string,
  first: (request: IncomingMessage, response: ServerResponse) => boolean = () => false,
  trace: Parameters<typeof traced>[0] = { routeOf: () => '/*', requests: 'none' },
): Promise<Listening> {
  const handle = getRequestListener(fetch as never, { hostname: host });
  const server = createServer(
    // Bodies are watched by their pace: no fixed time fits a form and a file over a slow network.
    { requestTimeout: 0, headersTimeout: 15_000, keepAliveTimeout, shouldUpgradeCallback: () => false },
    traced(trace, (request, response) => {
      if (refuseOddRequest(request, response) || first(request, response)) return;
      nameRequest(response);
      void handle(request, response);
    }),
  );
  const sockets = trackSockets(server);
  cutSlowBodies(server, pace);
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(new Error(explain(error, port, host), { cause: error })),
    );
    server.listen(port, host, resolve);
  });
  return {
    server,
    port: (server.address() as AddressInfo).port,
    endKept: () => endKeptConnections(server),
    close: () => drain(server, sockets, shutdownLimit),
  };
}

function explain({ code, message }: NodeJS.ErrnoException, port: number, host: string): string {
  if (code === 'EADDRINUSE') return `Port ${port} on ${host} is taken. Stop what uses it, or set SITE_PORT.`;
  if (code === 'EACCES') return `Port ${port} may not be used by this user. Set SITE_PORT to 1024 or above.`;
  return `The site cannot listen on ${host}:${port}: ${message}`;
}
