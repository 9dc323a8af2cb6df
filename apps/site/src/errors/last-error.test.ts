import { expect, test, vi } from 'vitest';
import { lastError, recordError } from './last-error.ts';

vi.stubGlobal('sessionStorage', { getItem: () => null, setItem: () => {} });

test('an error has a number, its page and its text, once however often it is told', () => {
  const error = new TypeError('x is undefined');
  const { id } = recordError(error, '/works');
  expect(recordError(error, '/works').id).toBe(id);
  expect(lastError()).toMatchObject({ id, page: '/works' });
  expect(lastError()?.text).toContain('TypeError: x is undefined');
});

test('addresses in it lose their queries, and it has an end', () => {
  const error = new Error('failed at https://nasaq.example/status/K7M2Q9XA?key=secret:3');
  expect(recordError(error, '/').text).not.toContain('secret');
  expect(recordError(new Error('x'.repeat(100_000)), '/').text).toHaveLength(1_000);
});

test('what is thrown and is no error is told as well', () => {
  expect(recordError('just a text', '/').text).toBe('just a text');
});
