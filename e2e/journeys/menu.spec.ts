import { localePath, paths } from '@nasaq/contract';
import { text } from '../support/messages.ts';
import { openPage } from '../support/open-page.ts';
import { inTurn } from '../support/readings.ts';
import { expect, test } from '../support/test.ts';

for (const locale of inTurn('en')) {
  test(`the menu opens, keeps the focus, leads to a page and closes: ${locale}`, async ({ browserName, page }) => {
    await page.goto(localePath(locale, paths.home));
    await page.getByRole('button', { name: text(locale, 'shell.menu.open') }).click();
    const menu = page.getByRole('dialog', { name: text(locale, 'shell.menu.label') });
    await expect(menu).toBeVisible();
    await expect(menu.getByRole('link').filter({ hasText: text(locale, 'shell.menu.services') })).toBeVisible();
    await expect(menu.getByRole('heading', { name: text(locale, 'shell.menu.keep_in_touch') })).toBeVisible();
    await expect(menu.locator('a[href^="mailto:"]')).toBeVisible();
    await expect(menu.locator('a[href^="tel:"]')).toBeVisible();
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflow)).toMatch(/hidden|clip/);

    // Tab never leaves the dialog for the page behind it.
    // Behind the last control Firefox goes on to its own bar, and leaves the window's focus there.
    const presses = browserName === 'firefox' ? 8 : 20;
    for (let press = 0; press < presses; press += 1) {
      await page.keyboard.press('Tab');
      const outside = await page.evaluate(
        () => document.activeElement !== document.body && document.activeElement?.closest('dialog') === null,
      );
      expect(outside).toBe(false);
    }

    await menu
      .getByRole('link')
      .filter({ hasText: text(locale, 'shell.menu.works') })
      .click();
    await expect(page).toHaveURL(localePath(locale, paths.works));
    await expect(menu).toBeHidden();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);

    await test.step('it marks the section of a page below it, and gives the focus back', async () => {
      await openPage(page, locale, localePath(locale, paths.wordCounter));
      const opener = page.getByRole('button', { name: text(locale, 'shell.menu.open') });
      await opener.click();
      const entry = (name: string) => menu.getByRole('link').filter({ hasText: text(locale, `shell.menu.${name}`) });
      await expect(entry('tools')).toHaveAttribute('aria-current', 'true');
      if (browserName === 'chromium') {
        // Where the system chooses the colours, a line tells which it is.
        await page.emulateMedia({ forcedColors: 'active' });
        await expect(entry('tools')).toHaveCSS('text-decoration-line', 'underline');
        await expect(entry('works')).toHaveCSS('text-decoration-line', 'none');
        await page.emulateMedia({ forcedColors: 'none' });
      }
      await page.keyboard.press('Escape');
      await expect(menu).toBeHidden();
      await expect(opener).toBeFocused();
    });

    await test.step('who asks for it again before it has told of its end has it again, for good', async () => {
      const opener = page.getByRole('button', { name: text(locale, 'shell.menu.open') });
      await opener.click();
      await page.evaluate(() =>
        window.addEventListener('close', (event) => event.stopImmediatePropagation(), { capture: true, once: true }),
      );
      await page.keyboard.press('Escape');
      await expect(menu).toBeHidden();
      await opener.click();
      await expect(menu).toBeVisible();
      // Once for who holds it back, and once for whoever still listens.
      await page.evaluate(() => window.dispatchEvent(new Event('close')));
      await menu.evaluate((dialog) => dialog.dispatchEvent(new Event('close')));
      await expect(menu).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(menu).toBeHidden();
    });

    await test.step('at a desk its entries have the height of the window, and each shows the art of its page', async () => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.getByRole('button', { name: text(locale, 'shell.menu.open') }).click();
      const entries = menu.getByRole('listitem').filter({ has: page.locator('.menu__link') });
      await expect(entries).toHaveCount(11);
      const sixth = (await entries.nth(5).boundingBox())!;
      expect(sixth.y + sixth.height).toBeGreaterThan(850);
      const art = menu.locator('.menu__art img:visible');
      await entries.nth(3).hover();
      await expect(art).toHaveAttribute('src', /products-list/);
      await entries.nth(2).getByRole('link').focus();
      await expect(art).toHaveAttribute('src', /services-list/);
      await page.keyboard.press('Escape');
      await expect(menu).toBeHidden();
    });

    await test.step('on the narrowest screens every tool of the bar can be reached', async () => {
      const tools = page.getByRole('banner').locator('a:visible, button:visible');
      for (const width of [360, 352, 338, 330, 320]) {
        await page.setViewportSize({ width, height: 640 });
        const places = await tools.evaluateAll((all) =>
          all.map((tool) => ({ name: tool.textContent, place: tool.getBoundingClientRect().toJSON() as DOMRect })),
        );
        expect(places.length).toBeGreaterThan(4);
        for (const { name, place } of places) {
          expect(place.left, `${name} at ${width}`).toBeGreaterThanOrEqual(0);
          expect(place.right, `${name} at ${width}`).toBeLessThanOrEqual(width);
        }
      }
    });
  });
}
