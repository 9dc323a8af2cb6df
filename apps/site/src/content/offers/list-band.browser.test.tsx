import { locales } from '@nasaq/contract';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { mount } from '../../testing/mount.tsx';
import { OfferList } from './offer-list.tsx';

const widths = [390, 1280];

test('the band of the list of services stays as high when the styles of a service’s page come', async () => {
  const first = await heights();
  // Scripts fetch them for the pages that the list leads to.
  await import('./growing-method.css');
  expect(await heights()).toEqual(first);
  for (const height of first) expect(height).toBeGreaterThan(100);
});

async function heights(): Promise<number[]> {
  const found: number[] = [];
  for (const locale of locales)
    for (const width of widths) {
      await page.viewport(width, 800);
      await mount(locale, <OfferList type="services" offers={[]} categories={[]} />);
      found.push([...document.querySelectorAll('.list-band')].at(-1)!.getBoundingClientRect().height);
    }
  return found;
}
