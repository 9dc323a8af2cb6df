import { choiceLabels } from '@nasaq/messages/choices';
import type { Payload } from 'payload';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestPayload, type TestPayload } from '../../testing/open-payload.ts';
import { signIn, submissionOf, type Staff } from './testing/staff.ts';

let opened: TestPayload;
let payload: Payload;
let agent: Staff;
let sales: Staff;

beforeAll(async () => {
  opened = await openTestPayload();
  payload = opened.payload;
  [agent, sales] = [await signIn(payload, 'agent'), await signIn(payload, 'sales', 'ar')];
});
afterAll(() => opened.close());

const all = 'where[or][0][and][0][spam][not_equals]=true';

const file = { content_type: 'application/pdf', filesize: 1, sha256: '0', storage_key: 'key' };

/** Without the mark of the byte order, which `text` takes for itself. */
async function exported(staff: Staff, address: string): Promise<{ head: string; rows: string[]; bytes: Uint8Array }> {
  const answer = await staff.call(address);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/csv; charset=utf-8']);
  const bytes = new Uint8Array(await answer.arrayBuffer());
  const [head = '', ...rows] = new TextDecoder().decode(bytes).split('\r\n');
  expect(rows.pop()).toBe('');
  return { head, rows, bytes };
}

test('the table begins with the mark of its encoding and is named after its day', async () => {
  const answer = await agent.call(`/contacts/export?${all}`);
  expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="contacts-\d{4}-\d\d-\d\d\.csv"$/);
  expect([...new Uint8Array(await answer.arrayBuffer()).slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
});

test('what was typed stands in it as text, formulas, quotes and Arabic included', async () => {
  const { reference } = await submissionOf(payload, 'contacts', {
    subject: '=HYPERLINK("http://evil.example")',
    createdAt: '2026-01-05T22:30:00.000Z',
    first_name: 'سلمى',
    phone: '+201001234567',
    help_details: 'سطر\nآخر، "مقتبس"',
  });
  const { head, rows } = await exported(agent, `/contacts/export?where[or][0][and][0][reference][equals]=${reference}`);
  expect(head).toContain('Reference,Received (Egypt Time),State,First name');
  expect(head).not.toContain('About');
  expect(rows).toHaveLength(1);
  expect(rows[0]).toContain(`"'=HYPERLINK(""http://evil.example"")"`);
  expect(rows[0]).toContain(',+20 10 01234567,');
  expect(rows[0]).toContain(`${reference},2026-01-06 00:30,`);
  expect(rows[0]).toContain('سلمى');
  expect(rows[0]).toContain('"سطر\nآخر، ""مقتبس"""');
});

test('the country of a telephone stands beside a number alone', async () => {
  const lineOf = async (phone: string) => {
    const { reference } = await submissionOf(payload, 'contacts', { phone, phone_country: 'EG' });
    const filter = `where[or][0][and][0][reference][equals]=${reference}`;
    return (await exported(agent, `/contacts/export?${filter}`)).rows[0];
  };
  expect(await lineOf('+201001234567')).toContain(',EG,');
  expect(await lineOf('')).not.toContain(',EG,');
});

test('an order in Arabic: heads, choices, the text of its brief and the names of its files', async () => {
  const { id, reference } = await submissionOf(payload, 'orders', {
    title: 'منصات الويب',
    offer: 'services:web-platforms',
    brief: '<div>One &amp; two<br>three</div>',
    budget: 'over-2m',
    deadline: '2027-03-01T12:00:00.000Z',
  });
  await payload.db.create({
    collection: 'uploads',
    data: {
      ...file,
      token_hash: 'hash',
      filename: 'plan.pdf',
      kind: 'orders',
      field: 'files',
      submission: { relationTo: 'orders', value: id },
    },
  });
  const { head, rows } = await exported(sales, `/orders/export?search=${reference}`);
  expect(head).toContain('الرقم المرجعي');
  expect(head).not.toMatch(/[a-z]{3}/i);
  expect(rows).toHaveLength(1);
  expect(rows[0]).toContain(choiceLabels.budget['over-2m'].ar);
  expect(rows[0]).toContain('"One & two\nthree"');
  expect(rows[0]).toContain(',2027-03-01,');
  expect(rows[0]).toContain('plan.pdf');
  expect(rows[0]).toContain('منصات الويب');
  expect(rows[0]).not.toContain('web-platforms');
  expect(head).toContain('وصل (توقيت مصر)');
});

test('a file of a field of the owner stands in its column, and among all files', async () => {
  const fields = [
    { name: 'own_paper', type: 'file', max: 1, label: { en: 'Paper', ar: 'المستند' } },
    { name: 'own_photo', type: 'file', max: 2, label: { en: 'Photo', ar: 'الصورة' } },
  ];
  const form = await payload.create({
    collection: 'forms',
    data: { form: 'own', slug: 'visit', title_en: 'Visit', title_ar: 'زيارة', fields, _status: 'published' } as never,
    overrideAccess: true,
  });
  const { id, reference } = await submissionOf(payload, 'responses', { form: form.id });
  for (const [field, filename] of [
    ['own_paper', 'fees.pdf'],
    ['own_photo', 'a.png'],
    ['own_photo', 'b.png'],
  ] as const)
    await payload.db.create({
      collection: 'uploads',
      data: {
        ...file,
        token_hash: filename,
        field,
        filename,
        kind: 'responses',
        submission: { relationTo: 'responses', value: id },
      },
    });
  const { head, rows } = await exported(agent, `/responses/export?search=${reference}`);
  expect(head).toMatch(/,Paper,Photo,Files$/);
  expect(rows).toHaveLength(1);
  expect(rows[0]).toMatch(/,fees\.pdf,"a\.png\nb\.png","fees\.pdf\na\.png\nb\.png"$/);
  // What was sent is told in the words of its form, also while that lies in the trash.
  const deletedAt = new Date().toISOString();
  await payload.update({ collection: 'forms', id: form.id, data: { deletedAt }, overrideAccess: true });
  expect((await exported(agent, `/responses/export?search=${reference}`)).head).toBe(head);
});

test('it holds what the list shows: open ones without a filter, no spam, and no secrets', async () => {
  await submissionOf(payload, 'feedback', { title: 'Open one', sender_hash: 'SECRET' });
  await submissionOf(payload, 'feedback', { title: 'Closed one', state: 'closed' });
  await submissionOf(payload, 'feedback', { title: 'Spam one', spam: true });
  const titles = async (query: string) =>
    (await exported(agent, `/feedback/export?${query}`)).rows.map((row) => /(\w+) one/.exec(row)?.[1]);
  expect(await titles('')).toEqual(['Open']);
  expect(await titles(all)).toEqual(['Closed', 'Open']);
  expect(await titles('where[or][0][and][0][spam][equals]=true')).toEqual(['Spam']);
  expect(await titles('search=closed')).toEqual(['Closed']);
  const { head, rows } = await exported(agent, `/feedback/export?${all}`);
  expect(`${head}${rows.join('')}`).not.toMatch(/SECRET|key-|hash/);
});

test('more rows than a page come all, once, newest first', async () => {
  for (let at = 0; at < 205; at += 1) {
    await payload.db.create({
      collection: 'reports',
      data: { reference: `MANY${at}`, key: `many-${at}`, state: 'new', locale: 'en', title: `Row ${at}`, spam: false },
    });
  }
  const { rows } = await exported(agent, `/reports/export?${all}`);
  expect(rows.map((row) => row.split(',')[0])).toEqual(Array.from({ length: 205 }, (_, at) => `MANY${204 - at}`));
});

test('a filter on what does not exist is refused', async () => {
  expect((await agent.call('/contacts/export?where[nothing][equals]=1')).status).toBe(422);
});
