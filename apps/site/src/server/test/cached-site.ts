import { contentTagsHeader } from '@nasaq/contract';
import { readEnv } from '../../platform/env.ts';
import { listen } from '../../platform/listen.ts';
import { openSite } from '../open-site.ts';
import { noCopies, type PageCopies } from '../page-cache/page-copies.ts';
import { startFixtureAdmin, type FixtureAdmin } from './fixture-admin.ts';
import { inventedAssets } from './invented-assets.ts';

export interface CachedSite {
  admin: FixtureAdmin;
  /** What the admin host was asked for content, as paths below `/api/v1/`. */
  asked(): string[];
  read(path: string, headers?: Record<string, string>): Promise<Read>;
  /** A form as a page without scripts sends it. */
  post(path: string, body: string, headers?: Record<string, string>): Promise<Read>;
  close(): Promise<void>;
}

export interface Read {
  status: number;
  headers: Headers;
  text: string;
  /** `hit`, `stale` or `miss`; `undefined` for what is not kept. */
  cache: string | undefined;
}

/** A site that keeps its pages, over the fixture admin host, which says what its answers are made from. */
export async function startCachedSite(
  settings: Record<string, string> = {},
  copies: PageCopies = noCopies,
): Promise<CachedSite> {
  const admin = await startFixtureAdmin();
  const answer = (data: object, tags: string) => Response.json(data, { headers: { [contentTagsHeader]: tags } });
  // Else everything would be forgotten once, in the middle of a test.
  admin.own.set('GET /api/v1/changes', () => new Response(null, { status: 503 }));
  admin.own.set('GET /api/v1/global-site-data', () => answer({ data: { general: {}, social: {} } }, 'site'));
  const env = readEnv({ ADMIN_URL: admin.url, NODE_ENV: 'test', ...settings });
  const { site, fast, follower } = openSite(env, inventedAssets, copies);
  async function call(path: string, init: RequestInit): Promise<Read> {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, { ...init, redirect: 'manual' });
    const cache = /desc="(\w+)"/.exec(response.headers.get('server-timing') ?? '')?.[1];
    return { status: response.status, headers: response.headers, text: await response.text(), cache };
  }

  const { port, close } = await listen(site.fetch, 0, '127.0.0.1', fast);
  return {
    admin,
    asked: () =>
      admin.requests
        .map(({ url }) => new URL(url))
        .filter(({ pathname }) => !pathname.endsWith('/changes'))
        .map(({ pathname, search }) => pathname.replace('/api/v1/', '') + search),
    read: (path, headers = {}) => call(path, { headers: { connection: 'close', ...headers } }),
    post: (path, body, headers = {}) =>
      call(path, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded', origin: env.SITE_URL, ...headers },
        body,
      }),
    async close() {
      follower.close();
      await close();
      await admin.close();
    },
  };
}
