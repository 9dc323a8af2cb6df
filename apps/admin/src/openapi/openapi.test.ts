import { Validator } from '@seriousme/openapi-schema-validator';
import { expect, test } from 'vitest';
import { createApi } from '../api-routes.ts';
import { openApi } from './openapi.ts';

interface Described {
  paths: Record<string, Record<string, { operationId: string; responses: Record<string, unknown> }>>;
}

const api = createApi(() => Promise.reject(new Error('Nothing here reads the database.')));

test('is answered to whoever opens it in a browser', async () => {
  const answer = await api.request('/openapi.json');
  expect(answer.status).toBe(200);
  expect(answer.headers.get('Content-Type')).toContain('application/json');
  expect(await answer.json()).toEqual(openApi());
});

test('is a document that other tools can read', async () => {
  const { errors, valid } = await new Validator().validate(JSON.parse(JSON.stringify(openApi())));
  expect(errors).toBeUndefined();
  expect(valid).toBe(true);
});

test('describes every route, and none that is not there', async () => {
  const { paths } = (await (await api.request('/openapi.json')).json()) as Described;
  const described = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  const routed = api.routes
    .filter(({ method, path }) => method !== 'ALL' && path !== '/openapi.json')
    .map(({ method, path }) => `${method} ${path.replace(/:(\w+)/g, '{$1}')}`);
  expect(described.toSorted()).toEqual([...new Set(routed)].toSorted());
});

test('names each operation once, and answers each with something', async () => {
  const { paths } = openApi() as Described;
  const all = Object.values(paths).flatMap((methods) => Object.values(methods));
  expect(new Set(all.map(({ operationId }) => operationId)).size).toBe(all.length);
  for (const { responses } of all) expect(Object.keys(responses).length).toBeGreaterThan(1);
});
