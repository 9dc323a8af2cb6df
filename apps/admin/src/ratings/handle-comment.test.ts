import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { signIn } from '../submissions/inbox/testing/staff.ts';
import { openTestRatings, type TestRatings } from './testing/open-ratings.ts';

let ratings: TestRatings;

beforeAll(async () => {
  ratings = await openTestRatings();
});
afterAll(() => ratings.close());
afterEach(() => ratings.accounts.pool.query('DELETE FROM ratings'));

async function commented(body: object, locale: 'en' | 'ar' = 'en') {
  await ratings.browser().rate({ answer: 'no', ...body }, { locale });
  return (await ratings.rows()).at(-1)!.id as number;
}
const rowOf = async (id: number) => (await ratings.rows()).find((row) => row.id === id)!;

test('an answer goes to the reader in their language, with their words and the article, and is kept', async () => {
  const { payload } = ratings.accounts.intake;
  const agent = await signIn(payload, 'agent');
  const id = await commented({ comment: 'أي ضريبة؟', email: 'mona@example.com' }, 'ar');
  const answer = await agent.call(`/ratings/${id}/answer`, { text: 'الضريبة المضافة.' });
  expect(answer.status).toBe(200);
  expect(await rowOf(id)).toMatchObject({
    comment_state: 'answered',
    reply: 'الضريبة المضافة.',
    replied_by: agent.user.id,
  });
  const [mail, ...others] = await ratings.accounts.intake.rows('mails', { to: { equals: 'mona@example.com' } });
  expect(others).toEqual([]);
  expect(mail).toMatchObject({ template: 'answer', locale: 'ar' });
  expect(mail!.subject).toContain('الفواتير');
  expect(mail!.text).toContain('الضريبة المضافة.');
  expect(mail!.text).toContain('أي ضريبة؟');
  expect(mail!.text).toContain(`/ar/knowledgebase/${encodeURIComponent('الفواتير')}`);
});

test('without an address nobody can be answered, and the comment can be done with and opened again', async () => {
  const editor = await signIn(ratings.accounts.intake.payload, 'editor', 'ar');
  const id = await commented({ comment: 'Which tax?' });
  const refused = await editor.call(`/ratings/${id}/answer`, { text: 'VAT' });
  expect([refused.status, ((await refused.json()) as { error: { code: string } }).error.code]).toEqual([
    422,
    'no_address',
  ]);
  for (const state of ['done', 'open']) {
    expect((await editor.call(`/ratings/${id}/state`, { state })).status).toBe(200);
    expect(await rowOf(id)).toMatchObject({ comment_state: state });
  }
});

test('what was doubted counts once staff say so', async () => {
  const editor = await signIn(ratings.accounts.intake.payload, 'editor');
  const id = await commented({ comment: 'A real one', trap: 'filled by the browser' });
  expect(await rowOf(id)).toMatchObject({ spam: true });
  await editor.call(`/ratings/${id}/spam`, { spam: false });
  expect(await rowOf(id)).toMatchObject({ spam: false });
});

test('a new comment on what was answered is open again', async () => {
  const { payload } = ratings.accounts.intake;
  const agent = await signIn(payload, 'agent');
  const reader = ratings.browser();
  await reader.rate({ answer: 'no', comment: 'Which tax?', email: 'hoda@example.com' });
  const { id } = (await ratings.rows())[0] as { id: number };
  await agent.call(`/ratings/${id}/answer`, { text: 'VAT' });
  await reader.rate({ answer: 'no', comment: 'And for exports?' });
  expect(await rowOf(id)).toMatchObject({ comment_state: 'open', comment: 'And for exports?', reply: 'VAT' });
});

test('other roles neither read nor answer, nobody writes a rating by hand, and administrators alone delete one', async () => {
  const { payload } = ratings.accounts.intake;
  const id = await commented({ comment: 'Which tax?', email: 'mona@example.com' });
  const sales = await signIn(payload, 'sales');
  expect((await sales.call(`/ratings/${id}/answer`, { text: 'Hello' })).status).toBe(403);
  expect((await sales.call('/ratings')).status).toBe(403);
  const editor = await signIn(payload, 'editor');
  expect((await editor.send('PATCH', `/ratings/${id}`, { answer: 'yes' })).status).toBe(403);
  expect((await editor.call('/ratings', { answer: 'yes', locale: 'en' })).status).toBe(403);
  expect((await editor.send('DELETE', `/ratings/${id}`)).status).toBe(403);
  const read = await editor.call(`/ratings/${id}`);
  const text = await read.text();
  expect(read.status).toBe(200);
  expect(text).toContain('Which tax?');
  for (const secret of ['visitor', 'sender_hash']) expect(text).not.toContain(secret);
});
