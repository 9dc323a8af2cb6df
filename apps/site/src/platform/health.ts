import { countedRefusals } from '@nasaq/serving';
import type { Context } from 'hono';

/** Milliseconds: whoever asks without a pause does not become a load for the admin host. */
const freshFor = 2000;
const timeout = 2_000;

type AdminHost = 'ok' | 'unavailable' | 'away';

/**
 * The site lives as long as this is answered, with 200: it serves what it holds also while the admin host is away.
 * `adminHost` tells how that is, by its own health; `unavailable` = it answers, and cannot serve. `refusals` counts what
 * the site itself has refused since its start. A HEAD asks for the site alone, as pages do that look for their line.
 */
export function health(adminUrl: string): (c: Context) => Promise<Response> {
  let asked: { at: number; answer: Promise<AdminHost> } | null = null;

  function adminHost(): Promise<AdminHost> {
    if (!asked || performance.now() - asked.at > freshFor) asked = { at: performance.now(), answer: ask(adminUrl) };
    return asked.answer;
  }

  return async (c) => {
    c.header('Cache-Control', 'no-store');
    if (c.req.method === 'HEAD') return c.json({ status: 'ok' });
    return c.json({ status: 'ok', adminHost: await adminHost(), refusals: countedRefusals() });
  };
}

async function ask(adminUrl: string): Promise<AdminHost> {
  try {
    const response = await fetch(`${adminUrl}/healthz`, { signal: AbortSignal.timeout(timeout) });
    await response.body?.cancel();
    return response.status < 500 ? 'ok' : 'unavailable';
  } catch {
    return 'away';
  }
}
