import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Every open connection, also those that became a WebSocket, which the server itself loses sight of. */
export function trackSockets(server: Server): Set<Socket> {
  const sockets = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  return sockets;
}

/** From now on each answer ends its connection: who asks again opens another, which a balancer leads to another host. */
export function endKeptConnections(server: Server): void {
  server.prependListener('request', (_request, response: ServerResponse) => {
    response.shouldKeepAlive = false;
  });
}

/**
 * Takes no new connection, waits for the running requests, and cuts the ones that take too long. A connection that becomes
 * idle meanwhile is closed, not kept for its reader.
 * @param sockets the open connections, kept by `trackSockets`
 * @param timeout milliseconds that running requests have
 */
export async function drain(server: Server, sockets: Set<Socket>, timeout: number): Promise<void> {
  const closed = new Promise<void>((resolve) => void server.close(() => resolve()));
  const idle = setInterval(() => {
    server.closeIdleConnections();
    // Opened by a browser in advance: to Node they are not idle, since it waits for their first request.
    for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
  }, 50);
  const late = setTimeout(() => sockets.forEach((socket) => socket.destroy()), timeout);
  await closed;
  clearInterval(idle);
  clearTimeout(late);
}
