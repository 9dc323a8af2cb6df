import type { ContentType, Locale } from '@nasaq/contract';
import type { Page } from '@playwright/test';
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
