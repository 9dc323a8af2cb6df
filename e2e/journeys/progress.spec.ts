import { localePath, paths } from '@nasaq/contract';
import type { Page } from '@playwright/test';
import { gate } from '../support/gate.ts';
import { text } from '../support/messages.ts';
import { openPage } from '../support/open-page.ts';
import { inTurn } from '../support/readings.ts';
import { expect, test } from '../support/test.ts';

const start = new Date('2027-03-01T10:00:00Z');
const bar = (page: Page) => page.locator('.progress-bar');
const width = (page: Page) => bar(page).evaluate((element) => element.getBoundingClientRect().width);

for (const locale of inTurn('ar')) {
  test(`the bar shows a slow navigation from the inline start, and leaves after it: ${locale}`, async ({ page }) => {
    const { opened, open } = gate();
    const target = localePath(locale, paths.company);
    await page.route(`**${target}/_payload.json`, async (route) => {
      await opened;
      await route.continue();
    });
    await page.clock.install({ time: start });
    await openPage(page, locale, localePath(locale, paths.legal));
    await page.clock.pauseAt(new Date(start.getTime() + 3_600_000));
    await expect(bar(page)).toHaveCSS('opacity', '0');

    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: text(locale, 'shell.footer.company') })
      .click();
    await expect(bar(page)).toHaveAttribute('style', /inline-size: 0/);
    await page.clock.runFor(199);
    await expect(bar(page)).toHaveCSS('opacity', '0');
    await page.clock.runFor(51);
    await expect(bar(page)).toHaveCSS('opacity', '1');
    await expect(bar(page)).toHaveCSS('height', '3px');
    const early = await width(page);
    const [left, right] = await bar(page).evaluate((element) => {
      const box = element.getBoundingClientRect();
      return [box.left, document.documentElement.clientWidth - box.right];
    });
    expect(locale === 'en' ? left : right).toBeCloseTo(0);
    expect(locale === 'en' ? right : left).toBeGreaterThan(0);

    await page.clock.runFor(20_000);
    const late = await width(page);
    expect(late).toBeGreaterThan(early);
    expect(late).toBeLessThan(1280);
    open();
    await expect(page).toHaveURL(target);
    await expect.poll(() => width(page)).toBe(1280);
    await page.clock.runFor(499);
    await expect(bar(page)).toHaveCSS('opacity', '1');
    await page.clock.runFor(1);
    await expect(bar(page)).toHaveCSS('opacity', '0');
  });
}

test('a navigation within 200 ms shows no bar', async ({ page }) => {
  await page.clock.install({ time: start });
  await openPage(page, 'en', paths.legal);
  await page.clock.pauseAt(new Date(start.getTime() + 3_600_000));
  await page.evaluate(() => {
    const element = document.querySelector('.progress-bar')!;
    new MutationObserver(() => {
      if (element.hasAttribute('data-visible')) document.body.dataset.barSeen = 'true';
    }).observe(element, { attributes: true });
  });
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: text('en', 'shell.footer.company') })
    .click();
  await expect(page).toHaveURL(paths.company);
  await page.clock.runFor(5_000);
  await expect(page.locator('body')).not.toHaveAttribute('data-bar-seen');
});
