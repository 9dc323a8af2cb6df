import {
  entryPath,
  type Industry,
  type Item,
  type List,
  localePath,
  locales,
  type Service,
  type Solution,
  type Summary,
} from '@nasaq/contract';
import type { Locator } from '@playwright/test';
import { openPage } from '../support/open-page.ts';
import { inTurn } from '../support/readings.ts';
import { api } from '../support/site-paths.ts';
import { expect, test } from '../support/test.ts';

type OfferType = 'services' | 'solutions' | 'industries';

for (const locale of inTurn('ar'))
  test.describe(locale, () => {
    test('a service says at each step what one holds after it', async ({ page }) => {
      const { entry, path } = await first<Service>('services', locale);
      await openPage(page, locale, path);
      const handed = entry.deliverables.filter(({ step }) => step !== null);
      expect(handed.length).toBeGreaterThan(0);
      for (const deliverable of handed) {
        const { title } = entry.process[deliverable.step! - 1]!;
        const step = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title }) });
        await expect(step.getByText(deliverable.text)).toBeVisible();
      }
    });

    test('the parts of a solution are a list that says to whom each hands what, drawn along the reading direction', async ({
      page,
    }) => {
      const { entry, path } = await first<Solution>('solutions', locale);
      await page.setViewportSize({ width: 1440, height: 900 });
      await openPage(page, locale, path);
      const part = (place: number) =>
        page
          .getByRole('listitem')
          .filter({ has: page.getByRole('heading', { name: entry.parts[place]!.title, exact: true }) });
      const givers = entry.parts.flatMap(({ to }, place) => (to.length > 0 ? place : []));
      expect(givers.length).toBeGreaterThan(0);
      for (const giver of givers) {
        await expect(part(giver)).toContainText(entry.parts[giver]!.gives);
        for (const receiver of entry.parts[giver]!.to)
          await expect(part(giver)).toContainText(entry.parts[receiver - 1]!.title);
      }
      const [start, end] = [await boxOf(part(0)), await boxOf(part(entry.parts.length - 1))];
      if (locale === 'ar') expect(end.x + end.width).toBeLessThan(start.x);
      else expect(start.x + start.width).toBeLessThan(end.x);

      await page.setViewportSize({ width: 390, height: 844 });
      const [above, below] = [await boxOf(part(0)), await boxOf(part(1))];
      expect(above.y + above.height).toBeLessThanOrEqual(below.y);
    });

    test('a moment of an industry leads to what was built for it', async ({ page }) => {
      const { entry, path } = await first<Industry>('industries', locale);
      const moment = entry.day.find((each) => each.entry !== null)!;
      await openPage(page, locale, path);
      const row = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: moment.title }) });
      await expect(row).toContainText(moment.made);
      await row.getByRole('link', { name: moment.entry!.title }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(moment.entry!.title);
    });

    for (const type of ['services', 'solutions', 'industries'] as const)
      test(`the first sentence of an entry stands on the first screen of a phone: ${type}`, async ({ page }) => {
        const { entry, path } = await first<Service>(type, locale);
        await page.setViewportSize({ width: 390, height: 844 });
        await openPage(page, locale, path);
        const opening = /<p>([^<.]{20,})/.exec(entry.body.html)![1]!;
        const { y } = await boxOf(page.getByRole('main').getByText(opening.slice(0, 60)).first());
        expect(y).toBeLessThan(800);
      });

    test('the lists name every entry, and each name leads to its page', async ({ page }) => {
      for (const type of ['services', 'solutions', 'industries'] as const) {
        const { data } = await api<List<Summary>>(`${type}?limit=100`, locale);
        await openPage(page, locale, localePath(locale, `/${type}`));
        for (const { slug, title } of data) {
          const link = page.getByRole('main').getByRole('link', { name: title, exact: true });
          await expect(link).toHaveAttribute('href', localePath(locale, entryPath(type, slug)));
        }
      }
    });
  });

async function first<Entry extends Summary>(type: OfferType, locale: (typeof locales)[number]) {
  const { data } = await api<List<Summary>>(`${type}?limit=1`, locale);
  const { slug } = data[0]!;
  const { data: entry } = await api<Item<Entry>>(`${type}/${encodeURIComponent(slug)}`, locale);
  return { entry, path: localePath(locale, entryPath(type, slug)) };
}

async function boxOf(element: Locator) {
  const box = await element.boundingBox();
  expect(box).not.toBeNull();
  return box!;
}
