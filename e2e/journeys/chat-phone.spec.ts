import { test } from '../support/chat-agent.ts';
import { beginChat, type ChatOnPage } from '../support/chat-page.ts';
import { text } from '../support/messages.ts';
import { inTurn } from '../support/readings.ts';
import { expect } from '../support/test.ts';

test.use({
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  expectedConsoleErrors: [/status of 422|ERR_INTERNET_DISCONNECTED/],
});

/** What a keyboard leaves of 844 pixels. */
const seen = 480;

for (const locale of inTurn('ar'))
  test(
    `what is written and the last message stay in sight over a keyboard, and over the word that there is no connection: ${locale}`,
    { tag: '@proof' },
    async ({ page, context, agent }) => {
      const chat = await beginChat(page, locale, 'Hello');
      const id = await agent.chatOf(chat.email);

      for (const viewport of [
        { width: 320, height: 568 },
        { width: 1440, height: 900 },
        { width: 390, height: 844 },
      ])
        await test.step(`the word that there is no connection leaves the field free, ${viewport.width} wide`, async () => {
          await page.setViewportSize(viewport);
          await context.setOffline(true);
          const banner = page.getByText(text(locale, 'shell.offline')).last();
          await expect(banner).toBeVisible();
          await isAbove(chat, (await banner.boundingBox())!.y);
          const message = `Written without a connection, ${viewport.width}`;
          await chat.send(message);
          await expect(chat.thread.getByText(message)).toBeInViewport();
          await isAbove(chat, (await banner.boundingBox())!.y);
          await context.setOffline(false);
          await expect(banner).toBeHidden();
          await isAbove(chat, viewport.height);
        });

      for (let number = 1; number <= 12; number += 1) await agent.says(id, `Line ${number}`);
      await expect(chat.thread.getByText('Line 12', { exact: true })).toBeInViewport();

      await test.step('a keyboard that makes the page smaller', async () => {
        await chat.field.tap();
        await page.setViewportSize({ width: 390, height: seen });
        await isAbove(chat, seen);
        await chat.send('Typed with the keyboard open');
        await expect(chat.thread.getByText('Typed with the keyboard open')).toBeInViewport();
        await isAbove(chat, seen);
        await page.setViewportSize({ width: 390, height: 844 });
        await expect(chat.field).toBeInViewport({ ratio: 1 });
      });

      await test.step('a keyboard that is laid over the page', async () => {
        await chat.field.tap();
        await page.evaluate((height) => {
          Object.defineProperty(window.visualViewport!, 'height', { configurable: true, get: () => height });
          window.visualViewport!.dispatchEvent(new Event('resize'));
        }, seen);
        await isAbove(chat, seen);
        await agent.says(id, 'Said meanwhile');
        const last = chat.thread.getByText('Said meanwhile');
        await expect(last).toBeVisible();
        await expect.poll(async () => bottomOf(await last.boundingBox())).toBeLessThan(seen);
        await chat.field.fill('one\ntwo\nthree\nfour\nfive\nsix\nseven');
        await isAbove(chat, seen);
      });
      // Nothing is outside the screen to which a browser could scroll.
      const { width, height } = await page.evaluate(() => {
        const { scrollWidth: width, scrollHeight: height } = document.documentElement;
        return { width, height };
      });
      expect([width, height]).toEqual([390, 844]);
    },
  );

/** The whole field, and its button, end above this line, and begin in sight. */
async function isAbove({ field }: ChatOnPage, line: number): Promise<void> {
  const button = field.page().locator('form').filter({ has: field }).locator('button').last();
  for (const part of [field, button]) {
    await expect.poll(async () => bottomOf(await part.boundingBox())).toBeLessThanOrEqual(line);
    expect((await part.boundingBox())!.y).toBeGreaterThanOrEqual(0);
  }
}

function bottomOf(box: { y: number; height: number } | null): number {
  return box ? box.y + box.height : Infinity;
}
