import type { IncomingMessage, Server } from 'node:http';

export interface Pace {
  /** Milliseconds that any body may take. */
  grace: number;
  /** Bytes that buy another second. */
  bytesPerSecond: number;
}

/**
 * Ends connections whose request body hardly moves. A limit of the whole time would cut slow but honest uploads; without
 * any, connections that send a byte a minute would pile up.
 */
export function cutSlowBodies(server: Server, { grace, bytesPerSecond }: Pace): void {
  server.on('request', (request: IncomingMessage) => {
    if (!hasBody(request)) return;
    const { socket } = request;
    const begun = Date.now();
    const before = socket.bytesRead;
    const watch = setInterval(() => {
      const earned = ((socket.bytesRead - before) / bytesPerSecond) * 1_000;
      if (request.complete || socket.destroyed) clearInterval(watch);
      else if (Date.now() - begun > grace + earned) socket.destroy();
    }, grace / 10);
    watch.unref();
    request.once('close', () => clearInterval(watch));
  });
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}
