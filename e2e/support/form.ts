import { fieldLabel, type Locale } from '@nasaq/contract';
import type { Locator, Page } from '@playwright/test';
import { text } from './messages.ts';
import { openPage } from './open-page.ts';
import { expect } from './test.ts';

export interface FormOnPage {
  page: Page;
  locale: Locale;
  /** The control of a field, by its label. */
  control(name: string): Locator;
  /** What stands at a field that has failed. */
  error(name: string): Locator;
  /** One of several choices under a field's legend. */
  choice(name: string, label: string): Locator;
  summary: Locator;
  button: Locator;
  /** Types as a person does, who takes longer than a program. */
  write(values: Record<string, string>): Promise<void>;
  /** The button, after the time that a person needs at the least. */
  send(): Promise<void>;
}

/** Opens the page of a form and waits until its script has taken over. `submit` is the key of the button's text. */
export async function openForm(page: Page, locale: Locale, path: string, submit: string): Promise<FormOnPage> {
  await page.clock.install();
  await openPage(page, locale, path);
  return formOn(page, locale, submit);
}

/** The form on a page that is open already, or that works without a script. */
export function formOn(page: Page, locale: Locale, submit: string): FormOnPage {
  const main = page.getByRole('main');
  const named = (name: string) => new RegExp(`^${escaped(fieldLabel(name, locale))}(\\s|$)`);
  const control = (name: string) => main.getByLabel(named(name)).first();
  const button = main.getByRole('button', { name: text(locale, submit) });
  return {
    page,
    locale,
    control,
    error: (name) => main.locator(`#field-${name}-error`),
    choice: (name, label) =>
      main.getByRole('group', { name: named(name) }).getByRole('radio', { name: label, exact: true }),
    summary: main.getByRole('alert').filter({ has: page.getByRole('heading') }),
    button,
    async write(values) {
      for (const [name, value] of Object.entries(values)) await control(name).fill(value);
    },
    async send() {
      await page.clock.fastForward(5_000);
      await button.click();
    },
  };
}

/** The confirmation: what its address and the page itself say. */
export async function receiptOn(page: Page): Promise<{ reference: string; key: string }> {
  await expect(page).toHaveURL(/\/sent\//);
  const { pathname, searchParams } = new URL(page.url());
  const reference = pathname.split('/').at(-1)!;
  await expect(page.getByRole('main').getByText(reference).first()).toBeVisible();
  return { reference, key: searchParams.get('key')! };
}

function escaped(label: string): string {
  return label.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
