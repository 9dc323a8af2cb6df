import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startBetween, type Between } from './product/between.ts';
import type { Product } from './product/product.ts';
import { startProduct } from './product/start-product.ts';
import { until } from './product/until.ts';
import { eachOnce, freshDomain, outcome } from './sender/count.ts';
import { errorOf, receiptOf, Sender } from './sender/sender.ts';
import { validDraft } from './sender/valid-draft.ts';

let between: Between;
let product: Product;
let domain: string;
beforeAll(async () => {
  between = await startBetween();
  product = await startProduct({ between: between.url });
});
afterAll(async () => {
  await product.stop();
  await between.close();
});
beforeEach(() => {
  domain = freshDomain();
});

test('killed right after the answer, with its mails still waiting → it sends them after its start', async () => {
  await product.mail.stop();
  const sender = new Sender('ar');
  const draft = await validDraft(sender, 'contacts', `a@${domain}`);
  const receipt = await sender.send(draft);
  await product.admin.kill();
  await product.mail.start();
  await product.admin.start();
  expect(await outcome(product, domain, [receipt])).toEqual(eachOnce([receipt]));
  const again = await sender.post(draft);
  expect([again.status, receiptOf(again)]).toEqual([200, receipt]);
});

test(
  'killed in the midst of sending a mail → the mail is sent again, under the same Message-ID',
  { tags: ['proof'] },
  async () => {
    product.mail.turn('hang-in-data');
    const before = product.mail.connections;
    const sender = new Sender('en');
    const receipt = await sender.send(await validDraft(sender, 'feedback', `a@${domain}`));
    await until(() => product.mail.connections > before, 'a mail is being sent');
    await product.admin.kill();
    product.mail.turn('accept');
    await product.admin.start();
    expect(await outcome(product, domain, [receipt])).toEqual(eachOnce([receipt]));
  },
);

test(
  'killed before anything is stored → the sender is told to try again, and has one submission then',
  { tags: ['proof'] },
  async () => {
    const sender = new Sender('ar');
    const draft = await validDraft(sender, 'orders', `a@${domain}`);
    const unlock = await product.rows.lock('orders');
    const first = sender.post(draft);
    await until(() => product.rows.someoneWaits(), 'the submission waits for the table');
    await product.admin.kill();
    const refused = await first;
    expect(refused.status).toBe(503);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(errorOf(refused).message).toMatch(/[\u0600-\u06FF]/);
    await unlock();
    expect(await product.rows.from('orders', domain)).toEqual([]);

    await product.admin.start();
    const receipts = [await sender.send(draft)];
    expect(await outcome(product, domain, receipts)).toEqual(eachOnce(receipts));
  },
);

test('killed after storing and before the answer got out → the same draft sent again gets the receipt of the first', async () => {
  const sender = new Sender('en');
  const draft = await validDraft(sender, 'reports', `a@${domain}`);
  const answer = between.holdNext('/reports');
  const first = sender.post(draft);
  expect((await answer).status).toBe(201);
  await product.admin.kill();
  between.drop();
  expect((await first).status).toBe(503);
  const [stored] = await product.rows.from('reports', domain);

  await product.admin.start();
  const receipt = await sender.send(draft);
  expect(receipt.reference).toBe(stored?.reference);
  expect(await outcome(product, domain, [receipt])).toEqual(eachOnce([receipt]));
});

test(
  'killed while forty people write → everybody who keeps trying has one submission',
  { tags: ['proof'] },
  async () => {
    const senders = await Promise.all(
      Array.from({ length: 40 }, async (_, place) => {
        const sender = new Sender(place % 2 ? 'ar' : 'en');
        return { sender, draft: await validDraft(sender, 'contacts', `s${place}@${domain}`) };
      }),
    );
    const sending = senders.map(({ sender, draft }) => sender.send(draft));
    await Promise.race(sending);
    await product.admin.restart();
    const receipts = await Promise.all(sending);
    expect(await outcome(product, domain, receipts)).toEqual(eachOnce(receipts));
    const refusals = senders.flatMap(({ sender }) => sender.told.filter(({ status }) => status >= 400));
    expect(refusals.every(({ status, headers }) => status === 503 && Number(headers['retry-after']) > 0)).toBe(true);
  },
);
