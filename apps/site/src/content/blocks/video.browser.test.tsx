import { type BlockOf, blockSchema, locales } from '@nasaq/contract';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { cdp, page } from 'vitest/browser';
import { mount } from '../../testing/mount.tsx';
import { VideoBlock } from './video.tsx';

const media = (value: string) =>
  (cdp() as { send(method: string, parameters: object): Promise<unknown> }).send('Emulation.setEmulatedMedia', {
    media: value,
  });

const film = blockSchema.parse({
  id: 'film',
  type: 'video',
  ground: 'paper',
  title: 'افتتاح المعرض',
  lead: '',
  caption: '',
  poster: null,
  source: { file: '/media/%D9%81%D9%8A%D9%84%D9%85.mp4', contentType: 'video/mp4' },
}) as BlockOf<'video'>;
const picture = { url: '/media/still.png', alt: '', width: 160, height: 90, sources: [] } as never;

const player = () => document.querySelector('video')!;
const source = () => player().querySelector('source')!.getAttribute('src');

test('a film without a still shows its first frame; one with a still takes nothing before it is started', async () => {
  await mount('ar', <VideoBlock block={film} />);
  expect([player().preload, player().poster]).toEqual(['metadata', '']);
  expect(source()).toMatch(/\.mp4#t=0\.\d+$/);
  document.querySelector('main')!.remove();
  await mount('ar', <VideoBlock block={{ ...film, poster: { picture, dark: null, caption: '' } }} />);
  expect([player().preload, new URL(player().poster).pathname]).toEqual(['none', '/media/still.png']);
  expect(source()).toMatch(/\.mp4$/);
});

describe('on paper', () => {
  beforeEach(() => media('print'));
  afterEach(() => media(''));

  test.each(locales)('a film is a line with its title and its address: %s', async (locale) => {
    await mount(locale, <VideoBlock block={film} />);
    const line = page.getByText(/فيلم\.mp4/);
    await expect.element(line).toBeVisible();
    await expect.element(page.elementLocator(player())).not.toBeVisible();
    expect(document.querySelector('.block-video')).toHaveTextContent(
      `افتتاح المعرض (${window.location.host}/media/فيلم.mp4)`,
    );
    await media('');
    await expect.element(line).not.toBeVisible();
    await expect.element(page.elementLocator(player())).toBeVisible();
  });

  test.each(locales)('a film with a still is that still and the line below it: %s', async (locale) => {
    const still = { picture, dark: null, caption: '' };
    await mount(locale, <VideoBlock block={{ ...film, poster: still }} />);
    await expect.element(page.elementLocator(player())).toBeVisible();
    await expect.element(page.getByText(/فيلم\.mp4/)).toBeVisible();
    document.querySelector('main')!.remove();
    const elsewhere = { ...film, poster: still, source: { host: 'youtube' as const, id: 'a1b2c3d4e5f' } };
    await mount(locale, <VideoBlock block={elsewhere} />);
    await expect.element(page.elementLocator(document.querySelector('a img')!)).toBeVisible();
    await expect.element(page.getByText(/youtube-nocookie/)).not.toBeVisible();
    const line = page.getByText('www.youtube.com/watch?v=a1b2c3d4e5f');
    await expect.element(line).toBeVisible();
    await media('');
    await expect.element(line).not.toBeVisible();
  });

  test('of a film of another site without a still stays the line alone', async () => {
    await mount('en', <VideoBlock block={{ ...film, source: { host: 'vimeo', id: '123456' } }} />);
    await expect.element(page.getByText('vimeo.com/123456')).toBeVisible();
    await expect.element(page.elementLocator(document.querySelector('a')!)).not.toBeVisible();
  });
});
