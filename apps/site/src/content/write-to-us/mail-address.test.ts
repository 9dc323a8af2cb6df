import { expect, test } from 'vitest';
import { mailAddress } from './mail-address.ts';

test('subject and lines are encoded, in any script', () => {
  const address = mailAddress('hello@nasaq.example', 'Order & brief', ['What: ', 'متى؟']);
  const { pathname, searchParams } = new URL(address);
  expect(pathname).toBe('hello@nasaq.example');
  expect(searchParams.get('subject')).toBe('Order & brief');
  expect(searchParams.get('body')).toBe('What: \r\nمتى؟');
});
