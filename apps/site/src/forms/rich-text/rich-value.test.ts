import { expect, test } from 'vitest';
import { attachmentKind } from './attachments.ts';
import { htmlToText, isBlank, isHtml, textToHtml } from './rich-value.ts';

test.each([
  ['<div>Hello</div>', true],
  ['  <ul><li>a</li></ul>', true],
  ['<h1>عنوان</h1>', true],
  ['Hello <div>', false],
  ['<3 this site', false],
  ['<divide> and conquer', false],
  ['', false],
])('%j is the HTML of the editor: %s', (value, html) => {
  expect(isHtml(value)).toBe(html);
});

test('typed text becomes paragraphs and never tags', () => {
  expect(textToHtml('one\r\ntwo <script>alert(1)</script> & more\n')).toBe(
    '<div>one<br>two &lt;script&gt;alert(1)&lt;/script&gt; &amp; more</div>',
  );
  expect(textToHtml('  \n ')).toBe('');
});

test('text that became HTML becomes the same text again', () => {
  const text = 'أهلا & <b>"سهلا"</b>\n\nsecond &lt;line&gt;';
  expect(htmlToText(textToHtml(text))).toBe(text);
});

test('the blocks of the editor are lines', () => {
  expect(htmlToText('<h1>Title</h1><ul><li>a</li><li>b</li></ul><div>x&nbsp;y<br><br>z</div>')).toBe(
    'Title\na\nb\nx y\n\nz',
  );
});

test.each([
  ['', true],
  ['<div><br></div>', true],
  ['<div>&nbsp; </div><ul><li></li></ul>', true],
  ['<div>.</div>', false],
  ['<div><figure class="attachment"><img src="/api/v1/uploads/t"></figure></div>', false],
])('%j is blank: %s', (html, blank) => {
  expect(isBlank(html)).toBe(blank);
});

test('pictures are shown in place, documents named, and nothing else is known', () => {
  expect(attachmentKind('image/webp')).toBe('preview');
  expect(attachmentKind('application/pdf')).toBe('file');
  expect(() => attachmentKind('image/svg+xml')).toThrow('Unknown editor content type: image/svg+xml');
  expect(() => attachmentKind('constructor')).toThrow('Unknown editor content type');
});
