import type { Server } from 'node:http';
import { env } from '../../env.ts';
import { StartError } from '@nasaq/serving';

/** How long running requests may take to finish when the server stops. */
export const closeTimeout = env.production ? 8000 : 300;

/** @throws {StartError} where the port is taken or may not be used */
export function listen(server: Server): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(new StartError(explain(error), { cause: error })));
    server.listen(env.adminPort, env.adminHost, () => resolve());
  });
}

function explain({ code, message }: NodeJS.ErrnoException): string {
  const place = `port ${env.adminPort} of ${env.adminHost}`;
  if (code === 'EADDRINUSE')
    return `The admin host cannot use ${place}: another program has it. Stop that one, or set ADMIN_PORT to a free port.`;
  if (code === 'EACCES') return `The admin host may not use ${place}: set ADMIN_PORT to a port from 1024 on.`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return `The address ${env.adminHost} is not one of this machine's: set ADMIN_HOST to 127.0.0.1, 0.0.0.0 or an address of it.`;
  return `The admin host cannot use ${place}: ${message}.`;
}
