import { type Locale, localeHeader } from '@nasaq/contract';
import type { Payload } from 'payload';
import { expect } from 'vitest';
import { ResponseCache } from '../platform/http/response-cache.ts';

/** Asks for what a call answers in a language. */
export type AskApi = <Data>(path: string, locale: Locale, headers?: Record<string, string>) => Promise<Data>;

/** The API with its cache, asked as the site asks it. */
export async function openTestApi(payload: Payload): Promise<AskApi> {
  const [{ createApi }, { Computations }] = await Promise.all([
    import('../api-routes.ts'),
    import('../platform/http/computations.ts'),
  ]);
  const api = createApi(() => Promise.resolve(payload), {
    cache: new ResponseCache(),
    computations: new Computations(1_000, 2),
  });
  return async <Data>(path: string, locale: Locale, headers: Record<string, string> = {}) => {
    const answer = await api.request(
      `${path}?v=2`,
      { headers: { [localeHeader]: locale, ...headers } },
      { incoming: { socket: { remoteAddress: '127.0.0.1' } } },
    );
    expect(answer.status).toBe(200);
    return ((await answer.json()) as { data: Data }).data;
  };
}
