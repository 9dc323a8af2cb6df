import { apiErrorSchema } from '@nasaq/contract';
import type { Payload } from 'payload';
import { expect, test } from 'vitest';
import { createApi } from '../../api-routes.ts';

// None of these requests may reach the content: nothing can be asked of it but which parts are off.
const db = { findGlobal: ({ slug }: { slug: string }) => Promise.resolve(slug === 'parts' ? {} : null) };
const api = createApi(() => Promise.resolve({ db } as unknown as Payload));

test.each([
  ['a call without a version', '/services', {}, 400, 'unsupported_version', 'v'],
  ['a call of an unknown version', '/services?v=3', {}, 400, 'unsupported_version', 'v'],
  ['an unknown locale', '/services?v=2', { locale: 'fr' }, 400, 'bad_request', 'locale'],
  ['a page that is no number', '/services?v=2&page=x', {}, 400, 'bad_request', 'page'],
  ['page 0', '/services?v=2&page=0', {}, 400, 'bad_request', 'page'],
  ['a limit above the largest', '/services?v=2&limit=101', {}, 400, 'bad_request', 'limit'],
  ['categories of a type that has none', '/categories?v=2&of=works', {}, 400, 'bad_request', 'of'],
  ['an unknown resource', '/unknown?v=2', {}, 404, 'not_found', undefined],
  ['a forged preview token', '/services/x?v=2', { 'x-preview': 'forged' }, 403, 'forbidden', 'x-preview'],
])('%s is refused by name', async (_, path, headers, status, code, field) => {
  const answer = await api.request(path, { headers });
  const { error } = apiErrorSchema.parse(await answer.json());
  expect({ status: answer.status, code: error.code, field: error.field }).toEqual({ status, code, field });
});

test('a method that a path does not have → 405 with those it has', async () => {
  const answer = await api.request('/services?v=2', { method: 'DELETE' });
  expect(answer.status).toBe(405);
  expect(answer.headers.get('allow')).toBe('GET, HEAD');
});

test('a refusal speaks the language of the request', async () => {
  const answer = await api.request('/unknown?v=2', { headers: { locale: 'ar' } });
  expect(apiErrorSchema.parse(await answer.json()).error.message).toMatch(/[\u0600-\u06FF]/);
});

test.each([
  ['no JSON', '{', 422],
  ['no search field', '{}', 422],
  ['a search of 201 characters', JSON.stringify({ search: 'x'.repeat(201) }), 422],
  ['a body above 4 KB', JSON.stringify({ search: 'x'.repeat(5_000) }), 413],
])('a search with %s → %i', async (_, body, status) => {
  const answer = await api.request('/search?v=2', { method: 'POST', body });
  expect(answer.status).toBe(status);
});
