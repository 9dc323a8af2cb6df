import { colorSchemeStorageKey, localePath, locales, paths } from '@nasaq/contract';
import { text } from '../support/messages.ts';
import { openPage } from '../support/open-page.ts';
import { expect, test } from '../support/test.ts';

for (const locale of locales) {
  test(`the theme follows the system until it is flipped, and is kept: ${locale}`, async ({ page }) => {
    const stored = () => page.evaluate((key) => localStorage.getItem(key), colorSchemeStorageKey);
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto(localePath(locale, paths.about));
    await expect(page.locator('html')).toHaveClass(/\bdark\b/);
    await expect.poll(stored).toBe('auto');

    const toggle = page.getByRole('button', { name: text(locale, 'shell.theme.dark') });
    await toggle.click();
    await expect(page.locator('html')).not.toHaveClass(/\bdark\b/);
    await expect.poll(stored).toBe('light');
    await page.reload();
    await expect(page.locator('html')).not.toHaveClass(/\bdark\b/);

    // Back to what the system says: the page follows the system again.
    await toggle.click();
    await expect.poll(stored).toBe('auto');
    await page.emulateMedia({ colorScheme: 'light' });
    await expect(page.locator('html')).not.toHaveClass(/\bdark\b/);
  });
}

test('the whole page changes its colours at once: no link fades behind the ground', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await openPage(page, 'en', paths.services);
  const toggle = page.getByRole('button', { name: text('en', 'shell.theme.dark') });
  const [atOnce, atLast] = await toggle.evaluate(async (button: HTMLButtonElement) => {
    const links = [...document.querySelectorAll('a, button')].filter((one) => one.checkVisibility());
    const colours = () => links.map((link) => getComputedStyle(link).color);
    button.click();
    const first = colours();
    await Promise.all(document.getAnimations().map(({ finished }) => finished));
    return [first, colours()];
  });
  expect(atOnce?.length).toBeGreaterThan(10);
  expect(atOnce).toEqual(atLast);
});
