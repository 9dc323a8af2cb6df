import { randomUUID } from 'node:crypto';
import { tokenCookie } from '@nasaq/contract';
import type { APIRequestContext } from '@playwright/test';
import type { AdminApi } from './admin-api.ts';
import { siteUrl } from './addresses.ts';
import { expect } from './test.ts';

/**
 * A page's HTML as both hosts make it now, so that what is not found in it is not public: a moved address that is
 * published beside it makes the admin host forget its answers, and the site caches no page of a reader with a session.
 * @param path its path on the site
 */
export async function freshPage(request: APIRequestContext, adminApi: AdminApi, path: string): Promise<string> {
  const moved = await adminApi.create('redirects', {}, { from: `/${randomUUID()}`, to: '/' });
  try {
    const answer = await request.get(siteUrl + path, { headers: { cookie: `${tokenCookie}=Bearer%20none` } });
    expect(answer.status()).toBe(200);
    expect(answer.headers()['server-timing'] ?? '').not.toContain('hit');
    return await answer.text();
  } finally {
    await adminApi.remove('redirects', moved.id);
  }
}
