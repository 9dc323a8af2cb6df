import { localePath, locales, paths } from '@nasaq/contract';
import { text } from '../support/messages.ts';
import { expect, test } from '../support/test.ts';

for (const locale of locales) {
  test(`the menu opens, keeps the focus, leads to a page and closes: ${locale}`, async ({ page }) => {
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
    for (let press = 0; press < 20; press += 1) {
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
  });

  test(`the menu marks the section of a page below it: ${locale}`, async ({ page }) => {
    await page.goto(localePath(locale, paths.wordCounter));
    await page.getByRole('button', { name: text(locale, 'shell.menu.open') }).click();
    const tools = page
      .getByRole('dialog')
      .getByRole('link')
      .filter({ hasText: text(locale, 'shell.menu.tools') });
    await expect(tools).toHaveAttribute('aria-current', 'true');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page.getByRole('button', { name: text(locale, 'shell.menu.open') })).toBeFocused();
  });

  test(`on the narrowest screens every tool of the bar can be reached: ${locale}`, async ({ page }) => {
    for (const width of [320, 330, 338, 352, 360]) {
      await page.setViewportSize({ width, height: 640 });
      await page.goto(localePath(locale, paths.about));
      const tools = page.getByRole('banner').locator('a:visible, button:visible');
      for (const tool of await tools.all()) {
        const { x, width: own } = (await tool.boundingBox())!;
        const name = `${await tool.innerText()} at ${width}`;
        expect(x, name).toBeGreaterThanOrEqual(0);
        expect(x + own, name).toBeLessThanOrEqual(width);
      }
    }
  });
}

test('where the system chooses the colours, the current entry of the menu is told by a line', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto(paths.services);
  await page.getByRole('button', { name: text('en', 'shell.menu.open') }).click();
  const menu = page.getByRole('dialog', { name: text('en', 'shell.menu.label') });
  const entry = (name: Parameters<typeof text>[1]) => menu.getByRole('link').filter({ hasText: text('en', name) });
  await expect(entry('shell.menu.services')).toHaveCSS('text-decoration-line', 'underline');
  await expect(entry('shell.menu.works')).toHaveCSS('text-decoration-line', 'none');
});
