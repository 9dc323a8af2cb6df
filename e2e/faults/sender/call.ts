import { request } from 'node:http';

export interface Asked {
  method?: string;
  headers?: Record<string, string>;
  body?: string | Uint8Array;
  /** The address of this machine that it comes from; Linux answers to all of 127.0.0.0/8. */
  from?: string;
  patience?: number;
}

export interface Answer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  /** As they came, for an answer that is compressed. */
  bytes: Buffer;
  text: string;
}

/**
 * One request over a connection of its own.
 * @throws {Error} where no whole answer came: the connection was cut, refused, or stayed silent for `patience`
 */
export function call(address: string, { method = 'GET', headers = {}, body, from, patience = 25_000 }: Asked = {}) {
  return new Promise<Answer>((resolve, reject) => {
    const asked = request(
      // Where the address has two families, `from` decides.
      address.replace('//localhost', '//127.0.0.1'),
      {
        method,
        agent: false,
        signal: AbortSignal.timeout(patience),
        headers: { ...headers, ...(body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) }) },
        ...(from ? { localAddress: from } : {}),
      },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', reject);
        response.on('end', () => {
          if (!response.complete) return reject(new Error('The answer was cut.'));
          const bytes = Buffer.concat(chunks);
          resolve({ status: response.statusCode ?? 0, headers: response.headers, bytes, text: bytes.toString() });
        });
      },
    );
    asked.on('error', reject);
    asked.end(body);
  });
}
