import { createHmac } from 'node:crypto';
import { purgePath, purgeSignatureHeader, type Purge } from '@nasaq/contract';
import { beforeEach, expect, test } from 'vitest';
import { receivePurge } from './purges.ts';

const secret = 'a secret that both hosts share';
let told: Purge[];
let known: string[];
beforeEach(() => {
  told = [];
  known = [secret];
});

const purge = (over: Partial<Record<keyof Purge, unknown>> = {}) =>
  JSON.stringify({ tags: ['posts'], withdrawn: ['posts'], first: 3, last: 4, at: Date.now(), ...over });
const sign = (body: string, key = secret) => createHmac('sha256', key).update(body).digest('hex');

async function send(body: string, signature: string | null, method = 'POST'): Promise<number> {
  const follower = { told: async (heard: Purge) => void told.push(heard), close: () => {} };
  const headers: Record<string, string> = signature === null ? {} : { [purgeSignatureHeader]: signature };
  const init = { method, headers, ...(method === 'GET' ? {} : { body }) };
  return (await receivePurge(follower, () => known).request(purgePath, init)).status;
}

test('what the admin host has signed is taken', async () => {
  const body = purge();
  expect(await send(body, sign(body))).toBe(204);
  expect(told).toEqual([JSON.parse(body)]);
});

test('one that a former secret has signed is taken, too', async () => {
  known = ['the present secret', secret];
  const body = purge();
  expect(await send(body, sign(body))).toBe(204);
});

test('a purge that does not say what was withdrawn may have withdrawn anything', async () => {
  const body = purge({ withdrawn: undefined });
  expect(await send(body, sign(body))).toBe(204);
  expect(told).toMatchObject([{ tags: ['posts'], withdrawn: null }]);
});

const refused: [string, () => [string, string | null], number][] = [
  ['without a signature', () => [purge(), null], 403],
  ['with an empty one', () => [purge(), ''], 403],
  ['of another secret', () => [purge(), sign(purge(), 'another secret')], 403],
  ['changed after the signing', () => [purge({ tags: null }), sign(purge())], 403],
  ['signed in capitals', () => [purge(), sign(purge()).toUpperCase()], 403],
  ['of six minutes ago', () => signed(purge({ at: Date.now() - 360_000 })), 400],
  ['of the future', () => signed(purge({ at: Date.now() + 360_000 })), 400],
  ['that is no JSON', () => signed('{'), 400],
  ['without tags', () => signed(purge({ tags: undefined })), 400],
  ['that is far too large', () => signed(purge({ tags: ['x'.repeat(20_000)] })), 413],
];

test.each(refused)('a purge %s is refused', async (_, make, status) => {
  expect(await send(...make())).toBe(status);
  expect(told).toEqual([]);
});

test('where no secret is known, nobody is believed', async () => {
  known = [];
  const body = purge();
  expect(await send(body, sign(body))).toBe(403);
  expect(await send(body, sign(body, 'null'))).toBe(403);
  expect(told).toEqual([]);
});

function signed(body: string): [string, string] {
  return [body, sign(body)];
}
