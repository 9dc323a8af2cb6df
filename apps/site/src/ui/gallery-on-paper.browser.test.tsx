import type { Picture } from '@nasaq/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cdp } from 'vitest/browser';
import { mount } from '../testing/mount.tsx';
import { Gallery } from './entry.tsx';

const devTools = () => cdp() as { send(method: string, parameters: object): Promise<unknown> };
beforeAll(() => devTools().send('Emulation.setEmulatedMedia', { media: 'print' }));
afterAll(() => devTools().send('Emulation.setEmulatedMedia', { media: '' }));

const pictures = Array.from({ length: 5 }, (_, index) => ({
  picture: { url: `data:,${index}`, alt: '', width: 1600, height: 1000, sources: [] },
  caption: '',
})) as unknown as Picture[];

test.each([1, 2, 3, 4, 5])('on paper no picture of a gallery stands beside nothing: %i', async (count) => {
  const before = document.querySelectorAll('.gallery').length;
  await mount('en', <Gallery pictures={pictures.slice(0, count)} />);
  const gallery = document.querySelectorAll('.gallery')[before]!;
  const items = [...gallery.children].map((item) => item.getBoundingClientRect());
  expect(items).toHaveLength(count);
  const lines = Map.groupBy(items, ({ top }) => Math.round(top));
  const { right } = gallery.getBoundingClientRect();
  for (const line of lines.values()) expect(Math.abs(right - line.at(-1)!.right)).toBeLessThan(2);
  expect(lines.size).toBe(Math.ceil(count / 2));
});
