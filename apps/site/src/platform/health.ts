import { countedRefusals } from '@nasaq/serving';
import type { Context } from 'hono';
import manifest from '../../package.json' with { type: 'json' };

/** Milliseconds: whoever asks without a pause does not become a load for the admin host. */
const freshFor = 2000;
const timeout = 2_000;

type AdminHost = 'ok' | 'unavailable' | 'away';

/**
 * The process lives as long as this is answered, with 200. `refusals` counts what the site itself has refused since its
 * start. Pages look for their line here.
 */
export function liveness(c: Context): Response {
  c.header('Cache-Control', 'no-store');
  return c.json({ status: 'ok', version: manifest.version, refusals: countedRefusals() });
}

interface Options {
  adminUrl: string;
  /** How many pages are kept for the time when the admin host is away. */
  keptPages: () => number;
  /** The process is about to end, and finishes what it has begun. */
  isStopping: () => boolean;
}

/**
 * Whether the site can serve: 200 while its admin host is ready, or while it keeps pages of its own, else 503; also 503
 * from the moment that the process is told to end. `adminHost` tells how that is, by its own word; `unavailable` = it
 * answers, and cannot serve.
 */
export function readiness({ adminUrl, keptPages, isStopping }: Options): (c: Context) => Promise<Response> {
  let asked: { at: number; answer: Promise<AdminHost> } | null = null;

  function askedOnce(): Promise<AdminHost> {
    if (!asked || performance.now() - asked.at > freshFor) asked = { at: performance.now(), answer: ask(adminUrl) };
    return asked.answer;
  }

  return async (c) => {
    const adminHost = await askedOnce();
    const pages = keptPages();
    const isWell = adminHost === 'ok' || pages > 0;
    c.header('Cache-Control', 'no-store');
    return c.json(
      {
        status: isStopping() ? 'stopping' : isWell ? 'ok' : 'unavailable',
        version: manifest.version,
        adminHost,
        keptPages: pages,
      },
      isWell && !isStopping() ? 200 : 503,
    );
  };
}

async function ask(adminUrl: string): Promise<AdminHost> {
  try {
    const response = await fetch(`${adminUrl}/readyz`, { signal: AbortSignal.timeout(timeout) });
    await response.body?.cancel();
    return response.status < 500 ? 'ok' : 'unavailable';
  } catch {
    return 'away';
  }
}
