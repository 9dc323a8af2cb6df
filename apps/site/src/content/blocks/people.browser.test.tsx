import type { BlockOf } from '@nasaq/contract';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { mount } from '../../testing/mount.tsx';
import { PeopleBlock } from './people.tsx';

const block = {
  type: 'people',
  title: 'Our dentists',
  people: [{ key: 'lulu', name: 'Lulu Aziz', role: 'Dentist', bio: '', portrait: null }],
} as unknown as BlockOf<'people'>;

test.each([390, 1440])(
  'without patterns the name of somebody without a portrait begins their place: %i',
  async (width) => {
    await page.viewport(width, 900);
    const above = async (noPatterns: boolean) => {
      const host = document.querySelectorAll('main').length;
      await mount('en', <PeopleBlock block={block} />, noPatterns ? { brand: { noPatterns } } : {});
      const main = document.querySelectorAll('main')[host]!;
      const name = [...main.querySelectorAll('h3')].find(({ textContent }) => textContent === 'Lulu Aziz')!;
      const { left, top } = main.querySelector('li')!.getBoundingClientRect();
      const own = name.getBoundingClientRect();
      return { left: own.left - left, top: own.top - top };
    };
    const { left, top } = await above(false);
    expect(left + top).toBeGreaterThan(100);
    expect(await above(true)).toEqual({ left: 0, top: 0 });
  },
);
