import { otherLocale, type ContentType, type Locale } from '@nasaq/contract';
import type { Page } from '@playwright/test';
import { deskTexts, publicationTexts } from '../../apps/admin/src/content/catalogue/index.ts';
import { expect } from './test.ts';

/** Where the CMS's own form of an entry is: one tab beside the desk of both languages. */
export function formPath(type: ContentType, id: number, locale: Locale): string {
  return `/admin/collections/${type}/${id}/form?locale=${locale}`;
}

/** @returns the id of a new entry, which stands on its desk as one has come to it */
export async function newEntry(page: Page, type: ContentType, locale: Locale): Promise<number> {
  await page.goto(`/admin/collections/${type}/create?locale=${locale}`);
  const address = new RegExp(`/collections/${type}/(\\d+)(\\?|$)`);
  await expect(page).toHaveURL(address);
  return Number(address.exec(page.url())![1]);
}

/** The same in the CMS's own form. */
export async function newEntryInForm(page: Page, type: ContentType, locale: Locale): Promise<number> {
  const id = await newEntry(page, type, locale);
  await page.goto(formPath(type, id, locale));
  return id;
}

/** From the form, through the dialog of publishing: one language comes to readers. */
export async function publishFromForm(page: Page, locale: Locale, menus: Locale): Promise<void> {
  const texts = publicationTexts[menus];
  const filled = (text: string, name: string, value: string) => text.replace(`{${name}}`, `\u2068${value}\u2069`);
  await page.getByRole('button', { name: deskTexts[menus].publish, exact: true }).click();
  const dialog = page.getByRole('dialog');
  const include = (of: Locale) =>
    dialog.getByRole('checkbox', { name: filled(texts.dialog.include, 'language', texts.languages[of]) });
  await include(locale).check();
  await include(otherLocale(locale)).uncheck();
  const published = page.waitForResponse((answer) => answer.url().includes('publishSpecificLocale') && answer.ok());
  await dialog
    .getByRole('button', { name: filled(texts.dialog.confirm, 'languages', texts.languages[locale]), exact: true })
    .click();
  await published;
  await expect(dialog).toBeHidden();
}
