import { type BlockOf, blockSchema, locales } from '@nasaq/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cdp, page } from 'vitest/browser';
import { mount } from '../../testing/mount.tsx';
import { CallBlock } from './calls.tsx';

const devTools = () => cdp() as { send(method: string, parameters: object): Promise<unknown> };
beforeAll(() => devTools().send('Emulation.setEmulatedMedia', { media: 'print' }));
afterAll(() => devTools().send('Emulation.setEmulatedMedia', { media: '' }));

const call = blockSchema.parse({
  id: 'call',
  type: 'call',
  ground: 'paper',
  title: 'Come and see',
  text: 'Every Monday at ten.',
  link: { href: '/contact', text: 'Say when' },
}) as BlockOf<'call'>;

test.each(locales)('a call is printed with the address that it leads to: %s', async (locale) => {
  await mount(locale, <CallBlock block={call} />);
  await expect.element(page.getByRole('heading', { name: 'Come and see' })).toBeVisible();
  await expect.element(page.getByText('Every Monday at ten.')).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Say when (/contact)' })).toBeVisible();
});
