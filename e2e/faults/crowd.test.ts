import { formKinds } from '@nasaq/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Product } from './product/product.ts';
import { startProduct } from './product/start-product.ts';
import { eachOnce, freshDomain, outcome } from './sender/count.ts';
import { openForm, referenceOf } from './sender/plain-form.ts';
import { errorOf, receiptOf, Sender } from './sender/sender.ts';
import { validDraft } from './sender/valid-draft.ts';

let product: Product;
let domain: string;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.stop());
beforeEach(() => {
  domain = freshDomain();
});

test(
  'two hundred people send at the same moment → two hundred submissions, and as many mails',
  { tags: ['proof'] },
  async () => {
    const writing = await Promise.all(
      Array.from({ length: 200 }, async (_, place) => {
        const sender = new Sender(place % 2 ? 'ar' : 'en');
        return { sender, draft: await validDraft(sender, 'contacts', `s${place}@${domain}`) };
      }),
    );
    const receipts = await Promise.all(writing.map(({ sender, draft }) => sender.send(draft)));
    const refused = writing.flatMap(({ sender }) => sender.told).filter(({ status }) => status >= 300);
    expect(refused.filter(({ status, headers }) => status !== 503 || !(Number(headers['retry-after']) > 0))).toEqual(
      [],
    );
    console.info(`    told to come back a moment later: ${refused.length}`);
    expect(await outcome(product, domain, receipts)).toEqual(eachOnce(receipts));
  },
);

test('one address sends a hundred → those above the limit are told when to come back, the others are stored', async () => {
  const from = new Sender().from;
  const writing = await Promise.all(
    Array.from({ length: 100 }, async (_, place) => {
      const sender = new Sender('ar', from);
      return { sender, draft: await validDraft(sender, 'contacts', `s${place}@${domain}`) };
    }),
  );
  const answers = await Promise.all(writing.map(({ sender, draft }) => sender.post(draft)));
  const taken = answers.filter(({ status }) => status === 201);
  const refused = answers.filter(({ status }) => status !== 201);
  expect(taken.length).toBeGreaterThan(0);
  expect(refused.length).toBeGreaterThan(0);
  for (const answer of refused) {
    const { message, challenge } = errorOf(answer);
    expect(message).toMatch(/[\u0600-\u06FF]/);
    const wayOut = challenge ? 'challenge' : Number(answer.headers['retry-after']) > 0 ? 'wait' : 'none';
    expect(['428 challenge', '429 wait']).toContain(`${answer.status} ${wayOut}`);
  }
  expect(await outcome(product, domain, taken.map(receiptOf))).toEqual(eachOnce(taken.map(receiptOf)));
});

test.each(formKinds)('the same %s three times at once, and three times more → one submission', async (kind) => {
  const sender = new Sender('en');
  const draft = await validDraft(sender, kind, `a@${domain}`);
  const answers = await Promise.all([sender.post(draft), sender.post(draft), sender.post(draft)]);
  for (let time = 0; time < 3; time += 1) answers.push(await sender.post(draft));
  const first = answers.filter(({ status }) => status === 201);
  expect(first).toHaveLength(1);
  const receipt = receiptOf(first[0]!);
  for (const answer of answers) {
    expect([200, 201]).toContain(answer.status);
    expect(receiptOf(answer)).toEqual(receipt);
  }
  expect(await outcome(product, domain, [receipt])).toEqual(eachOnce([receipt]));
});

test('a form without JavaScript is posted three times, at once and one after the other → one submission', async () => {
  const form = await openForm('/contact', new Sender().from);
  form.write({
    first_name: 'Layla',
    last_name: 'Hassan',
    email: `a@${domain}`,
    subject: 'A question',
    help_details: 'Once is enough.',
  });
  const answers = await Promise.all([form.submit(), form.submit(), form.submit()]);
  answers.push(await form.submit());
  const { reference, key } = referenceOf(answers[0]!);
  for (const answer of answers) expect(referenceOf(answer)).toEqual({ reference, key });
  const receipts = [{ reference }];
  expect(await outcome(product, domain, receipts)).toEqual(eachOnce(receipts));
});
