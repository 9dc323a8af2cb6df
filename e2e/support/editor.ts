import { contentTypes, type ContentType, type Locale } from '@nasaq/contract';
import type { APIRequestContext } from '@playwright/test';
import { adminUrl } from './addresses.ts';
import { expect } from './test.ts';

const login = { email: 'admin@nasaq.example', password: 'a long password for journeys' };

type Changes = Record<string, unknown> & { _status: 'draft' | 'published' };

export interface Editor {
  /** The id of an entry by its slug. */
  findId(type: ContentType, slug: string, locale: Locale): Promise<number>;
  /** Saves fields of an entry in one language, as a draft or published. */
  save(type: ContentType, id: number, locale: Locale, data: Changes): Promise<void>;
}

/** Signs in to the admin host; the session cookie stays in the browser context of `request`, for its pages too. */
export async function signInAsEditor(request: APIRequestContext): Promise<Editor> {
  const answer = await request.post(`${adminUrl}/api/users/login`, { data: login });
  expect(answer.status()).toBe(200);
  const { token } = (await answer.json()) as { token: string };
  const headers = { authorization: `JWT ${token}` };
  return {
    async findId(type, slug, locale) {
      expect(contentTypes).toContain(type);
      const params = { 'where[slug][equals]': slug, locale, limit: 1, depth: 0 };
      const found = await request.get(`${adminUrl}/api/${type}`, { headers, params });
      return ((await found.json()) as { docs: { id: number }[] }).docs[0]!.id;
    },
    async save(type, id, locale, data) {
      const params = { locale, ...(data._status === 'draft' ? { draft: 'true' } : {}) };
      const saved = await request.patch(`${adminUrl}/api/${type}/${id}`, { headers, params, data });
      expect(saved.status(), await saved.text()).toBe(200);
    },
  };
}
