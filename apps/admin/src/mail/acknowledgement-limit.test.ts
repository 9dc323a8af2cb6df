import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestIntake, validContact, type TestIntake } from '../submissions/intake/testing/open-intake.ts';

let intake: TestIntake;

beforeAll(async () => {
  intake = await openTestIntake();
});
afterAll(() => intake.close());

const acknowledgementsTo = (email: string) =>
  intake.rows('mails', { and: [{ to: { like: email } }, { template: { equals: 'acknowledgement' } }] });

test('25 messages with one address from 25 machines at once → all are stored and told to staff, three are acknowledged', async () => {
  const before = (await intake.rows('mails', { template: { equals: 'staff_notice' } })).length;
  const spellings = ['victim@example.com', 'Victim@Example.com'];
  const answers = await Promise.all(
    Array.from({ length: 25 }, (_, index) =>
      intake.send('contacts', { ...validContact, email: spellings[index % 2] }, {}, { address: `198.51.100.${index}` }),
    ),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
  const stored = await intake.rows('contacts', { email: { like: 'victim@example.com' } });
  expect(stored).toHaveLength(25);
  expect(await acknowledgementsTo('victim@example.com')).toHaveLength(3);
  expect((await intake.rows('mails', { template: { equals: 'staff_notice' } })).length - before).toBe(25);
});

test('an hour later, and for everybody else at any time, messages are acknowledged', async () => {
  for (let sent = 0; sent < 4; sent += 1)
    await intake.send('contacts', { ...validContact, email: 'often@example.com' });
  const first = await acknowledgementsTo('often@example.com');
  expect(first).toHaveLength(3);
  const createdAt = new Date(Date.now() - 61 * 60_000).toISOString();
  for (const { id } of first)
    await intake.payload.db.updateOne({ collection: 'mails', id: Number(id), data: { createdAt }, returning: false });
  await intake.send('contacts', { ...validContact, email: 'often@example.com' });
  expect(await acknowledgementsTo('often@example.com')).toHaveLength(4);
  await intake.send('contacts', { ...validContact, email: 'other@example.com' });
  expect(await acknowledgementsTo('other@example.com')).toHaveLength(1);
});
