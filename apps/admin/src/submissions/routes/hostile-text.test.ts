import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshEmail, openTestIntake, validContact, type TestIntake } from '../intake/testing/open-intake.ts';

let intake: TestIntake;

beforeAll(async () => {
  intake = await openTestIntake();
});
afterAll(() => intake.close());

async function storedContact(values: object): Promise<Record<string, unknown>> {
  const { data } = await intake.send('contacts', { ...validContact, email: freshEmail(), ...values });
  const [row] = await intake.rows('contacts', { reference: { equals: data.reference } });
  return row!;
}

async function mailsOf(reference: unknown) {
  return (await intake.rows('mails')).filter((mail) => `${mail.subject} ${mail.text}`.includes(String(reference)));
}

test.each([
  ['an emoji that is joined', '👩‍💻', '👩‍💻'],
  ['only an emoji', '🦊', '🦊'],
  ['HTML', '<script>alert(1)</script>', '<script>alert(1)</script>'],
  ['SQL', `'; DROP TABLE contacts; --`, `'; DROP TABLE contacts; --`],
  ['a template', '{{7*7}} ${7*7} {field}', '{{7*7}} ${7*7} {field}'],
  ['bidi controls', '\u202Elayla\u202C\u2067', 'layla'],
  ['a null byte', 'lay\0la', 'layla'],
  ['half of an emoji', 'layla\uD83D', 'layla\uFFFD'],
  ['controls', '\u001B[31mlayla\u0007', '[31mlayla'],
  ['a letter in two parts', 'Ame\u0301lie', 'Amélie'],
  ['the name of a property', '__proto__', '__proto__'],
])('a name that is %s is kept as text', async (_, typed, kept) => {
  expect(await storedContact({ first_name: typed })).toMatchObject({ first_name: kept });
});

test('line ends in name and subject make no header of a mail', async () => {
  const row = await storedContact({
    first_name: 'Layla\r\nBcc: victim@example.com',
    subject: 'Hello\nBcc: victim@example.com\r\n\r\nA body',
  });
  expect(row).toMatchObject({
    first_name: 'Layla Bcc: victim@example.com',
    subject: 'Hello Bcc: victim@example.com A body',
  });
  const mails = await mailsOf(row.reference);
  expect(mails).toHaveLength(2);
  for (const mail of mails) expect(`${mail.subject}${mail.to}${mail.reply_to}`).not.toMatch(/[\r\n]/);
});

test('HTML in every field is shown as text in the mails', async () => {
  const html = '<img src=x onerror=alert(1)><a href="https://evil.example">x</a>';
  const row = await storedContact({
    first_name: html.slice(0, 80),
    last_name: '<b>x</b>',
    subject: html,
    help_details: html,
  });
  expect(row).toMatchObject({ subject: html, help_details: html });
  const mails = await mailsOf(row.reference);
  expect(mails).toHaveLength(2);
  for (const { html: document } of mails) {
    expect(document).not.toContain('<img src=x');
    expect(document).not.toContain('href="https://evil.example"');
  }
});

test('a text keeps its lines and the direction of its words', async () => {
  const typed = '  first\r\nsecond \u202Bعربي\u202C\u2028third\0  ';
  expect(await storedContact({ help_details: typed })).toMatchObject({
    help_details: 'first\nsecond \u202Bعربي\u202C\nthird',
  });
});

test('20,000 characters of four bytes each are kept, none is cut', async () => {
  const text = '🦊'.repeat(10_000);
  expect((await storedContact({ help_details: text })).help_details).toBe(text);
});

test('values that are no text are refused by the rules, not by an accident', async () => {
  for (const value of [{}, [], [[]], 5, true, { toString: 'x' }, { length: 3 }]) {
    const { status } = await intake.send('contacts', { ...validContact, subject: value, page: value });
    expect([201, 422]).toContain(status);
  }
  const answer = await intake.post('contacts', `{"values":{"__proto__":{"subject":"x"},"constructor":{"a":1}}}`);
  expect(answer.status).toBe(422);
  expect(Object.prototype).not.toHaveProperty('subject');
});

test('the HTML of a report is stored sanitised', async () => {
  const { data } = await intake.send('reports', {
    severity: 'low',
    help_details: '<div onclick="x()">Seen <a href="javascript:alert(1)">here</a><script>alert(1)</script></div>',
  });
  const [row] = await intake.rows('reports', { reference: { equals: data.reference } });
  expect(row!.help_details).toBe('<div>Seen <a>here</a></div>');
});

test('what looks like tags in a textarea is kept word for word', async () => {
  const { data } = await intake.send('reports', { severity: 'low', help_details: 'if a < b && <script> fails' });
  const [row] = await intake.rows('reports', { reference: { equals: data.reference } });
  expect(row!.help_details).toBe('<p>if a &lt; b &amp;&amp; &lt;script&gt; fails</p>');
  expect(row!.title).toBe('if a < b && <script> fails');
});

test.each([45, 5000])('a report of %i comments and nothing else is stored word for word, at once', async (comments) => {
  const typed = '<!--block-->'.repeat(comments);
  const { status, data } = await intake.send('reports', { severity: 'low', help_details: typed });
  expect(status).toBe(201);
  const [row] = await intake.rows('reports', { reference: { equals: data.reference } });
  expect(row!.help_details).toBe(`<p>${typed.replaceAll('<', '&lt;').replaceAll('>', '&gt;')}</p>`);
});
