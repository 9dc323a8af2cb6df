import { expect, test } from 'vitest';
import { csvRows } from './csv-rows.ts';

test('what a spreadsheet would calculate is text', () => {
  const typed = ['=1+1', '+201001234567', '-2', '@SUM(A1)', '\t=1', '\r=1', '＝1+1', 'a=b', '2-1', ''];
  expect(csvRows([typed])).toBe(`'=1+1,'+201001234567,'-2,'@SUM(A1),'\t=1,"'\r=1",'＝1+1,a=b,2-1,\r\n`);
});

test('a telephone number in groups stands as it is; anything else after a plus is text', () => {
  expect(csvRows([['+20 10 01234567', '+20 10 1-1', '+20 A1', '+2', '+20 10\n=1', '+1 202 555 0123']])).toBe(
    `+20 10 01234567,'+20 10 1-1,'+20 A1,'+2,"'+20 10\n=1",+1 202 555 0123\r\n`,
  );
});

test('commas, quotes and line breaks stand in quotes, and Arabic stays as it is', () => {
  const rows = [
    ['أريد موقعًا، بلغتين', 'say "yes"'],
    ['one\ntwo', 'a,b'],
  ];
  expect(csvRows(rows)).toBe('أريد موقعًا، بلغتين,"say ""yes"""\r\n"one\ntwo","a,b"\r\n');
});
