import { type GlobalSiteData, locales, type NetworkName, networkTitles } from '@nasaq/contract';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '../testing/mount.tsx';
import { Footer } from './footer.tsx';

test.each(locales)(
  'the mark of a network has the colour of its link, at rest and under the pointer: %s',
  async (locale) => {
    // One that is part of the page, and two that stand in the file.
    const names: NetworkName[] = ['facebook', 'instagram', 'youtube'];
    const networks = names.map((name) => ({ name, url: `https://${name}.example/us` }));
    const data = {
      general: { email: '', phone: '', nameEn: '', nameAr: '' },
      quote: { text: '', author: '' },
      navigation: { networks },
    } as unknown as Partial<GlobalSiteData>;
    await mount(locale, <Footer />, data);
    for (const name of names) {
      const link = page.getByRole('link', { name: networkTitles[name] });
      const atRest = colours(link.element());
      await userEvent.hover(link);
      const pointedAt = colours(link.element());
      expect(pointedAt.link).not.toBe(atRest.link);
      for (const { link: colour, fill, stroke } of [atRest, pointedAt])
        expect([name, fill, stroke]).toEqual([name, 'none', colour]);
    }
  },
);

/** What the drawing inherits where it is used, which is all that a file's drawing has. */
function colours(link: Element) {
  const { fill, stroke } = getComputedStyle(link.querySelector('path, use')!);
  return { link: getComputedStyle(link).color, fill, stroke };
}
