import { type GlobalSiteData, locales } from '@nasaq/contract';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { mount } from '../testing/mount.tsx';
import { Footer } from './footer.tsx';
import { MainMenu } from './main-menu.tsx';

test.each(locales)(
  'a company of which nothing is known yet has no heading and no list without content: %s',
  async (locale) => {
    const social = { facebook: '#', twitter: '#', dribbble: '#', behance: '#', github: '#' };
    const general = { email: '', phone: '', nameEn: '', nameAr: '' };
    const data = {
      general,
      social,
      quote: { text: '', author: '' },
      navigation: { networks: [] },
    } as unknown as Partial<GlobalSiteData>;
    await mount(
      locale,
      <>
        <MainMenu />
        <Footer />
      </>,
      data,
    );
    await page.getByRole('button').first().click();
    await expect.element(page.getByRole('dialog').getByRole('listitem').first()).toBeVisible();
    expect(page.getByRole('dialog').getByRole('heading').elements()).toEqual([]);
    expect(document.querySelector('.foot ul:empty')).toBeNull();
  },
);
