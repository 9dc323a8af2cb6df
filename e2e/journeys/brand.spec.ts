import { localePath, locales, paths } from '@nasaq/contract';
import type { Page } from '@playwright/test';
import arabic from '../../apps/admin/src/content/brand/catalogue/ar/brand.json' with { type: 'json' };
import english from '../../apps/admin/src/content/brand/catalogue/en/brand.json' with { type: 'json' };
import { siteUrl } from '../support/addresses.ts';
import type { AdminApi } from '../support/admin-api.ts';
import { expect, test } from '../support/admin-test.ts';
import { savingTexts } from '../../apps/admin/src/content/catalogue/index.ts';
import { readByAxe } from '../support/engines/axe.ts';
import { findingText } from '../support/engines/finding.ts';
import { inTurn } from '../support/readings.ts';

const texts = { en: english, ar: arabic };
const publishBrand = (adminApi: AdminApi, data: object) =>
  adminApi.create('globals/brand', {}, { ...data, _status: 'published' });
const familyOf = { en: 'Brand latin', ar: 'Brand arabic' };
/** The first of the families in which a page is set. */
const familyOn = (page: Pick<Page, 'locator'>) =>
  page.locator('body').evaluate((body) => getComputedStyle(body).fontFamily.split(',')[0]!.replaceAll(/["']/g, ''));

/** By axe; contrast is Payload's own look (`editor-screens.spec.ts`). */
async function violations(page: Page): Promise<string[]> {
  return (await readByAxe(page, { without: ['color-contrast'] })).map(findingText);
}

const colour = '#b4235a';

// One brand for the whole product: the two languages follow each other, and leave it as it was.
test.describe.configure({ mode: 'serial' });

for (const language of inTurn('ar')) {
  test.describe(`the settings of the brand: ${language}`, () => {
    test.use({ language, roles: ['admin'] });
    test.afterEach(({ adminApi }) => publishBrand(adminApi, { faces: null, colour: null }));

    test('a pair and a colour stand in the preview of both languages and themes, and once published on the site', async ({
      adminApi,
      page,
      signedIn,
    }) => {
      void signedIn;
      const { colours, faces, preview, tabs } = texts[language];
      const open = (name: string) => page.getByRole('button', { name, exact: true }).click();
      const saved = () =>
        page.waitForResponse((answer) => /globals\/brand\?.*draft=true/.test(answer.url()) && answer.ok());
      await page.goto('/admin/globals/brand');
      await open(tabs.colours);
      await page.getByLabel(colours.colour, { exact: true }).last().fill(colour);
      await open(tabs.faces);
      await expect.poll(() => violations(page)).toEqual([]);
      const drafted = saved();
      await page.getByRole('radio', { name: faces.names.cairo }).check();
      await drafted;

      const frame = page.frameLocator('iframe.brand-preview__frame');
      for (const shown of locales) {
        await page.getByLabel(preview.language, { exact: true }).selectOption(shown);
        await page.getByLabel(preview.theme, { exact: true }).selectOption(shown === 'ar' ? 'dark' : 'light');
        await expect(frame.locator(`html[lang|=${shown}]${shown === 'ar' ? '.dark' : ':not(.dark)'}`)).toBeAttached();
        await expect.poll(() => familyOn(frame)).toBe(familyOf[shown]);
      }
      await expect.poll(() => violations(page)).toEqual([]);

      // What the frames showed was nobody else's.
      const reader = await page.context().newPage();
      await reader.goto(siteUrl + localePath(language, paths.about));
      expect(await familyOn(reader)).not.toBe(familyOf[language]);
      await publishBrand(adminApi, { faces: 'cairo', colour });
      for (const shown of locales) {
        await expect(async () => {
          await reader.goto(siteUrl + localePath(shown, paths.about));
          expect(await familyOn(reader)).toBe(familyOf[shown]);
        }).toPass();
        const preloads = reader.locator('link[rel=preload][as=font]');
        await expect(preloads).toHaveCount(2);
        await expect(preloads.first()).toHaveAttribute(
          'href',
          new RegExp(`/cairo-${shown === 'ar' ? 'arabic' : 'latin'}-`),
        );
        await expect(reader.locator('link[rel=stylesheet][href^="/brand/b4235a-0-0-cairo."]')).toHaveCount(1);
      }
      await reader.close();

      // Its versions tell in words what they changed, and the way back stands there. The newest has gone out as it was
      // written, in the one before it.
      await page.goto('/admin/globals/brand/versions');
      await page.locator('table').getByRole('link').nth(1).click();
      const { restore } = savingTexts[language].version;
      await expect(page.locator('.version__news').getByText('#b4235a')).toBeVisible();
      await expect(page.getByRole('button', { name: restore, exact: true })).toBeVisible();

      // So do those of the site data, which has no drafts.
      await page.goto('/admin/globals/site/versions');
      await page.locator('table').getByRole('link').first().click();
      await expect(page.locator('.version__against')).toBeVisible();
      await expect(page.getByRole('button', { name: restore, exact: true })).toBeVisible();
    });
  });
}
