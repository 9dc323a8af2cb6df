import { afterEach, expect, test, vi } from 'vitest';
import { tellError } from './tell-error.ts';

afterEach(() => void vi.unstubAllGlobals());

test('an error is told once, with its kind and without queries; what throws nothing is a notice of the browser', () => {
  const sendBeacon = vi.fn<(path: string, body: string) => boolean>(() => true);
  vi.stubGlobal('navigator', { sendBeacon });
  vi.stubGlobal('location', { pathname: '/admin/globals/home' });
  for (const nothing of [null, undefined]) tellError(nothing, '/_errors');
  expect(sendBeacon).not.toHaveBeenCalled();
  const error = new TypeError('No row has this pair.');
  error.stack = 'at Row (http://localhost/desk.js?token=secret:1:2)';
  for (const thrown of [error, error, new Response('a secret'), 'a secret']) tellError(thrown, '/_errors');
  const told = sendBeacon.mock.calls.map(([, body]) => body);
  expect(told.map((body) => (JSON.parse(body) as { name: string }).name)).toEqual(['TypeError', 'Response', 'string']);
  expect(told.join()).not.toContain('secret');
});
