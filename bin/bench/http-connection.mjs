import net from 'node:net';

/** One for all: what it holds is read before the next connection fills it. */
const buffer = Buffer.allocUnsafe(128 * 1024);

/**
 * One kept-alive connection that carries one request at a time. It knows as much of HTTP as answers to GET need, and
 * costs a third of a full client: the load must not be what is measured.
 */
export class HttpConnection {
  /** @param {string} url of the server */
  constructor(url) {
    const { hostname: host, port } = new URL(url);
    this.received = '';
    this.left = 0;
    this.chunked = false;
    this.socket = net.connect({
      host,
      port: Number(port),
      noDelay: true,
      onread: { buffer, callback: (size) => this.read(buffer.subarray(0, size)) },
    });
    this.opened = new Promise((resolve, reject) => {
      this.socket.once('connect', resolve).once('error', reject);
    });
    this.socket.on('error', (error) => this.fail?.(error));
    this.socket.on('close', () => this.fail?.(new Error('The server closed the connection.')));
  }

  /**
   * @param {Buffer} request as it goes over the wire
   * @param {(status: number, bytes: number) => void} done the answer is complete; bytes with its head
   * @param {(error: Error) => void} fail
   */
  send(request, done, fail) {
    this.done = done;
    this.fail = fail;
    this.status = 0;
    this.bytes = 0;
    this.socket.write(request);
  }

  close() {
    this.fail = undefined;
    this.socket.destroy();
  }

  read(chunk) {
    this.bytes += chunk.length;
    if (this.status !== 0) return this.body(chunk);
    const end = chunk.indexOf('\r\n\r\n');
    this.received += chunk.latin1Slice(0, end === -1 ? chunk.length : end);
    if (end === -1) return true;
    this.head(this.received);
    this.received = '';
    return this.body(chunk.subarray(end + 4));
  }

  head(text) {
    this.status = Number(text.slice(9, 12));
    const length = /\r\ncontent-length: *(\d+)/i.exec(text);
    this.chunked = length === null && /\r\ntransfer-encoding: *chunked/i.test(text);
    this.left = length ? Number(length[1]) : 0;
    this.tail = '\r\n';
    if (this.status === 304 || this.status === 204) this.left = 0;
  }

  body(chunk) {
    if (this.chunked) {
      // One answer at a time: the last chunk ends what is received.
      this.tail = (this.tail + chunk.latin1Slice(Math.max(0, chunk.length - 7))).slice(-7);
      if (this.tail === '\r\n0\r\n\r\n') this.finish();
      return true;
    }
    this.left -= chunk.length;
    if (this.left <= 0) this.finish();
    return true;
  }

  finish() {
    this.fail = undefined;
    this.done(this.status, this.bytes);
  }
}

/** A GET request as it goes over the wire. */
export function getRequest(url, headers = {}) {
  const { host, pathname, search } = new URL(url);
  const lines = Object.entries({ host, connection: 'keep-alive', ...headers }).map(
    ([name, value]) => `${name}: ${value}`,
  );
  return Buffer.from(`GET ${pathname}${search} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`, 'latin1');
}
