import { localePath, paths, sentPath, type FormKind } from '@nasaq/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { pdf } from '../support/sample-files.ts';
import { startBetween, type Between } from './product/between.ts';
import type { Product } from './product/product.ts';
import { startProduct } from './product/start-product.ts';
import { eachOnce, freshDomain, outcome } from './sender/count.ts';
import { openForm, referenceOf } from './sender/plain-form.ts';
import { Sender, uploadOf } from './sender/sender.ts';
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

/** The moments at which the site dies: it has handed nothing on yet, or the admin host has answered it already. */
const moments = ['before the admin host has it', 'after the admin host has answered'] as const;
type Moment = (typeof moments)[number];

/** The sender's connection is cut: nobody tells them anything. */
async function killTheSite(moment: Moment, ending: FormKind | 'uploads', sending: () => Promise<unknown>) {
  const reached =
    moment === moments[0] ? between.stopNext(`/${ending}`) : between.holdNext(`/${ending}`).then(() => undefined);
  const sent = sending().then(
    () => 'answered',
    () => 'cut',
  );
  await reached;
  await product.site.kill();
  expect(await sent).toBe('cut');
  between.drop();
  await product.site.start();
}

test.each(moments)('with JavaScript, %s: the draft is sent again under its key → one submission', async (moment) => {
  const sender = new Sender('en');
  const draft = await validDraft(sender, 'contacts', `a@${domain}`);
  await killTheSite(moment, 'contacts', () => sender.post(draft));
  const receipts = [await sender.send(draft)];
  expect(await outcome(product, domain, receipts)).toEqual(eachOnce(receipts));
});

test('with JavaScript, during an upload: the file is sent again, and the order with it', async () => {
  const sender = new Sender('ar');
  const file = pdf('عرض.pdf', 2_000_000);
  await killTheSite(moments[0], 'uploads', () => sender.upload('orders', 'files', file));
  const { token } = uploadOf(await sender.upload('orders', 'files', file));
  const receipts = [await sender.send(await validDraft(sender, 'orders', `a@${domain}`, { files: [token] }))];
  expect(await outcome(product, domain, receipts)).toEqual(eachOnce(receipts));
});

test.each(moments)('without JavaScript, %s: the browser posts the same form again → one submission', async (moment) => {
  const form = await openForm(localePath('ar', paths.contact), new Sender().from);
  form.write({
    first_name: 'ليلى',
    last_name: 'حسن',
    email: `a@${domain}`,
    phone_country: 'EG',
    phone: '٠١٠٠١٢٣٤٥٦٧',
    subject: 'سؤال',
    help_details: 'نص الرسالة.',
  });
  await killTheSite(moment, 'contacts', () => form.submit());
  const first = await form.submit();
  const { reference, key } = referenceOf(first);
  expect(first.headers.location).toBe(localePath('ar', sentPath('contacts', reference, key)));
  expect(referenceOf(await form.submit())).toEqual({ reference, key });
  expect(await outcome(product, domain, [{ reference }])).toEqual(eachOnce([{ reference }]));
});
