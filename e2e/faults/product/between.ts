import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import { adminUrl, ports } from './places.ts';

/** Stands between the site and the admin host, and can keep a request or an answer to itself. */
export interface Between {
  url: string;
  /** Reads of content that have passed, by address and language, in the order in which they came. */
  readonly reads: string[];
  /** Answers 503 to what is asked for at an address that ends so; `null` = to nothing. */
  refuse(ending: string | null): void;
  /** The next POST to an address that ends so goes no further; resolves when its head has come. */
  stopNext(ending: string): Promise<void>;
  /** The answer to the next POST to such an address goes no further; resolves when the admin host has given it. */
  holdNext(ending: string): Promise<{ status: number }>;
  /** Cuts the connections of what was stopped and held. */
  drop(): void;
  close(): Promise<void>;
}

interface Wanted {
  at: 'request' | 'answer';
  ending: string;
  resolve: (answer: { status: number }) => void;
}

export async function startBetween(): Promise<Between> {
  let wanted: Wanted | undefined;
  const kept: ServerResponse[] = [];
  const reads: string[] = [];
  let refused: string | null = null;
  const server = createServer((asked, answer) => {
    const address = asked.url ?? '';
    if (refused && address.split('?')[0]!.endsWith(refused)) return void answer.writeHead(503).end();
    if (asked.method === 'GET' && !address.includes('/changes')) reads.push(`${asked.headers.locale} ${address}`);
    if (keeps('request', asked, answer)) return;
    const passed = request(adminUrl + asked.url, { method: asked.method, headers: asked.headers }, (given) => {
      if (keeps('answer', asked, answer, given.statusCode)) return void given.resume();
      answer.writeHead(given.statusCode ?? 502, given.headers);
      given.on('error', () => answer.destroy());
      given.pipe(answer);
    });
    passed.on('error', () => kept.includes(answer) || answer.destroy());
    asked.on('error', () => passed.destroy());
    asked.pipe(passed);
  });
  await new Promise<void>((resolve) => server.listen(ports.between, 'localhost', resolve));

  function keeps(at: Wanted['at'], { url = '', method }: IncomingMessage, answer: ServerResponse, status = 0): boolean {
    if (wanted?.at !== at || method !== 'POST' || !url.split('?')[0]!.endsWith(wanted.ending)) return false;
    kept.push(answer);
    wanted.resolve({ status });
    wanted = undefined;
    return true;
  }
  function keepNext(at: Wanted['at'], ending: string): Promise<{ status: number }> {
    return new Promise((resolve) => (wanted = { at, ending, resolve }));
  }

  return {
    url: `http://localhost:${ports.between}`,
    reads,
    refuse: (ending) => void (refused = ending),
    stopNext: async (ending) => void (await keepNext('request', ending)),
    holdNext: (ending) => keepNext('answer', ending),
    drop: () => {
      for (const answer of kept.splice(0)) answer.destroy();
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
