import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestIntake, person, type TestIntake } from '../intake/testing/open-intake.ts';
import { searchWords } from '../../platform/staff/list-search.ts';
import { signIn, submissionOf, type Staff } from '../inbox/testing/staff.ts';

let intake: TestIntake;
let agent: Staff;
let reference: string;

beforeAll(async () => {
  intake = await openTestIntake();
  agent = await signIn(intake.payload, 'agent');
  const values = {
    ...person,
    first_name: 'Mona',
    last_name: 'Saleh',
    phone: '01001234567',
    subject: 'إعادة تصميم الموقع',
    help_details: 'We run a clinic in Zamalek.\nنريد حجزًا إلكترونيًا لمُستشفى الأمل.',
  };
  const { data } = await intake.send('contacts', values);
  reference = data.reference;
  await intake.send('contacts', { ...person, phone: '', subject: 'Another', help_details: 'Nothing of that.' });
});
afterAll(() => intake.close());

/** References that the list's search finds; the table that is exported is put together as the list is. */
async function found(typed: string): Promise<string[]> {
  const answer = await agent.call(`/contacts/export?search=${encodeURIComponent(typed)}`);
  expect(answer.status).toBe(200);
  const [, ...rows] = (await answer.text()).trim().split('\r\n');
  return rows.map((row) => row.split(',')[0]!);
}

test('a whole name, a reference however it is typed, words of the text, a number, and Arabic with any hamza are found', async () => {
  const dashed = `${reference.slice(0, 4)}-${reference.slice(4).toLowerCase()}`;
  const arabicDigits = reference.replace(/\d/g, (digit) => String.fromCharCode(0x0660 + Number(digit)));
  const typed = ['Mona Saleh', 'saleh mona', reference, dashed, arabicDigits, 'clinic Zamalek', 'اعاده تصميم'];
  for (const text of [...typed, 'مستشفي الامل', '0100 123 4567', '٠١٠٠١٢٣٤٥٦٧', '+20 100 123 4567'])
    expect({ text, found: await found(text) }).toEqual({ text, found: [reference] });
});

test('what nobody wrote is not found', async () => {
  for (const text of ['Mona Hassan', 'zzzzzzzz', 'ABCD-2345'])
    expect({ text, found: await found(text) }).toEqual({ text, found: [] });
});

test('a row that is changed by staff stays to be found, and one that came otherwise is found too', async () => {
  const { id, reference: made } = await submissionOf(intake.payload, 'contacts', { title: 'أسئلة كثيرة' });
  expect(await found('اسئله')).toEqual([made]);
  expect((await agent.call(`/contacts/${id}/state`, { from: 'new', to: 'in_progress' })).status).toBe(200);
  expect(await found('اسئله')).toEqual([made]);
});

test.each([
  ['  MONA   Saleh ', 'mona saleh'],
  ['u382-4gwh', 'u3824gwh'],
  ['010 0123-4567', '1001234567'],
  ['أحمد', 'احمد'],
])('“%s” is looked for as “%s”', (typed, words) => {
  expect(searchWords(typed)).toBe(words);
});
