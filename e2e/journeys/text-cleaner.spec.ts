import { localeInfo, localePath, otherLocale, paths } from '@nasaq/contract';
import { readFile } from 'node:fs/promises';
import { inTurn } from '../support/readings.ts';
import { violations } from '../support/violations.ts';
import { text } from '../support/messages.ts';
import { openPage } from '../support/open-page.ts';
import { expect, test } from '../support/test.ts';

const dirty = '\u200Fنـــسقٌ , جمیل \uFEFBا';
const clean = 'نسق، جميل لاا';

for (const locale of inTurn('ar')) {
  test(`a text is cleaned, shown before and after, taken along, taken back, and survives the language switch: ${locale}`, async ({
    page,
    context,
    browserName,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await openPage(page, locale, localePath(locale, paths.textCleaner));
    const field = page.getByLabel(text(locale, 'text_cleaner.text'));
    const after = page.getByRole('group', { name: text(locale, 'text_cleaner.after'), exact: true });
    const before = page.getByRole('group', { name: text(locale, 'text_cleaner.before'), exact: true });
    const undo = page.getByRole('button', { name: text(locale, 'text_cleaner.undo') });

    await test.step('what stands chosen cleans at once; what is chosen more, too', async () => {
      await field.fill(dirty);
      await expect(after).toHaveText('نسقٌ، جمیل لاا');
      await expect(before).toContainText('200F');
      await page.getByLabel(text(locale, 'text_cleaner.harakat.label')).selectOption('remove');
      await page.getByRole('checkbox', { name: text(locale, 'text_cleaner.switch.persian.label') }).check();
      await expect(after).toHaveText(clean);
      await expect(after.locator('mark').first()).toBeVisible();
      await expect(page.getByText(text(locale, 'text_cleaner.sign.rlm'))).toBeVisible();
      expect(await violations(page)).toEqual([]);
    });

    await test.step('it is copied and saved', async () => {
      await page.getByRole('button', { name: text(locale, 'text_cleaner.copy') }).click();
      await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(clean);
      // Firefox says nothing over BiDi of a file that a page makes itself.
      if (browserName === 'firefox') return;
      const saved = page.waitForEvent('download');
      await page.getByRole('button', { name: text(locale, 'text_cleaner.download') }).click();
      expect(await readFile(await (await saved).path(), 'utf8')).toBe(clean);
    });

    await test.step('it is put into the field, and taken back', async () => {
      await page.getByRole('button', { name: text(locale, 'text_cleaner.take_over') }).click();
      await expect(field).toHaveValue(clean);
      await undo.click();
      await expect(field).toHaveValue(dirty);
      await expect(undo).toBeFocused();
      await expect(undo).toHaveAttribute('aria-disabled', 'true');
    });

    await test.step('text and choices go along into the other language', async () => {
      const other = otherLocale(locale);
      await page.getByRole('banner').getByRole('link', { name: localeInfo[other].name }).click();
      await expect(page.getByLabel(text(other, 'text_cleaner.text'))).toHaveValue(dirty);
      await expect(page.getByLabel(text(other, 'text_cleaner.harakat.label'))).toHaveValue('remove');
    });
  });
}

test(
  'a text of a megabyte is cleaned as a whole, shown part by part, and the page answers meanwhile',
  { tag: '@proof' },
  async ({ page, browserName }) => {
    await openPage(page, 'en', paths.textCleaner);
    const paragraph = `${'كلـــمةٌ طويلة '.repeat(40)}.\n`;
    const count = Math.ceil(1_000_000 / paragraph.length);
    const field = page.getByLabel(text('en', 'text_cleaner.text'));
    await field.evaluate((element: HTMLTextAreaElement, value) => {
      // As pasting does; typing it would take minutes.
      Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')!.set!.call(element, value);
      element.dispatchEvent(new Event('input', { bubbles: true }));
    }, paragraph.repeat(count));
    await expect(page.getByText(/^Part 1 of \d/)).toBeVisible();
    await page.getByRole('button', { name: text('en', 'text_cleaner.part.next') }).click();
    await expect(page.getByText(/^Part 2 of \d/)).toBeVisible();
    if (browserName === 'firefox') return;
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: text('en', 'text_cleaner.download') }).click();
    const whole = await readFile(await (await saved).path(), 'utf8');
    expect(whole).not.toContain('\u0640');
    expect(whole.match(/كلمةٌ/g)).toHaveLength(40 * count);
  },
);

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const locale of inTurn('en'))
    test(`the page says what it needs: ${locale}`, async ({ page }) => {
      await page.goto(localePath(locale, paths.textCleaner));
      await expect(page.getByRole('main').getByRole('status').first()).toHaveText(
        text(locale, 'text_cleaner.needs_script'),
      );
    });
});
