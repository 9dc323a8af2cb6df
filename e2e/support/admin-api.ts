import type { FormKind } from '@nasaq/contract';
import { expect, type APIRequestContext } from '@playwright/test';

type Row = { id: number } & Record<string, unknown>;

/** Payload's REST interface with an administrator's rights, to prepare a journey and to put everything back. */
export interface AdminApi {
  find(collection: string, query: Record<string, string>): Promise<Row[]>;
  create(collection: string, query: Record<string, string>, data: object): Promise<Row>;
  update(collection: string, id: number, query: Record<string, string>, data: object): Promise<void>;
  /** For good, also from the trash. */
  remove(collection: string, id: number): Promise<void>;
}

const administrator = { email: 'admin@nasaq.example', password: 'a long password for journeys' };

async function signIn(request: APIRequestContext): Promise<string> {
  const answer = await request.post('/api/users/login', { data: administrator });
  expect(answer.status()).toBe(200);
  return ((await answer.json()) as { token: string }).token;
}

/** @param request of the admin host, whose administrator signs in with the first call */
export function openAdminApi(request: APIRequestContext): AdminApi {
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
      await call('DELETE', `${collection}/${id}`, {
        trash: 'true',
        // A test that failed has left its form open, and its own failure is what has to be read.
        overrideLock: 'true',
      });
    },
  };
}

/** What is stored from one sender, oldest first. */
export function submissionsFrom(adminApi: AdminApi, kind: FormKind, email: string): Promise<Row[]> {
  return adminApi.find(kind, { 'where[email][equals]': email, sort: 'id' });
}
