import type { Locale } from '@nasaq/contract';
import type { Locator, Page } from '@playwright/test';
import { deskTexts } from '../../apps/admin/src/chat/catalogue/index.ts';
import type { ChatVisitor } from './chat-visitor.ts';
import { expect } from './test.ts';

/** The rows that the agents' screen finds by its search, once it has; before that, the list may hold any chats. */
export async function searchDesk(page: Page, language: Locale, words: string): Promise<Locator> {
  const texts = deskTexts[language];
  const found = page.waitForResponse((answer) => new URL(answer.url()).searchParams.get('search') === words);
  await page.getByRole('searchbox', { name: texts.search }).fill(words);
  await found;
  return page.getByRole('list', { name: texts.list }).getByRole('link');
}

/** The agents' screen with one chat open, found by its search: journeys run side by side. */
export async function openOnDesk(page: Page, language: Locale, { email, reference }: ChatVisitor) {
  const texts = deskTexts[language];
  await page.goto('/admin/live-chat');
  const row = await searchDesk(page, language, reference);
  await expect(row).toHaveCount(1);
  await row.click();
  const facts = page.getByRole('complementary', { name: texts.facts });
  await expect(facts.getByText(email)).toBeVisible();
  return {
    texts,
    row,
    facts,
    log: page.getByRole('log'),
    head: page.getByRole('region', { name: texts.threadTitle }),
    field: page.getByRole('tabpanel').getByRole('textbox'),
  };
}
