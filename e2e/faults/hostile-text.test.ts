import { localePath, statusPath, formKinds, type FormKind } from '@nasaq/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { siteUrl } from './product/places.ts';
import type { Product } from './product/product.ts';
import { startProduct } from './product/start-product.ts';
import { call } from './sender/call.ts';
import { acknowledgements, eachOnce, freshDomain, outcome } from './sender/count.ts';
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

/** Fields in which a person writes freely; the others are choices, which refuse everything else. */
const free: Record<FormKind, string[]> = {
  contacts: ['first_name', 'last_name', 'subject', 'help_details'],
  feedback: ['first_name', 'last_name', 'help_details'],
  reports: ['page', 'error_id', 'first_name', 'help_details'],
  orders: ['first_name', 'last_name', 'company', 'brief'],
  applications: ['first_name', 'last_name', 'cover_letter'],
};
const everywhere = (kind: FormKind, value: string) => Object.fromEntries(free[kind].map((name) => [name, value]));
// Short enough for a name.
const markup = '<script>steal()</script><img src=x onerror=steal()><a href=javascript:x>';
const bidi = /[\u202A-\u202E\u2066-\u2069\u200E\u200F\u061C]/;

async function statusPage(reference: string, key: string): Promise<string> {
  const page = await call(siteUrl + localePath('ar', statusPath(reference, key)), { headers: { accept: 'text/html' } });
  expect(page.status).toBe(200);
  return page.text;
}

test.each(formKinds)('markup in every field of %s is text in the mails and on the pages', async (kind) => {
  const sender = new Sender('ar');
  const receipt = await sender.send(await validDraft(sender, kind, `a@${domain}`, everywhere(kind, markup)));
  expect(await outcome(product, domain, [receipt])).toEqual(eachOnce([receipt]));
  const mails = product.mail.mails.filter(({ text }) => text?.includes(receipt.reference));
  expect(mails.length).toBeGreaterThanOrEqual(2);
  for (const page of [await statusPage(receipt.reference, receipt.statusKey), ...mails.map(({ html }) => html ?? '')]) {
    expect(page).not.toMatch(/<script>steal|<img[^>&]+onerror|<a[^>&]+javascript:/i);
  }
  const [row] = await product.rows.from(kind, domain);
  expect(row?.first_name).toBe(markup);
  // What is shown as HTML to the staff.
  const rich = { orders: row?.brief, reports: row?.help_details } as Record<string, unknown>;
  expect(String(rich[kind])).not.toMatch(/<(script|img|a)\b/);
});

test.each(formKinds)('direction controls in the lines of %s turn nothing around', async (kind) => {
  const sender = new Sender('en');
  const line = '\u202Egnp.exe\u202C\u2066ليلى\u2069\u200F';
  const receipt = await sender.send(await validDraft(sender, kind, `a@${domain}`, { first_name: line }));
  expect(await outcome(product, domain, [receipt])).toEqual(eachOnce([receipt]));
  const [row] = await product.rows.from(kind, domain);
  expect(row?.first_name).toBe('gnp.exeليلى');
  expect(String(row?.title)).not.toMatch(/[\u202A-\u202E]/);
  for (const { subject } of acknowledgements(product, domain)) expect(subject).not.toMatch(/[\u202A-\u202E]/);
  expect(bidi.test(String(row?.first_name))).toBe(false);
});

test('lines that would be headers in names, subject and address → one header, one recipient', async () => {
  const sender = new Sender('en');
  const evil = 'Layla\r\nBcc: victim@evil.example\r\nContent-Type: text/html\r\n\r\n<b>x</b>';
  const draft = await validDraft(sender, 'contacts', `a@${domain}`, {
    first_name: 'Layla\r\nBcc: v@evil.example',
    last_name: '=?utf-8?q?=0D=0ABcc:_v@evil.example?=',
    subject: evil,
  });
  const receipt = await sender.send(draft);
  expect(await outcome(product, domain, [receipt])).toEqual(eachOnce([receipt]));
  const mails = product.mail.mails.filter(({ text }) => text?.includes(receipt.reference));
  expect(mails.length).toBeGreaterThanOrEqual(2);
  for (const { raw, to } of mails) {
    const headers = raw.slice(0, raw.indexOf('\r\n\r\n'));
    expect(headers).not.toMatch(/^(bcc|cc):/im);
    expect(headers.match(/^content-type:/gim)).toHaveLength(1);
    expect(to).toHaveLength(1);
    expect(to[0]).not.toContain('evil.example');
  }
  const refused = await sender.post(
    await validDraft(sender, 'contacts', `a@${domain}\r\nBcc: victim@evil.example, other@evil.example`),
  );
  expect(refused.status).toBe(422);
  expect(errorOf(refused).failures?.map(({ field }) => field)).toEqual(['email']);
});

