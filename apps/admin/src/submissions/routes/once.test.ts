import { randomUUID } from 'node:crypto';
import type { Receipt } from '@nasaq/contract';
import type { Pool } from 'pg';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { freshEmail, openTestIntake, person, validContact, type TestIntake } from '../intake/testing/open-intake.ts';

let intake: TestIntake;

beforeAll(async () => {
  intake = await openTestIntake();
});
afterEach(() => vi.restoreAllMocks());
afterAll(() => intake.close());

/** What there is of everything that a submission writes. */
async function counts() {
  const [contacts, events, mails] = await Promise.all(['contacts', 'events', 'mails'].map((name) => intake.rows(name)));
  return { contacts: contacts!.length, events: events!.length, mails: mails!.length };
}

test('the same submission three times at once → one, with one pair of mails and equal receipts', async () => {
  const before = await counts();
  const key = randomUUID();
  const answers = await Promise.all([1, 2, 3].map(() => intake.send('contacts', validContact, { key })));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 201]);
  expect(new Set(answers.map(({ data }) => JSON.stringify(data))).size).toBe(1);
  expect(await counts()).toEqual({ contacts: before.contacts + 1, events: before.events + 1, mails: before.mails + 2 });
});

test('sent again later, with other values or none → the first receipt', async () => {
  const key = randomUUID();
  const first = await intake.send('contacts', validContact, { key });
  const again = await intake.send('contacts', { ...validContact, subject: 'Other' }, { key: key.toUpperCase() });
  const empty = await intake.send('contacts', {}, { key });
  expect([first.status, again.status, empty.status]).toEqual([201, 200, 200]);
  expect([again.data, empty.data]).toEqual([first.data, first.data]);
});

test('one key for two kinds → two submissions', async () => {
  const key = randomUUID();
  const contact = await intake.send('contacts', validContact, { key });
  const feedback = await intake.send('feedback', { rating: 4, area: 'other', help_details: 'x' }, { key });
  expect([contact.status, feedback.status]).toEqual([201, 201]);
  expect(feedback.data.kind).toBe('feedback');
});

test('a repeated submission takes its files once', async () => {
  const key = randomUUID();
  const files = [await intake.upload('orders', 'files')];
  const order = { ...person, offer: 'products:daftar', brief: 'x', budget: 'open', files };
  const answers = await Promise.all([1, 2].map(() => intake.send('orders', order, { key })));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 201]);
  expect((await intake.send('orders', order, { key })).status).toBe(200);
});

test('without a key, equal content from one address is one submission', async () => {
  const post = (values: object, address: string) => intake.post<Receipt>('contacts', { values }, { address });
  const values = { ...validContact, subject: 'Without JavaScript' };
  const answers = await Promise.all([1, 2, 3].map(() => post(values, '198.51.100.9')));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 201]);
  const reference = answers[0]!.data.reference;
  const spaced = await post({ ...values, first_name: ' Layla ', phone: '٠١٠٠١٢٣٤٥٦٧' }, '198.51.100.9');
  expect([spaced.status, spaced.data.reference]).toEqual([200, reference]);
  const others = await Promise.all([
    post({ ...values, help_details: 'Another text' }, '198.51.100.9'),
    post(values, '198.51.100.10'),
  ]);
  expect(others.map(({ status }) => status)).toEqual([201, 201]);
});

test('without a key, files count by their content: a page that is sent again uploads them again', async () => {
  const order = { ...person, offer: 'products:daftar', brief: 'A brief', budget: 'open' };
  const post = async (sha256: string) =>
    intake.post<Receipt>('orders', { values: { ...order, files: [await intake.upload('orders', 'files', sha256)] } });
  const [first, same, other] = [await post('a'.repeat(64)), await post('a'.repeat(64)), await post('b'.repeat(64))];
  expect([first.status, same.status, other.status]).toEqual([201, 200, 201]);
  expect(same.data).toEqual(first.data);
});

test('without a key, the same after more than a day is a new submission', async () => {
  const post = () => intake.post<Receipt>('contacts', { values: { ...validContact, subject: 'Yearly' } });
  const first = await post();
  const { pool } = intake.payload.db as unknown as { pool: Pool };
  // Two days ago it had the key of that day.
  await pool.query(`UPDATE contacts SET created_at = now() - interval '2 days', key = 'd:old' WHERE reference = $1`, [
    first.data.reference,
  ]);
  expect((await post()).status).toBe(201);
});

