import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

/** What came of everything that was asked for. */
export interface Load {
  answered: number;
  perSecond: number;
  /** Lines, one for each request that was not answered with 200. */
  failed: string[];
}

/**
 * Reads pages at a steady rate over connections that stay open, as browsers and CDNs keep them. Like those it asks once
 * more where a kept connection turns out to be closed, and where nothing else went wrong.
 * @param perSecond requests; what the machine cannot send in time is sent afterwards, so that none is left out
 * @param paths are read in turn
 */
export function startLoad(site: string, perSecond: number, paths: readonly string[]): { end: () => Promise<Load> } {
  const agent = new Agent({ keepAlive: true, maxSockets: 64 });
  const load = { answered: 0, failed: [] as string[] };
  const open = new Set<Promise<void>>();
  const over = new AbortController();
  const begun = performance.now();
  let asked = 0;

  async function ask(path: string): Promise<void> {
    const at = Math.round(performance.now() - begun);
    try {
      const status = await read(site + path, agent);
      if (status === 200) load.answered += 1;
      else load.failed.push(`${at} ms ${path}: ${status}`);
    } catch (error) {
      load.failed.push(`${at} ms ${path}: ${(error as Error).message}`);
    }
  }

  const running = (async () => {
    while (!over.signal.aborted) {
      const due = ((performance.now() - begun) / 1000) * perSecond;
      for (; asked < due; asked += 1) {
        const one: Promise<void> = ask(paths[asked % paths.length]!).finally(() => open.delete(one));
        open.add(one);
      }
      await wait(10);
    }
    await Promise.all(open);
    agent.destroy();
  })();

  return {
    /** Ends it, once everything that was asked for has its answer. */
    async end() {
      over.abort();
      await running;
      return { ...load, perSecond: Math.round((asked * 1000) / (performance.now() - begun)) };
    },
  };
}

async function read(address: string, agent: Agent): Promise<number> {
  const sent = request(address.replace('//localhost', '//127.0.0.1'), {
    agent,
    headers: { 'accept-encoding': 'br' },
    signal: AbortSignal.timeout(30_000),
  });
  try {
    const answered = once(sent, 'response') as Promise<[IncomingMessage]>;
    sent.end();
    const [answer] = await answered;
    answer.resume();
    await once(answer, 'end');
    if (!answer.complete) throw new Error('The answer was cut.');
    return answer.statusCode ?? 0;
  } catch (error) {
    const isClosed = sent.reusedSocket && (error as NodeJS.ErrnoException).code === 'ECONNRESET';
    if (isClosed) return read(address, agent);
    throw error;
  }
}
