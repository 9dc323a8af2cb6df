import { expect, test } from 'vitest';
import { signInAddress } from './sign-in-address.ts';

test.each([
  ['/admin/words', { key: 'home.start' }, '/admin/words?key=home.start'],
  ['/admin/gaps', { tab: 'all', of: ['en', 'ar'], none: undefined }, '/admin/gaps?tab=all&of=en&of=ar'],
  ['/admin/words', { key: 'ما & هذا؟' }, `/admin/words?${new URLSearchParams({ key: 'ما & هذا؟' })}`],
  ['/admin/start', {}, '/admin/start'],
  ['/admin/start', undefined, '/admin/start'],
])('who asks for %s with %o before they are signed in comes back to all of it', (address, asked, wanted) => {
  const { pathname, searchParams } = new URL(signInAddress('/admin', address, asked), 'http://host');
  expect([pathname, [...searchParams]]).toEqual(['/admin/login', [['redirect', wanted]]]);
});
