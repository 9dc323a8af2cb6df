import { expect, test } from 'vitest';
import { machinesBehind } from './notify-sites.ts';

const named = (...addresses: string[]) => {
  return async () => addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));
};

test('a name that stands for several machines → each of them, at the same port', async () => {
  expect(await machinesBehind('http://site:3000', named('10.0.0.1', '10.0.0.2', 'fd00::3', '10.0.0.1'))).toEqual([
    'http://10.0.0.1:3000',
    'http://10.0.0.2:3000',
    'http://[fd00::3]:3000',
  ]);
});

test.each([
  ['one machine', 'http://site', named('10.0.0.1')],
  ['a certificate for the name', 'https://nasaq.example', named('192.0.2.1', '192.0.2.2')],
  ['loopback by both of its addresses', 'http://localhost:3000', named('127.0.0.1', '::1')],
  ['no machine', 'http://nowhere.example', () => Promise.reject(new Error('ENOTFOUND'))],
])('%s → the address itself', async (_, url, lookup) => {
  expect(await machinesBehind(url, lookup)).toEqual([url]);
});

test('the system is asked: an address that is a number stands for itself', async () => {
  expect(await machinesBehind('http://127.0.0.1:3000')).toEqual(['http://127.0.0.1:3000']);
});
