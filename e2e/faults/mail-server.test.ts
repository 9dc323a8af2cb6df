import { formKinds, type Locale, type Receipt, type FormKind } from '@nasaq/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Product } from './product/product.ts';
import { startProduct } from './product/start-product.ts';
import { until } from './product/until.ts';
import { eachOnce, freshDomain, outcome } from './sender/count.ts';
import { Sender } from './sender/sender.ts';
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

/** Everybody is answered at once and told nothing of the mail server's troubles. */
async function write(kinds: readonly FormKind[]): Promise<Receipt[]> {
  return Promise.all(
    kinds.map(async (kind, place) => {
      const locale: Locale = place % 2 ? 'ar' : 'en';
      const sender = new Sender(locale);
      const draft = await validDraft(sender, kind, `s${place}@${domain}`);
      const receipt = await sender.send(draft);
      expect(sender.told.filter(({ status }) => status !== 201)).toEqual([]);
      return receipt;
    }),
  );
}

/** Every mail to a sender has been tried so often; the pauses between are cut short. */
async function untilTried(attempts: number): Promise<void> {
  await until(
    async () => {
      await product.rows.letPausesPass();
      const [row] = await product.rows.query('SELECT min(attempts) AS least FROM mails WHERE "to" LIKE $1', [
        `%@${domain}`,
      ]);
      return Number(row?.least ?? 0) >= attempts;
    },
    `every mail was tried ${attempts} times`,
    { patience: 60_000, pause: 250 },
  );
}

test(
  'nobody listens where the mail server was, for an hour → all mails go out when it is back',
  { tags: ['proof'] },
  async () => {
    await product.mail.stop();
    const receipts = await write(formKinds);
    // The pauses before the eighth attempt add up to more than an hour.
    await untilTried(8);
    await product.mail.start();
    expect(await outcome(product, domain, receipts)).toEqual(eachOnce(receipts));
  },
);

test.each(['busy', 'later', 'cut-in-data', 'cut-after-data'] as const)(
  'the mail server fails (%s) → the mails go out when it works again, each with one Message-ID',
  async (mode) => {
    product.mail.turn(mode);
    const receipts = await write(['contacts', 'orders', 'applications']);
    await untilTried(1);
    product.mail.turn('accept');
    expect(await outcome(product, domain, receipts)).toEqual(eachOnce(receipts));
  },
);

test.each(['hang', 'hang-in-data'] as const)(
  'the mail server hangs (%s) → senders are answered all the same, and the mails go out later',
  async (mode) => {
    const before = product.mail.connections;
    product.mail.turn(mode);
    const receipts = await write(['contacts', 'reports']);
    await until(() => product.mail.connections > before, 'somebody hangs');
    product.mail.turn('accept');
    expect(await outcome(product, domain, receipts)).toEqual(eachOnce(receipts));
  },
);

test('the mail server wants none of a mail for good → it is not tried for ever, and stands as failed with the reason', async () => {
  product.mail.turn('refuse');
  const [receipt] = await write(['contacts']);
  await untilTried(1);
  const failed = () =>
    product.rows.query('SELECT state, last_error, attempts::int FROM mails WHERE "to" LIKE $1', [`%@${domain}`]);
  await until(async () => (await failed())[0]?.state === 'failed', 'the mail is given up');
  expect((await failed())[0]?.last_error).toContain('550');
  product.mail.turn('accept');
  // Others are not held up by it, and what was sent is still there.
  const sender = new Sender('en');
  const second = await sender.send(await validDraft(sender, 'contacts', `other@${freshDomain()}`));
  await until(() => product.mail.mails.some(({ text }) => text?.includes(second.reference)), 'the next mail is out');
  expect(await failed()).toMatchObject([{ attempts: 1 }]);
  expect(await product.rows.from('contacts', domain)).toMatchObject([{ reference: receipt?.reference }]);
});
