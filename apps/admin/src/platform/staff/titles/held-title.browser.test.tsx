import { expect, test } from 'vitest';
import { mountScreen } from '../../../testing/screens/mount-screen.tsx';
import { HeldTitle } from './held-title.tsx';

test('the title of a page that is not there stays, whatever title comes after it, and goes with it', async () => {
  const { rerender } = mountScreen('en', <HeldTitle title="Not Found · Nasaq" />);
  await expect.poll(() => document.title).toBe('Not Found · Nasaq');
  document.title = 'Words · Nasaq';
  await expect.poll(() => document.title).toBe('Not Found · Nasaq');
  rerender(<p>Users</p>);
  document.title = 'Users · Nasaq';
  await expect.poll(() => document.title).toBe('Users · Nasaq');
});
