import { connect, createServer, type Socket } from 'node:net';

/** Hands each connection to the next host that takes it, as a balancer does that keeps nobody on one host. */
export interface Balancer {
  close(): Promise<void>;
}

/**
 * @param ports of the hosts, on this machine
 * @param isReady whether one is given new connections; where none is, all are tried
 */
export async function startBalancer(
  port: number,
  ports: readonly number[],
  isReady: (port: number) => boolean = () => true,
): Promise<Balancer> {
  let turn = 0;
  const sockets = new Set<Socket>();
  const server = createServer((client) => {
    keep(client);
    turn += 1;
    const ready = ports.filter(isReady);
    const taken = ready.length > 0 ? ready : ports;
    const [first = 0, ...others] = taken.map((_, place) => taken[(turn + place) % taken.length]!);
    lead(client, first, others);
  });

  function lead(client: Socket, to: number, others: readonly number[]): void {
    // With the address of who asks, by which limits count.
    const host = connect({ port: to, host: '127.0.0.1', localAddress: client.remoteAddress?.replace('::ffff:', '') });
    keep(host);
    host.once('connect', () => {
      client.pipe(host);
      host.pipe(client);
    });
    host.on('error', () => {
      const [next, ...rest] = others;
      if (host.connecting || host.bytesRead + host.bytesWritten > 0 || next === undefined) client.destroy();
      else lead(client, next, rest);
    });
    host.on('close', () => host.bytesRead + host.bytesWritten > 0 && client.destroy());
    client.on('close', () => host.destroy());
  }

  function keep(socket: Socket): void {
    sockets.add(socket);
    socket.on('error', () => {});
    socket.once('close', () => sockets.delete(socket));
  }

  await new Promise<void>((resolve) => void server.listen(port, '127.0.0.1', resolve));
  return {
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => void server.close(resolve));
    },
  };
}
