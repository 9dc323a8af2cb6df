import { visitorHeader, type Rating } from '@nasaq/contract';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { openTestRatings, type TestRatings } from '../testing/open-ratings.ts';

let ratings: TestRatings;

const former = 'the secret that the host had before this one';

beforeAll(async () => {
  vi.stubEnv('NASAQ_FORMER_SECRETS', former);
  ratings = await openTestRatings();
});
afterAll(() => ratings.close());
afterEach(() => ratings.accounts.pool.query('DELETE FROM ratings'));

const counted = async () => (await ratings.rows()).map(({ answer, locale, spam }) => [answer, locale, spam]);

test('an answer is stored once for each browser, and changed by the same one', async () => {
  const reader = ratings.browser();
  const first = await reader.rate({ answer: 'yes' });
  expect([first.status, first.json<{ data: Rating }>().data]).toEqual([201, { answer: 'yes', commented: false }]);
  expect(first.headers.get('cache-control')).toBe('private, no-store');
  const second = await reader.rate({ answer: 'no' });
  expect([second.status, second.json<{ data: Rating }>().data.answer]).toEqual([200, 'no']);
  await ratings.browser().rate({ answer: 'yes' });
  expect(await counted()).toEqual([
    ['no', 'en', false],
    ['yes', 'en', false],
  ]);
  expect(await reader.own()).toEqual({ answer: 'no', commented: false });
  expect(await ratings.browser().own()).toEqual({ answer: null, commented: false });
});

test('each language of an article has answers of its own', async () => {
  const reader = ratings.browser();
  await reader.rate({ answer: 'yes' });
  await reader.rate({ answer: 'no' }, { locale: 'ar' });
  expect(await counted()).toEqual([
    ['yes', 'en', false],
    ['no', 'ar', false],
  ]);
});

test('an id that the server has not made is none, and what is stored is not the id', async () => {
  const reader = ratings.browser();
  for (const made of ['abc', 'abc.def', `${'a'.repeat(22)}.${'b'.repeat(32)}`, '', '..']) {
    reader.id = made;
    const { headers, status } = await reader.rate({ answer: 'yes', comment: made || 'x' });
    expect(status).toBe(200 + Number((await ratings.rows()).length === 1 && made === 'abc'));
    expect(headers.get(visitorHeader)).not.toBe(made);
  }
  // The same browser within seconds, without an id: a form that was sent twice.
  expect(await ratings.rows()).toHaveLength(1);
  expect(JSON.stringify(await ratings.rows())).not.toContain(reader.id);
});

test('two readers at one address, with the same program and the same answer at once, are two', async () => {
  const [one, other] = [ratings.browser(), ratings.browser()];
  const [address, key] = ['198.51.100.250', () => crypto.randomUUID()];
  await one.rate({ answer: 'no', key: key(), comment: 'Where is mine?' }, { address });
  await other.rate({ answer: 'no', key: key() }, { address });
  expect(await ratings.rows()).toHaveLength(2);
  expect(await other.own()).toEqual({ answer: 'no', commented: false });
});

test('a visitor whose id a former secret has signed is the same one', async () => {
  const { keyedHash } = await import('../../platform/secrets/secret.ts');
  const id = `abcdefghij.${keyedHash('visitor', 'abcdefghij', former).slice(0, 32)}`;
  const reader = ratings.browser();
  await reader.rate({ answer: 'no', comment: 'Where is mine?' });
  await ratings.accounts.pool.query('UPDATE ratings SET visitor = $1', [keyedHash('visitor-row', id, former)]);
  reader.id = id;
  expect(await reader.own()).toEqual({ answer: 'no', commented: true });
  await reader.rate({ answer: 'yes' });
  expect(await counted()).toEqual([['yes', 'en', false]]);
  // The browser has the present one's from now on.
  expect(reader.id).not.toBe(id);
  expect(await reader.own()).toEqual({ answer: 'yes', commented: true });
});

