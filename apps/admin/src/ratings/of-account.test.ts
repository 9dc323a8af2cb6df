import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { goodPassword } from '../accounts/testing/open-accounts.ts';
import { openTestRatings, type TestRatings } from './testing/open-ratings.ts';

let ratings: TestRatings;

beforeAll(async () => {
  ratings = await openTestRatings();
});
afterAll(() => ratings.close());
afterEach(() => ratings.accounts.pool.query('DELETE FROM ratings'));

async function member() {
  const account = await ratings.accounts.make();
  return { account, token: await ratings.accounts.signIn(account) };
}

const stored = async () => (await ratings.rows()).map(({ account, answer }) => [account ?? null, answer]);

test('an account answers once, on whichever device', async () => {
  const { account, token } = await member();
  await ratings.browser().rate({ answer: 'no' }, { token });
  const other = ratings.browser();
  expect((await other.own({ token })).answer).toBe('no');
  await other.rate({ answer: 'yes' }, { token });
  expect(await stored()).toEqual([[account.id, 'yes']]);
});

test('who signs in takes along what their browser has answered before', async () => {
  const { account, token } = await member();
  const reader = ratings.browser();
  await reader.rate({ answer: 'no', comment: 'Too short' });
  await reader.rate({ answer: 'yes' }, { token });
  expect(await ratings.rows()).toMatchObject([{ account: account.id, answer: 'yes', comment: 'Too short' }]);
});

test('an answer of the account and one of the browser become one', async () => {
  const { account, token } = await member();
  await ratings.browser().rate({ answer: 'no' }, { token });
  const reader = ratings.browser();
  await reader.rate({ answer: 'yes' });
  await reader.rate({ answer: 'no' }, { token });
  expect(await stored()).toEqual([[account.id, 'no']]);
});

test('two accounts in one browser answer each for itself', async () => {
  const [one, other] = [await member(), await member()];
  const shared = ratings.browser();
  await shared.rate({ answer: 'yes' }, { token: one.token });
  await shared.rate({ answer: 'no' }, { token: other.token });
  expect(await stored()).toEqual([
    [one.account.id, 'yes'],
    [other.account.id, 'no'],
  ]);
});

test('signed out again, the browser still has one answer, and none in the name of an account', async () => {
  const { token } = await member();
  const reader = ratings.browser();
  await reader.rate({ answer: 'yes' }, { token });
  await reader.rate({ answer: 'no' });
  expect(await stored()).toEqual([[null, 'no']]);
});

test('the export tells what somebody has said of articles, and the deletion leaves nothing of it', async () => {
  const { account, token } = await member();
  await ratings.browser().rate({ answer: 'no', comment: 'Where is the form?' }, { token });
  await ratings.browser().rate({ answer: 'yes', comment: 'أفادني', email: account.email }, { locale: 'ar' });
  await ratings.browser().rate({ answer: 'yes', comment: 'Buy', email: account.email, trap: 'x' });
  await ratings.browser().rate({ answer: 'yes', comment: 'Somebody else' });
  const { ratings: said } = (await ratings.accounts.call('account/export', { token })).json<{ ratings: object[] }>();
  expect(said).toMatchObject([
    { article: 'الفواتير', locale: 'ar', answer: 'yes', comment: 'أفادني', email: account.email },
    { article: 'Invoices', locale: 'en', answer: 'no', comment: 'Where is the form?', email: null },
  ]);
  await ratings.accounts.call('account/deletion', { token, body: { password: goodPassword } });
  expect((await ratings.rows()).map(({ comment }) => comment)).toEqual(['Somebody else']);
});

test('retention: doubts go after a month, the ids of visitors after a year, comments after two; answers go on counting', async () => {
  const { runRetention } = await import('../privacy/retention.ts');
  await ratings.browser().rate({ answer: 'no', comment: 'Buy here', trap: 'x' });
  await ratings.browser().rate({ answer: 'no', comment: 'Which tax?', email: 'mona@example.com' });
  const inDays = (days: number) =>
    runRetention(ratings.accounts.intake.payload, new Date(Date.now() + days * 24 * 60 * 60 * 1_000));
  await inDays(29);
  expect(await ratings.rows()).toHaveLength(2);
  await inDays(31);
  expect(await ratings.rows()).toMatchObject([{ comment: 'Which tax?', visitor: expect.any(String) }]);
  await inDays(366);
  expect(await ratings.rows()).toMatchObject([{ comment: 'Which tax?', visitor: null, sender_hash: null }]);
  await inDays(740);
  expect(await ratings.rows()).toMatchObject([{ answer: 'no', comment: null, email: null, comment_state: null }]);
});

test('an article that is deleted for good can be deleted, and its answers go with the next retention', async () => {
  const { runRetention } = await import('../privacy/retention.ts');
  const { payload } = ratings.accounts.intake;
  const copy = await payload.duplicate({ collection: 'articles', id: ratings.article, locale: 'en' });
  await ratings.browser().rate({ answer: 'yes' });
  await ratings.accounts.pool.query('UPDATE ratings SET article_id = $1', [copy.id]);
  await payload.delete({ collection: 'articles', id: copy.id });
  expect(await ratings.rows()).toMatchObject([{ article: null }]);
  await runRetention(payload, new Date());
  expect(await ratings.rows()).toEqual([]);
});
