import { expect, test } from 'vitest';
import { plainText } from './email-adapter.ts';
import { passwordMail } from '../accounts/mails/account-mails.ts';

test('paragraphs become lines, links keep their address, entities their meaning', () => {
  const html =
    '<head><style>p{}</style></head><p>Tom &amp; <b>Jerry</b></p><p><a href="https://a.example">Open</a><br>x &lt; y</p>';
  expect(plainText(html)).toBe('Tom & Jerry\nOpen\nhttps://a.example\nx < y');
});

test('a link that shows its own address is written once', () => {
  expect(plainText('<a href="https://a.example/x">https://a.example/x</a>')).toBe('https://a.example/x');
});

test('a mail address or phone number is its label', () => {
  expect(plainText('<a href="mailto:a@b.example"><bdi dir="ltr">a@b.example</bdi></a>')).toBe('a@b.example');
});

test('an entity that is escaped itself is read once', () => {
  expect(plainText('&amp;lt;')).toBe('&lt;');
});

test('the mail for a forgotten password keeps its link', () => {
  const company = { name: 'Nasaq', email: '', phone: '' };
  const link = 'https://admin.example/admin/reset/a1?b=1&c=2';
  const { html } = passwordMail({ locale: 'en', name: 'Nour', link, company });
  expect(plainText(html).split('\n')).toContain(link);
});
