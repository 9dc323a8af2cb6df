import { localePath, paths } from '@nasaq/contract';
import type { Locator } from '@playwright/test';
import { beginChat } from '../support/chat-page.ts';
import { formOn } from '../support/form.ts';
import { text } from '../support/messages.ts';
import { openPage } from '../support/open-page.ts';
import { inTurn } from '../support/readings.ts';
import { expect, test } from '../support/test.ts';

for (const locale of inTurn('en')) {
  test(
    `the way back to the chat leaves errors, the button and the last line of a page free: ${locale}`,
    { tag: '@proof' },
    async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 700 });
      await beginChat(page, locale, 'Hello');
      await openPage(page, locale, localePath(locale, paths.contact));
      await page.clock.fastForward(2_000);
      const dock = page.getByRole('complementary', { name: text(locale, 'live_chat.dock.label') });
      await expect(dock).toBeVisible();
      const isFree = async (place: Locator) => {
        const [one, other] = [await place.boundingBox(), await dock.boundingBox()];
        return one !== null && other !== null && (one.y + one.height <= other.y || one.y >= other.y + other.height);
      };

      const form = formOn(page, locale, 'contact.submit');
      await form.button.focus();
      await expect.poll(() => isFree(form.button)).toBe(true);
      await form.send();
      await expect(form.summary).toBeFocused();
      const errors = await page.getByRole('main').locator('[id^="field-"][id$="-error"]').all();
      expect(errors.length).toBeGreaterThan(2);
      for (const error of errors) {
        await error.evaluate((element) => element.scrollIntoView({ block: 'nearest' }));
        await expect.poll(() => isFree(error)).toBe(true);
      }
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
      await expect.poll(() => isFree(page.getByRole('contentinfo'))).toBe(true);
    },
  );
}
