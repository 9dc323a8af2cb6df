import { afterAll, beforeAll, expect, test } from 'vitest';
import { cdp } from 'vitest/browser';
import { mount } from '../testing/mount.tsx';
import { MissingTile } from './missing-tile.tsx';

const devTools = () => cdp() as { send(method: string, parameters: object): Promise<unknown> };
beforeAll(() => devTools().send('Emulation.setEmulatedMedia', { media: 'print' }));
afterAll(async () => {
  document.documentElement.classList.remove('dark');
  await devTools().send('Emulation.setEmulatedMedia', { media: '' });
});

// Paper does not have the colours of a brand: there those of the house would be another company's.
test.each(['light', 'dark'])('on paper the stars of a missing page are drawn in ink: %s', async (theme) => {
  document.documentElement.classList.toggle('dark', theme === 'dark');
  await mount('en', <MissingTile />);
  const paths = [...document.querySelectorAll('.missing path')].map((path) => getComputedStyle(path));
  expect(paths).toHaveLength(17);
  const drawn = paths.flatMap(({ fill, stroke }) => [fill, stroke]).filter((colour) => colour !== 'none');
  expect(new Set(drawn)).toEqual(
    new Set(['rgb(0, 0, 0)', 'rgb(85, 85, 85)', 'rgb(153, 153, 153)', 'rgb(255, 255, 255)']),
  );
});
