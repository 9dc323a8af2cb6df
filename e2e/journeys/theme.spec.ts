import { colorSchemeStorageKey, localePath, paths } from '@nasaq/contract';
import { text } from '../support/messages.ts';
import { openPage } from '../support/open-page.ts';
import { inTurn, themesOf } from '../support/readings.ts';
import { expect, test } from '../support/test.ts';

for (const locale of inTurn('en')) {
  test(`the theme follows the system until it is flipped, and is kept: ${locale}`, async ({ browserName, page }) => {
    const stored = () => page.evaluate((key) => localStorage.getItem(key), colorSchemeStorageKey);
    const [system, other] = themesOf(browserName);
    const expectTheme = (theme: string) =>
      expect(page.locator('html'), theme).toHaveClass(theme === 'dark' ? /\bdark\b/ : /^(?!.*\bdark\b)/);
    await page.emulateMedia({ colorScheme: system });
    await page.goto(localePath(locale, paths.about));
    await expectTheme(system);
    await expect.poll(stored).toBe('auto');

    const toggle = page.getByRole('button', { name: text(locale, 'shell.theme.dark') });
    await toggle.click();
    await expectTheme(other);
    await expect.poll(stored).toBe(other);
    await page.reload();
    await expectTheme(other);

    // Back to what the system says: the page follows the system again.
    await toggle.click();
    await expectTheme(system);
    await expect.poll(stored).toBe('auto');
    if (browserName === 'firefox') return;
    await page.emulateMedia({ colorScheme: other });
    await expectTheme(other);
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
