import { AxeBuilder } from '@axe-core/playwright';
import { locales } from '@nasaq/contract';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/admin-test.ts';

const screens = [
  '/admin',
  '/admin/collections/services',
  '/admin/collections/services/1',
  '/admin/collections/services/1/versions',
  '/admin/collections/media',
  '/admin/collections/authors',
];

/** Of Payload's own look and structure, which no name mends. */
const leftToPayload = ['color-contrast'];

/** Named by us, as soon as the screen lives. */
const mainMenu = { en: 'Main menu', ar: 'القائمة الرئيسة' };

/** The screen is rendered on request, and axe reads all of it: longer than a moment on a busy machine. */
const patient = { timeout: 30_000 };

async function violations(page: Page): Promise<string[]> {
  const read = await new AxeBuilder({ page }).disableRules(leftToPayload).analyze();
  return read.violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes.map(({ html, target }) => `${target.join(' ')} ${html.slice(0, 90)}`).join(', ')}`,
  );
}

for (const language of locales) {
  test.describe(`lists and documents of the CMS: ${language}`, () => {
    test.use({ language, roles: ['admin'] });

    test('a control that its form writes anew is named anew', async ({ page, signedIn }) => {
      void signedIn;
      await page.goto(`/admin/collections/services/1?locale=${language}`);
      const indicator = page.locator('.clear-indicator[aria-hidden="true"]').first();
      await expect(indicator).toHaveAttribute('tabindex', '-1', patient);
      await indicator.evaluate((control) => control.setAttribute('tabindex', '0'));
      await expect(indicator).toHaveAttribute('tabindex', '-1');
    });

    test('every control has a name, the page a main part and a title', async ({ page, signedIn }) => {
      test.setTimeout(300_000);
      void signedIn;
      for (const path of screens) {
        await page.goto(`${path}?locale=${language}`);
        await expect(page.getByRole('main')).toBeVisible();
        await expect(page.getByRole('navigation', { name: mainMenu[language], includeHidden: true })).toBeAttached();
        await page.waitForLoadState('networkidle');
        // Controls are named a frame after they come to stand.
        await expect
          .configure({ soft: true })
          .poll(() => violations(page), { message: path, ...patient })
          .toEqual([]);
        expect.soft(await page.content(), path).not.toContain('[object Object]');
      }
    });
  });
}
