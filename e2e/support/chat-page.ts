import { localePath, paths, type ChatMessage, type Locale } from '@nasaq/contract';
import type { Locator, Page } from '@playwright/test';
import { freshReader } from './mail-box.ts';
import { text } from './messages.ts';
import { openPage } from './open-page.ts';
import { expect } from './test.ts';

export interface ChatOnPage {
  thread: Locator;
  field: Locator;
  send(message: string): Promise<void>;
  /** What the thread shows of what was said, in its order: messages, and those that wait behind them. */
  shown(): Promise<string[]>;
}

/** A chat that has been begun as a person does. */
export async function beginChat(page: Page, locale: Locale, hello: string): Promise<ChatOnPage & { email: string }> {
  const email = freshReader();
  await page.clock.install();
  await openPage(page, locale, localePath(locale, paths.liveChat));
  const [start, leave] = [text(locale, 'live_chat.form.start'), text(locale, 'live_chat.form.leave')];
  const button = page.getByRole('button', { name: new RegExp(`${start}|${leave}`) });
  await expect(button).toBeVisible();
  const fields = page.getByRole('main').getByRole('textbox');
  await fields.nth(0).fill(locale === 'en' ? 'Layla Hassan' : 'ليلى حسن');
  await fields.nth(1).fill(email);
  await page.getByRole('main').getByRole('combobox').selectOption('order');
  await fields.nth(2).fill(hello);
  await page.clock.fastForward(5_000);
  await button.click();
  const chat = chatOn(page, locale);
  await expect(chat.thread.getByText(hello)).toBeVisible();
  await expect(chat.field).toBeVisible();
  return { email, ...chat };
}

export function chatOn(page: Page, locale: Locale): ChatOnPage {
  const field = page.getByRole('textbox', { name: text(locale, 'live_chat.write') });
  const thread = page.getByRole('log', { name: text(locale, 'live_chat.thread') });
  return {
    field,
    thread,
    async send(message) {
      await field.fill(message);
      await field.press('Enter');
    },
    shown: () => thread.locator('.chat-text').allTextContents(),
  };
}

/** What people have said, as the host has it. */
export function said(messages: readonly Pick<ChatMessage, 'from' | 'text'>[]): string[] {
  return messages.filter(({ from }) => from !== 'system').map((message) => message.text);
}
