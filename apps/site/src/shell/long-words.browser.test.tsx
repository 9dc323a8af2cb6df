import { type GlobalSiteData, type Locale, locales } from '@nasaq/contract';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { mount } from '../testing/mount.tsx';
import { Footer } from './footer.tsx';
import { MainMenu } from './main-menu.tsx';

/** As many letters as a label of the menu may have, without a place to break. */
const long: Record<Locale, string> = { en: 'Unbreakable'.repeat(5), ar: 'قسطنطينية'.repeat(6) };

function dataOf(locale: Locale): Partial<GlobalSiteData> {
  const links = [{ href: '/long', text: long[locale] }, { page: 'home' as const }];
  return {
    general: { nameEn: 'Nasaq', nameAr: 'نسق', email: 'hello@nasaq.example', phone: '+20 2 2516 4180' },
    social: {},
    quote: { text: '', author: '' },
    address: '',
    openingHours: { timeZone: 'Africa/Cairo', week: [[], [], [], [], [], [], []], exceptions: [] },
    navigation: { menu: links, footer: links },
  } as unknown as GlobalSiteData;
}

describe.each(locales)('%s', (locale) => {
  test.each([390, 1440])(
    'a word of the owner’s that no line holds breaks within menu and footer: %i',
    async (width) => {
      await page.viewport(width, 800);
      const t = await mount(
        locale,
        <>
          <MainMenu />
          <Footer />
        </>,
        dataOf(locale),
      );
      await page.getByRole('button', { name: t('shell.menu.open') }).click();
      const links = [...document.querySelectorAll('a')].filter(({ textContent }) => textContent === long[locale]);
      expect(links).toHaveLength(2);
      for (const link of links) {
        const [own, room] = [link.getBoundingClientRect(), link.parentElement!.getBoundingClientRect()];
        expect(own.width).toBeLessThanOrEqual(room.width + 0.5);
        expect([room.left >= 0, room.right <= width]).toEqual([true, true]);
      }
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
      expect(document.querySelector('dialog')!.scrollWidth).toBeLessThanOrEqual(width);
    },
  );
});
