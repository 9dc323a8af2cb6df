import { createHash } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import { sendSubmission } from './send-submission.ts';

const submission = { kind: 'contacts', key: 'b1f0c1de-0000-4000-8000-000000000000', values: { subject: 'x' } } as const;
const receipt = { kind: 'contacts', reference: 'K7MX29QP', statusKey: 'key', receivedAt: '2026-01-02T10:00:00.000Z' };

function answering(...answers: [status: number, body: unknown][]) {
  return vi.fn<typeof fetch>(async () => {
    const [status, body] = answers.length > 1 ? answers.shift()! : answers[0]!;
    return Response.json(body, { status });
  });
}
const send = (fetcher: typeof fetch, solve?: null) =>
  sendSubmission(submission, { locale: 'en', base: 'http://admin.example', fetch: fetcher, solve });
const error = (fields: object) => ({ error: { code: 'invalid', message: 'Said by the API.', ...fields } });

test.each([200, 201])('%i brings the receipt', async (status) => {
  const fetcher = answering([status, { data: receipt }]);
  expect(await send(fetcher)).toEqual({ outcome: 'sent', receipt });
  const [url, init] = fetcher.mock.calls[0]!;
  expect(url).toBe('http://admin.example/api/v1/contacts?v=2');
  expect(JSON.parse(init!.body as string)).toEqual({ key: submission.key, values: { subject: 'x' } });
});

test('refused fields carry the sentences of the API in both languages', async () => {
  const failures = [{ field: 'email', rule: 'email', message: 'English', messageAr: 'عربي' }];
  expect(await send(answering([422, error({ failures })]))).toEqual({
    outcome: 'refused',
    failures: [{ field: 'email', rule: 'email', messages: { en: 'English', ar: 'عربي' } }],
  });
});

test.each([
  [429, { retryAfter: 60 }, { outcome: 'later', reason: 'too_many', retryAfter: 60 }],
  [503, { retryAfter: 30 }, { outcome: 'later', reason: 'unavailable', retryAfter: 30 }],
  [500, {}, { outcome: 'later', reason: 'unavailable' }],
  [504, {}, { outcome: 'later', reason: 'timeout' }],
  [413, {}, { outcome: 'rejected', reason: 'too_large' }],
  [403, {}, { outcome: 'rejected', reason: 'refused', message: 'Said by the API.' }],
  [403, { code: 'banned' }, { outcome: 'rejected', reason: 'banned', message: 'Said by the API.' }],
  [401, {}, { outcome: 'rejected', reason: 'signed_out' }],
])('%i: %o is told apart', async (status, fields, outcome) => {
  expect(await send(answering([status, error(fields)]))).toEqual(outcome);
});

test('no connection and no answer in time are told apart', async () => {
  const failing = (cause: unknown) => vi.fn<typeof fetch>().mockRejectedValue(cause);
  expect(await send(failing(new TypeError('fetch failed')))).toMatchObject({ reason: 'offline' });
  expect(await send(failing(new DOMException('', 'TimeoutError')))).toMatchObject({ reason: 'timeout' });
});

test('an answer that is no receipt is not taken for one', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  expect(await send(answering([200, '<html>Hotel Wi-Fi</html>']))).toEqual({ outcome: 'rejected', reason: 'failed' });
  vi.restoreAllMocks();
});

test('a challenge is solved and the same submission sent once more', async () => {
  const challenge = error({ challenge: { challenge: 'abc', difficulty: 8 } });
  const fetcher = answering([428, challenge], [201, { data: receipt }]);
  expect(await send(fetcher)).toMatchObject({ outcome: 'sent' });
  const { proof, key } = JSON.parse(fetcher.mock.calls[1]![1]!.body as string) as Record<string, string>;
  expect(key).toBe(submission.key);
  expect(proof).toMatch(/^abc\.\d+$/);
  expect(createHash('sha256').update(proof!).digest()[0]).toBe(0);
});

test('a server solves nothing for strangers', async () => {
  const fetcher = answering([428, error({ challenge: { challenge: 'abc', difficulty: 8 } })]);
  expect(await send(fetcher, null)).toMatchObject({ outcome: 'later', reason: 'too_many' });
  expect(fetcher).toHaveBeenCalledTimes(1);
});
