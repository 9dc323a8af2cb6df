import { setTimeout as wait } from 'node:timers/promises';
import { call } from '../faults/sender/call.ts';

/** What came of everything that was asked for. */
export interface Load {
  answered: number;
  /** Lines, one for each request that was not answered with 200. */
  failed: string[];
}

/**
 * Reads pages at a steady rate, each over a connection of its own, until it is told to end.
 * @param perSecond requests; what the machine cannot send in time is sent afterwards, so that none is left out
 * @param paths are read in turn
 * @param addresses of this machine, from which they are read in turn
 */
export function startLoad(site: string, perSecond: number, paths: readonly string[], addresses: readonly string[]) {
  const load: Load = { answered: 0, failed: [] };
  const open = new Set<Promise<void>>();
  const over = new AbortController();
  const begun = performance.now();
  let asked = 0;

  async function ask(path: string, from: string): Promise<void> {
    const at = Math.round(performance.now() - begun);
    try {
      const { status } = await call(`${site}${path}`, { from, headers: { 'accept-encoding': 'br' } });
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
        const one: Promise<void> = ask(paths[asked % paths.length]!, addresses[asked % addresses.length]!).finally(() =>
          open.delete(one),
        );
        open.add(one);
      }
      await wait(10);
    }
    await Promise.all(open);
  })();

  return {
    /** Ends it, once everything that was asked for has its answer. */
    async end(): Promise<Load & { perSecond: number }> {
      over.abort();
      await running;
      return { ...load, perSecond: Math.round((asked * 1000) / (performance.now() - begun)) };
    },
  };
}