test('ten presses of one button at once, before the first answer has come, are one answer', async () => {
  const reader = ratings.browser();
  const statuses = await Promise.all(
    Array.from({ length: 10 }, async () => (await reader.rate({ answer: 'no' })).status),
  );
  expect(statuses.toSorted()).toEqual([...Array.from({ length: 9 }, () => 200), 201]);
  expect(await ratings.rows()).toHaveLength(1);
});

test('a comment comes after the answer, stays when the answer changes, and waits for staff', async () => {
  const reader = ratings.browser();
  await reader.rate({ answer: 'no' });
  await reader.rate({ answer: 'no', comment: '  Which\0 tax?\r\nAnd when?', email: 'mona@example.com' });
  await reader.rate({ answer: 'yes' });
  expect(await ratings.rows()).toMatchObject([
    { answer: 'yes', comment: 'Which tax?\nAnd when?', email: 'mona@example.com', comment_state: 'open', spam: false },
  ]);
  expect(await reader.own()).toEqual({ answer: 'yes', commented: true });
});

test.each([
  [{ comment: ' ' }, 'comment', 'required'],
  [{ comment: 'x'.repeat(2_001) }, 'comment', 'max_length'],
  [{ comment: 'Hm', email: 'mona' }, 'email', 'email'],
])(
  'a comment that is refused (%#) says what is wrong in both languages, and nothing is stored',
  async (body, field, rule) => {
    const answer = await ratings.browser().rate({ answer: 'no', ...body });
    expect(answer.status).toBe(422);
    const [failure] = answer.error().failures!;
    expect(failure).toMatchObject({ field, rule });
    expect(failure!.message).toMatch(/[a-z]/);
    expect(failure!.messageAr).toMatch(/[\u0621-\u064a]/);
    expect(await ratings.rows()).toEqual([]);
  },
);

test('taking it back leaves nothing, comment included', async () => {
  const reader = ratings.browser();
  await reader.rate({ answer: 'no', comment: 'Wrong price' });
  const answer = await reader.rate({ answer: 'none' });
  expect([answer.status, answer.json<{ data: Rating }>().data]).toEqual([200, { answer: null, commented: false }]);
  expect(await ratings.rows()).toEqual([]);
});

test('an article that is not published in the language of the call → 404', async () => {
  expect((await ratings.browser().rate({ answer: 'yes' }, { slug: 'nothing' })).status).toBe(404);
  expect((await ratings.browser().rate({ answer: 'yes' }, { slug: 'invoices', locale: 'ar' })).status).toBe(404);
  expect((await ratings.browser().rate({ answer: 'maybe' })).status).toBe(400);
});

test.each([
  ['the trap was filled', { trap: 'https://buy.example' }],
  ['it took less time than anybody needs', { elapsed: 500 }],
])('%s → answered as ever, stored, and not counted', async (_, body) => {
  expect((await ratings.browser().rate({ answer: 'no', ...body })).status).toBe(201);
  expect(await counted()).toEqual([['no', 'en', true]]);
});

test('many answers about one article from one address: the first few count', async () => {
  for (let reader = 0; reader < 7; reader += 1) {
    // Each has an id from elsewhere: without one, they would be one form that was sent again and again.
    const browser = ratings.browser();
    await browser.rate({ answer: 'yes' });
    await browser.rate({ answer: 'none' });
    await browser.rate({ answer: 'no' }, { address: '192.0.2.77' });
  }
  expect((await counted()).filter(([, , spam]) => spam)).toHaveLength(2);
});

test('limits are told with the time to wait', async () => {
  const api = await ratings.accounts.intake.makeApi({ perAddress: 2 });
  const send = (answer: string) =>
    ratings.accounts.call('articles/invoices/rating', { api, body: { answer, elapsed: 60_000 } });
  const statuses = [await send('yes'), await send('no')].map(({ status }) => status);
  const third = await send('yes');
  expect([...statuses, third.status, (await send('none')).status]).toEqual([201, 201, 429, 200]);
  expect(third.error().retryAfter).toBeGreaterThan(0);
});
