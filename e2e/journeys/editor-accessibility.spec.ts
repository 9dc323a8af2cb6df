import { AxeBuilder } from '@axe-core/playwright';
import { locales } from '@nasaq/contract';
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

for (const language of locales) {
  test.describe(`lists and documents of the CMS: ${language}`, () => {
    test.use({ language, roles: ['admin'] });

    test('every control has a name, the page a main part and a title', async ({ page, signedIn }) => {
      test.setTimeout(300_000);
      void signedIn;
      for (const path of screens) {
        await page.goto(`${path}?locale=${language}`);
        await expect(page.getByRole('main')).toBeVisible();
        await expect(page.getByRole('navigation', { name: mainMenu[language], includeHidden: true })).toBeAttached();
        await page.waitForLoadState('networkidle');
        const { violations } = await new AxeBuilder({ page }).disableRules(leftToPayload).analyze();
        const found = violations.map(
          ({ id, nodes }) =>
            `${id}: ${nodes.map(({ html, target }) => `${target.join(' ')} ${html.slice(0, 90)}`).join(', ')}`,
        );
        expect.soft(found, `${path} (${language})`).toEqual([]);
        expect.soft(await page.content(), path).not.toContain('[object Object]');
      }
    });
  });
}