test('200 at once → 200 submissions, 200 references, 400 mails', async () => {
  const before = await counts();
  const answers = await Promise.all(
    Array.from({ length: 200 }, (_, person) =>
      intake.send(
        'contacts',
        { ...validContact, email: freshEmail() },
        {},
        { address: `198.51.${100 + (person % 2)}.${person}` },
      ),
    ),
  );
  expect(answers.filter(({ status }) => status !== 201)).toEqual([]);
  expect(new Set(answers.map(({ data }) => data.reference)).size).toBe(200);
  expect(await counts()).toEqual({
    contacts: before.contacts + 200,
    events: before.events + 200,
    mails: before.mails + 400,
  });
});

test('a mail that cannot be queued → 500, nothing is stored, and the same key works later', async () => {
  const before = await counts();
  const key = randomUUID();
  const { db } = intake.payload as unknown as {
    db: { insert: (arguments_: { tableName: string }) => Promise<unknown> };
  };
  const insert = db.insert.bind(db);
  const broken = vi.spyOn(db, 'insert').mockImplementation((arguments_) => {
    if (arguments_.tableName === 'mails') throw new Error('The mail cannot be queued.');
    return insert(arguments_);
  });
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  expect((await intake.send('contacts', validContact, { key })).status).toBe(500);
  expect(logged).toHaveBeenCalledOnce();
  expect(await counts()).toEqual(before);
  broken.mockRestore();
  expect((await intake.send('contacts', validContact, { key })).status).toBe(201);
});

test('a reference that is taken → another one', async () => {
  const taken = (await intake.send('contacts', validContact)).data.reference;
  const { pool } = intake.payload.db as unknown as { pool: Pool };
  // The row that is stored next gets the reference that is taken, the first time.
  await pool.query(`
    CREATE SEQUENCE once;
    CREATE FUNCTION take_reference() RETURNS trigger LANGUAGE plpgsql AS
      $$BEGIN IF nextval('once') = 1 THEN NEW.reference = '${taken}'; END IF; RETURN NEW; END$$;
    CREATE TRIGGER take_reference BEFORE INSERT ON contacts FOR EACH ROW EXECUTE FUNCTION take_reference()`);
  const answer = await intake.send('contacts', validContact);
  await pool.query('DROP TRIGGER take_reference ON contacts; DROP FUNCTION take_reference; DROP SEQUENCE once');
  expect(answer.status).toBe(201);
  expect(answer.data.reference).not.toBe(taken);
});

test('connections that the database ends in the middle → stored once all the same', async () => {
  const before = await counts();
  const { pool } = intake.payload.db as unknown as { pool: Pool };
  const sending = Array.from({ length: 40 }, () => intake.send('contacts', { ...validContact, email: freshEmail() }));
  // The others are under way or waiting by then.
  await Promise.race(sending);
  await pool.query(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()`,
  );
  const answers = await Promise.all(sending);
  expect(answers.filter(({ status }) => status !== 201 && status !== 200)).toEqual([]);
  expect(await counts()).toEqual({
    contacts: before.contacts + 40,
    events: before.events + 40,
    mails: before.mails + 80,
  });
});

test('a database that stays away → 503 that says when, and nothing is lost of what comes later', async () => {
  const before = await counts();
  const key = randomUUID();
  const { pool } = intake.payload.db as unknown as { pool: Pool };
  const refused = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED', syscall: 'connect' });
  vi.spyOn(pool, 'query').mockImplementation(() => Promise.reject(refused));
  vi.spyOn(pool, 'connect').mockImplementation(() => Promise.reject(refused));
  const away = await intake.send('contacts', validContact, { key });
  vi.restoreAllMocks();
  expect([away.status, away.error.code, away.error.retryAfter]).toEqual([503, 'unavailable', 5]);
  expect(away.headers.get('retry-after')).toBe('5');
  expect(await counts()).toEqual(before);
  expect((await intake.send('contacts', validContact, { key })).status).toBe(201);
});
