import { randomUUID } from 'node:crypto';
import type { ContentType, Locale } from '@nasaq/contract';
import type { APIRequestContext } from '@playwright/test';
import { adminUrl, siteUrl } from './addresses.ts';
import { adminText } from './admin-texts.ts';
import { expect, test as base } from './test.ts';

type Role = 'admin' | 'editor' | 'recruiter';
type Row = { id: number } & Record<string, unknown>;

/** Payload's REST interface with an administrator's rights, to prepare a journey and to put everything back. */
export interface AdminApi {
  find(collection: string, query: Record<string, string>): Promise<Row[]>;
  create(collection: string, query: Record<string, string>, data: object): Promise<Row>;
  update(collection: string, id: number, query: Record<string, string>, data: object): Promise<void>;
  /** For good, also from the trash. */
  remove(collection: string, id: number): Promise<void>;
}

interface Fixtures {
  /** Language of the admin's interface. */
  language: Locale;
  roles: Role[];
  /** A member of staff for this journey alone, so that preferences and sessions of others stay out of it. */
  member: { id: number; email: string; password: string };
  /** A page of the admin, signed in as the member. */
  signedIn: void;
  /** Text of the admin's own interface in `language`: `word('version:publishIn')`. */
  word: (key: string, values?: Record<string, string>) => string;
}

interface WorkerFixtures {
  adminApi: AdminApi;
}

const administrator = { email: 'admin@nasaq.example', password: 'a long password for journeys' };

/** The journeys' test on the admin host: `page` begins there, with the guards of `test.ts`. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  baseURL: adminUrl,
  ownOrigins: [siteUrl],
  viewport: { width: 1600, height: 900 },
  language: ['en', { option: true }],
  roles: [['editor'], { option: true }],
  adminApi: [
    async ({ playwright }, use) => {
      const request = await playwright.request.newContext({ baseURL: adminUrl });
      await use(restApi(request));
      await request.dispose();
    },
    { scope: 'worker' },
  ],
  member: async ({ adminApi, roles }, use) => {
    const email = `${randomUUID()}@nasaq.example`;
    const password = randomUUID();
    const { id } = await adminApi.create('users', {}, { name: 'Journey', email, password, roles });
    await use({ id, email, password });
    await adminApi.remove('users', id);
  },
  signedIn: async ({ context, language, member }, use) => {
    await context.addCookies([{ name: 'nasaq-admin-lng', value: language, url: adminUrl }]);
    const { email, password } = member;
    const answer = await context.request.post('/api/users/login', { data: { email, password } });
    expect(answer.status()).toBe(200);
    await use();
  },
  word: async ({ language }, use) => use((key, values) => adminText(language, key, values)),
});

/** Payload keeps the sessions of an account in one row: of two that sign in at the same moment, one is forgotten. */
async function signIn(request: APIRequestContext): Promise<string> {
  for (let attempt = 1; attempt <= 5; attempt += 1) {
    const answer = await request.post('/api/users/login', { data: administrator });
    expect(answer.status()).toBe(200);
    const { token } = (await answer.json()) as { token: string };
    const me = await request.get('/api/users/me', { headers: { authorization: `JWT ${token}` } });
    if (((await me.json()) as { user: object | null }).user) return token;
  }
  throw new Error('The administrator could not sign in.');
}

function restApi(request: APIRequestContext): AdminApi {
  let token: string | undefined;
  async function call<T>(method: string, path: string, params: Record<string, string>, data?: object): Promise<T> {
    token ??= await signIn(request);
    const send = (jwt: string) =>
      request.fetch(`/api/${path}`, {
        method,
        // A connection that the server closes while it is being reused.
        maxRetries: 2,
        params,
        headers: { authorization: `JWT ${jwt}` },
        ...(data ? { data } : {}),
      });
    let answer = await send(token);
    if (answer.status() === 403) answer = await send((token = await signIn(request)));
    expect(answer.ok(), `${method} ${path}: ${await answer.text()}`).toBe(true);
    return (await answer.json()) as T;
  }
  return {
    find: async (collection, query) =>
      (await call<{ docs: Row[] }>('GET', collection, { depth: '0', pagination: 'false', ...query })).docs,
    create: async (collection, query, data) =>
      (await call<{ doc: Row }>('POST', collection, { locale: 'en', ...query }, data)).doc,
    update: async (collection, id, query, data) => {
      await call('PATCH', `${collection}/${id}`, query, data);
    },
    remove: async (collection, id) => {
      await call('DELETE', `${collection}/${id}`, { trash: 'true' });
    },
  };
}

/** The nth entry of a list, as an editor's form knows it. Journeys take different ones, since they run side by side. */
export async function entryAt(adminApi: AdminApi, type: ContentType, place: number): Promise<number> {
  const rows = await adminApi.find(type, { locale: 'en', sort: 'id', 'select[slug]': 'true' });
  expect(rows.length).toBeGreaterThan(place);
  return rows[place]!.id;
}

export { expect };
