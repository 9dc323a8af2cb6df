import { connect, createServer, type Socket } from 'node:net';

/** Hands each connection to the next host that takes it, as a balancer does that keeps nobody on one host. */
export interface Balancer {
  close(): Promise<void>;
}

/** @param ports of the hosts, on this machine */
export async function startBalancer(port: number, ports: readonly number[]): Promise<Balancer> {
  let turn = 0;
  const sockets = new Set<Socket>();
  const server = createServer((client) => {
    keep(client);
    turn += 1;
    const [first = 0, ...others] = ports.map((_, place) => ports[(turn + place) % ports.length]!);
    lead(client, first, others);
  });

  function lead(client: Socket, to: number, others: readonly number[]): void {
    const host = connect(to, '127.0.0.1');
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

  await new Promise<void>((resolve) => void server.listen(port, 'localhost', resolve));
  return {
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => void server.close(resolve));
    },
  };
}
