import { localeInfo, paths } from '@nasaq/contract';
import { leavePage, observeCalls, tonesOf } from '../support/calls-heard.ts';
import { test } from '../support/chat-agent.ts';
import { beginChat } from '../support/chat-page.ts';
import { text } from '../support/messages.ts';
import { openPage } from '../support/open-page.ts';
import { inTurn } from '../support/readings.ts';
import { expect } from '../support/test.ts';

test.use({ expectedConsoleErrors: [/status of 422/] });

const told = { timeout: 30_000 };
/** Two for each call. */
const tones = 2;

for (const locale of inTurn('ar')) {
  test(
    `a visitor who looks elsewhere is called by the title, and by sound once they want it: ${locale}`,
    { tag: '@proof' },
    async ({ page, context, agent }) => {
      await observeCalls(context);
      const chat = await beginChat(page, locale, 'Hello');
      const id = await agent.chatOf(chat.email);
      const title = await page.title();
      const counted = (count: number) => `(${new Intl.NumberFormat(localeInfo[locale].tag).format(count)}) ${title}`;

      await leavePage(page);
      await agent.says(id, 'Nobody hears this one');
      await expect(page).toHaveTitle(counted(1), told);
      expect(await tonesOf(page)).toBe(0);
      await leavePage(page, false);
      await expect(page).toHaveTitle(title);
      await expect(chat.thread.getByText('Nobody hears this one')).toBeVisible();

      await page.getByText(text(locale, 'live_chat.menu')).click();
      await page.getByRole('button', { name: text(locale, 'live_chat.sound_on') }).click();
      expect(await tonesOf(page)).toBe(tones);
      await agent.says(id, 'Seen as it comes');
      await expect(chat.thread.getByText('Seen as it comes')).toBeVisible(told);
      expect(await tonesOf(page)).toBe(tones);
      await leavePage(page);
      await agent.says(id, 'Heard');
      await expect(page).toHaveTitle(counted(1), told);
      await agent.says(id, 'Heard again');
      await expect(page).toHaveTitle(counted(2), told);
      expect(await tonesOf(page)).toBe(3 * tones);
      await leavePage(page, false);
      await expect(page).toHaveTitle(title);
    },
  );
}

test(
  'on another page of the site the same calls come, and the next page begins without a number',
  { tag: '@proof' },
  async ({ page, context, agent }) => {
    await observeCalls(context);
    const chat = await beginChat(page, 'en', 'Hello');
    const id = await agent.chatOf(chat.email);
    await page.getByText(text('en', 'live_chat.menu')).click();
    await page.getByRole('button', { name: text('en', 'live_chat.sound_on') }).click();
    await openPage(page, 'en', paths.about);
    await page.clock.fastForward(2_000);
    const dock = page.getByRole('complementary', { name: text('en', 'live_chat.dock.label') });
    await expect(dock).toBeVisible();
    const title = await page.title();
    await leavePage(page);
    await agent.says(id, 'Are you there?');
    await expect(page).toHaveTitle(`(1) ${title}`, told);
    expect(await tonesOf(page)).toBe(tones);
    await leavePage(page, false);
    await expect(page).toHaveTitle(title);
    await expect(dock.getByText('1', { exact: true })).toBeVisible();
    await dock.getByRole('link').click();
    await expect(chat.thread.getByText('Are you there?')).toBeVisible();
    await expect(dock).toBeHidden();
  },
);
