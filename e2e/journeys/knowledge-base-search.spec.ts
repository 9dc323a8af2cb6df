import { categoryPath, localePath, locales, paths, type Category, type Locale } from '@nasaq/contract';
import { text } from '../support/messages.ts';
import { openPage } from '../support/open-page.ts';
import { api } from '../support/site-paths.ts';
import { expect, test } from '../support/test.ts';
import { violations } from '../support/violations.ts';

const samples = {
  en: { word: 'invoice', typo: 'invoise' },
  ar: { word: 'الفواتير', typo: 'الفاتوره' },
} as const;
const nothing = 'zzxxqqvv';

async function firstCategory(locale: Locale): Promise<string> {
  const { data } = await api<{ data: Category[] }>('categories?of=articles', locale);
  return localePath(locale, categoryPath('articles', data[0]!.slug));
}

for (const locale of locales) {
  const { word, typo } = samples[locale];
  const articles = new RegExp(`${localePath(locale, paths.knowledgebase)}/[^/]+$`);

  test(`what is typed finds articles below the field, on the page and in a collection: ${locale}`, async ({ page }) => {
    for (const address of [localePath(locale, paths.knowledgebase), await firstCategory(locale)]) {
      await openPage(page, locale, address);
      const field = page.getByRole('main').getByRole('searchbox');
      await field.pressSequentially(word);
      const status = page.getByRole('main').getByRole('status');
      await expect(status).toContainText(word);
      await expect(field).toBeFocused();
      await expect(page.getByRole('main').locator('mark').first()).toBeVisible();
      expect(await violations(page)).toEqual([]);
      expect(decodeURI(new URL(page.url()).pathname)).toBe(decodeURI(address));
      expect(new URL(page.url()).searchParams.get('q')).toBe(word);
      const found = page.getByRole('main').getByRole('listitem').getByRole('heading', { level: 2 }).getByRole('link');
      for (const link of await found.all()) await expect(link).toHaveAttribute('href', articles);

      await field.fill(nothing);
      await expect(status).toContainText(nothing);
      expect(await violations(page)).toEqual([]);
      await page.getByRole('link', { name: text(locale, 'knowledgebase.clear') }).click();
      await expect(status).toHaveText('');
      await expect(field).toHaveValue('');
    }
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test(`the knowledge base is searched by its form, typos included: ${locale}`, async ({ page }) => {
      await page.goto(await firstCategory(locale));
      await page.getByRole('main').getByRole('searchbox').fill(typo);
      await page
        .getByRole('main')
        .getByRole('button', { name: text(locale, 'knowledgebase.submit') })
        .click();
      await expect(page.getByRole('main').getByRole('status')).toContainText(typo);
      await expect(page.getByRole('searchbox')).toHaveValue(typo);
      const found = page.getByRole('main').getByRole('heading', { level: 2 }).getByRole('link');
      expect(await found.count()).toBeGreaterThan(0);
      expect(await page.locator('meta[name="robots"]').getAttribute('content')).toBe('noindex');
      await found.first().click();
      await expect(page).toHaveURL(articles);
    });
  });
}