test.each(formKinds)(
  'a field of a megabyte in %s is refused in the sender’s language, and nothing is stored',
  async (kind) => {
    const sender = new Sender('ar');
    for (const name of free[kind]) {
      const refused = await sender.post(
        await validDraft(sender, kind, `a@${domain}`, { [name]: 'ح'.repeat(1_000_000) }),
      );
      const { message, failures = [] } = errorOf(refused);
      expect(message).toMatch(/[\u0600-\u06FF]/);
      const why = failures.map(({ field, rule }) => `${field} ${rule}`);
      expect(['413 ', `422 ${name} max_length`]).toContain(`${refused.status} ${why.join()}`);
    }
    expect(await product.rows.from(kind, domain)).toEqual([]);
  },
);

test('a body of forty megabytes is refused before it is read', async () => {
  const sender = new Sender('en');
  const draft = await validDraft(sender, 'contacts', `a@${domain}`, { help_details: 'x'.repeat(40_000_000) });
  // A server that answers and closes is seen as an answer or as a closed connection.
  const refused = await sender.post(draft).then(
    ({ status }) => status,
    ({ code }: NodeJS.ErrnoException) => code,
  );
  expect([413, 'EPIPE', 'ECONNRESET']).toContain(refused);
  expect(await product.rows.from('contacts', domain)).toEqual([]);
});

test.each([
  ['Arabic', '٠١٠٠١٢٣٤٥٦٧', '٥', '٢٠٩٩-١٢-٣١'],
  ['Persian', '۰۱۰۰۱۲۳۴۵۶۷', '۵', '۲۰۹۹-۱۲-۳۱'],
])('%s digits are digits in a phone, a rating and a date', async (_, phone, rating, deadline) => {
  const sender = new Sender('ar');
  const order = await sender.send(await validDraft(sender, 'orders', `o@${domain}`, { phone, deadline }));
  const feedback = await sender.send(await validDraft(sender, 'feedback', `f@${domain}`, { phone, rating }));
  expect(await outcome(product, domain, [order, feedback])).toEqual(eachOnce([order, feedback]));
  const [ordered] = await product.rows.query(
    'SELECT phone, deadline::text AS deadline FROM orders WHERE reference = $1',
    [order.reference],
  );
  expect(ordered?.phone).toBe('+201001234567');
  expect(ordered?.deadline).toContain('2099-12-31');
  const [rated] = await product.rows.from('feedback', domain);
  expect([rated?.phone, Number(rated?.rating)]).toEqual(['+201001234567', 5]);
});

test('an emoji name stands in the database, the mail and its subject as it was written', async () => {
  const sender = new Sender('en');
  const name = '👩🏽‍💻 ليلى 𝓛';
  const draft = await validDraft(sender, 'contacts', `a@${domain}`, { first_name: name, subject: name });
  const receipt = await sender.send(draft);
  expect(await outcome(product, domain, [receipt])).toEqual(eachOnce([receipt]));
  const [row] = await product.rows.from('contacts', domain);
  expect([row?.first_name, row?.subject]).toEqual([name, name]);
  const [mail] = acknowledgements(product, domain);
  expect(mail?.text).toContain(name);
  expect(mail?.html).toContain(name);
});

test('lone surrogates, null bytes and control characters neither break the database nor the answer', async () => {
  const sender = new Sender('en');
  const draft = await validDraft(sender, 'contacts', `a@${domain}`, { help_details: 'a\u0000b\u0007\uD800c\u0085d' });
  const answer = await sender.post(draft);
  expect(answer.status).toBe(201);
  const receipts = [receiptOf(answer)];
  expect(await outcome(product, domain, receipts)).toEqual(eachOnce(receipts));
  const [row] = await product.rows.from('contacts', domain);
  expect(row?.help_details).toBe('ab\uFFFDcd');
});
