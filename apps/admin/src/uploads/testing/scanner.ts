import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';

/** A daemon that speaks as ClamAV's does. */
export interface TestScanner {
  port: number;
  /** What was sent to it, whole, one entry for each file. */
  seen: Buffer[];
  /** What it answers from now on; `null` = it hangs up. */
  says: (answer: string | null) => void;
  close: () => Promise<void>;
}

export async function openScanner(): Promise<TestScanner> {
  const seen: Buffer[] = [];
  const sockets = new Set<Socket>();
  let answer: string | null = 'stream: OK';
  const server: Server = createServer((socket) => {
    sockets.add(socket);
    const reader = new StreamReader();
    socket.on('error', () => {});
    socket.on('data', (piece) => {
      const file = reader.read(piece);
      if (!file) return;
      seen.push(file);
      if (answer === null) socket.destroy();
      else socket.end(`${answer}\0`);
    });
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    seen,
    says: (next) => (answer = next),
    close: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

const command = Buffer.from('zINSTREAM\0');

/** Puts the pieces of a file together, each of which has its length before it. */
class StreamReader {
  #rest = Buffer.alloc(0);
  #begun = false;
  readonly #pieces: Buffer[] = [];

  /** @returns the file, once the piece without length has come */
  read(came: Buffer): Buffer | null {
    this.#rest = Buffer.concat([this.#rest, came]);
    if (!this.#begun) {
      if (this.#rest.length < command.length || !this.#take(command.length).equals(command)) return null;
      this.#begun = true;
    }
    while (this.#rest.length >= 4) {
      const length = this.#rest.readUInt32BE(0);
      if (length === 0) return Buffer.concat(this.#pieces);
      if (this.#rest.length < 4 + length) return null;
      this.#take(4);
      this.#pieces.push(this.#take(length));
    }
    return null;
  }

  #take(length: number): Buffer {
    const taken = this.#rest.subarray(0, length);
    this.#rest = this.#rest.subarray(length);
    return taken;
  }
}
