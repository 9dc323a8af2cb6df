import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Product } from './product/product.ts';
import { startProduct } from './product/start-product.ts';
import { until } from './product/until.ts';
import { eachOnce, freshDomain, outcome } from './sender/count.ts';
import { errorOf, Sender, type Draft } from './sender/sender.ts';
import { validDraft } from './sender/valid-draft.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.stop());

interface Writing {
  sender: Sender;
  draft: Draft;
}

async function writers(count: number, domain: string): Promise<Writing[]> {
  return Promise.all(
    Array.from({ length: count }, async (_, place) => {
      const sender = new Sender(place % 2 ? 'ar' : 'en');
      return { sender, draft: await validDraft(sender, place % 3 ? 'contacts' : 'orders', `s${place}@${domain}`) };
    }),
  );
}

test.each(['restarted', 'killed'] as const)(
  'PostgreSQL is %s while thirty people write → everybody who keeps trying has one submission',
  async (how) => {
    const domain = freshDomain();
    const writing = await writers(30, domain);
    const sending = writing.map(({ sender, draft }) => sender.send(draft));
    await Promise.race(sending);
    await (how === 'killed' ? product.database.kill() : product.database.stop());
    await product.database.start();
    const receipts = await Promise.all(sending);
    expect(await outcome(product, domain, receipts)).toEqual(eachOnce(receipts));
  },
);

test('PostgreSQL is away → senders are told in their language to try again, and nothing is half stored', async () => {
  const domain = freshDomain();
  const writing = await writers(4, domain);
  await product.database.stop();
  for (const { sender, draft } of writing) {
    const refused = await sender.post(draft);
    expect(refused.status).toBe(503);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    const { message } = errorOf(refused);
    expect(message).toMatch(sender.locale === 'ar' ? /[\u0600-\u06FF]/ : /^[A-Z][^\u0600-\u06FF]+$/);
    expect(message).not.toMatch(/postgres|ECONN|relation|SQL|socket/i);
  }
  await product.database.start();
  await until(async () => (await product.rows.from('contacts', domain)).length === 0, 'nothing is stored');
  const receipts = await Promise.all(writing.map(({ sender, draft }) => sender.send(draft)));
  expect(await outcome(product, domain, receipts)).toEqual(eachOnce(receipts));
});

test('PostgreSQL goes away while a mail is being sent → the mail still goes out, under one Message-ID', async () => {
  const domain = freshDomain();
  product.mail.turn('hang-in-data');
  const before = product.mail.connections;
  const sender = new Sender('ar');
  const receipt = await sender.send(await validDraft(sender, 'feedback', `a@${domain}`));
  await until(() => product.mail.connections > before, 'a mail is being sent');
  await product.database.kill();
  product.mail.turn('accept');
  await product.database.start();
  expect(await outcome(product, domain, [receipt])).toEqual(eachOnce([receipt]));
});
