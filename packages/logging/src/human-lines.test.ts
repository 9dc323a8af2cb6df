import { expect, test } from 'vitest';
import { humanLine } from './human-lines.ts';

test('a line of JSON → time, level, who, sentence, fields; the error below', () => {
  const line = JSON.stringify({
    level: 'error',
    time: '2026-01-02T03:04:05.000Z',
    app: 'site',
    pid: 1,
    status: 500,
    route: '/works/:slug',
    error: { type: 'TypeError', message: 'x is not a function', stack: '    at f (a.ts:1:2)' },
    msg: 'A page failed.',
  });
  expect(humanLine(line, false)).toMatch(
    /^\d\d:04:05 ERROR site A page failed\. status=500 route=\/works\/:slug\n {4}TypeError: x is not a function\n {4}at f \(a\.ts:1:2\)\n$/,
  );
  expect(humanLine(line, true)).toContain('\u001B[31mERROR');
});

test('what is no JSON is left as it is', () => {
  expect(humanLine('plain text\n', false)).toBe('plain text\n');
});
