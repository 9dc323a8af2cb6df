import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { mountScreen } from '../../../testing/screens/mount-screen.tsx';
import { FilledLabel } from './filled-label.tsx';

test('a field that the host fills where it is empty is not marked as one that has to be written', async () => {
  mountScreen('en', <FilledLabel field={{ name: 'slug', label: 'Address', required: true } as never} path="slug" />);
  await expect.element(page.getByText('Address', { exact: true })).toBeVisible();
  expect(document.querySelector('.required')).toBeNull();
});
