import { expect, test, type Page } from '@playwright/test';

const parts = {
  pieces: [
    'buttons',
    'messages',
    'head',
    'head-long',
    'rows',
    'covers',
    'lists',
    'blocks',
    'offers',
    'prose',
    'grounds',
    'calls',
    'error',
  ],
  empty: ['lines', 'choices', 'files', 'rich'],
  filled: ['lines', 'choices', 'files', 'rich'],
  invalid: ['summary', 'lines', 'choices', 'files', 'rich'],
  busy: ['lines', 'choices', 'files', 'rich'],
};

for (const lang of ['en', 'ar'])
  for (const theme of ['light', 'dark'])
    for (const [part, specimens] of Object.entries(parts)) {
      // What is grey or empty in one theme is so in the other.
      if (theme === 'dark' && (part === 'empty' || part === 'busy')) continue;
      test(`${part} in ${lang}, ${theme}, look as they did`, async ({ page }) => {
        await open(page, lang, theme, part);
        const shown = await page
          .locator('[data-specimen]')
          .evaluateAll((found) => found.map((each) => each.dataset.specimen));
        expect(shown).toEqual(specimens);
        for (const name of specimens) {
          await alone(page, name);
          await expect
            .soft(page.locator(`[data-specimen="${name}"]`))
            .toHaveScreenshot(`${lang}-${theme}-${part}-${name}.png`);
        }
      });
    }

for (const theme of ['light', 'dark'])
  test(`what has the focus, and what is pointed at, is seen: ${theme}`, async ({ page }) => {
    await open(page, 'ar', theme, 'filled');
    for (const [name, role] of [
      ['first_name', 'textbox'],
      ['rating', 'radio'],
    ] as const) {
      const field = page.locator('.field', { has: page.locator(`[name="${name}"]`) });
      await field.getByRole(role).first().focus();
      await expect.soft(field).toHaveScreenshot(`focus-${theme}-${name}.png`);
    }
    await open(page, 'en', theme, 'pieces');
    const row = page.locator('.specimen__row').first();
    await row.getByRole('button').first().hover();
    await row.getByRole('button').nth(1).focus();
    await expect.soft(row).toHaveScreenshot(`focus-${theme}-buttons.png`);
  });

test('a change that a reader would see is found', async ({ page }, { config }) => {
  test.skip(config.updateSnapshots === 'all', 'The pictures are being made.');
  await open(page, 'en', 'light', 'pieces');
  await page.addStyleTag({ content: '.button { min-block-size: 3.5rem }' });
  const buttons = page.locator('[data-specimen="buttons"]');
  await expect(buttons).not.toHaveScreenshot('en-light-pieces-buttons.png');
});

/** Below others it would begin at a part of a pixel, which depends on theirs. */
async function alone(page: Page, name: string): Promise<void> {
  await page
    .locator('[data-specimen]')
    .evaluateAll(
      (all, shown) => all.forEach((each) => each.toggleAttribute('hidden', each.dataset.specimen !== shown)),
      name,
    );
}

/** With everything that comes later: faces, editor, flags, messages. */
async function open(page: Page, lang: string, theme: string, part: string): Promise<void> {
  await page.goto(`/gallery/?lang=${lang}&theme=${theme}&part=${part}`);
  await expect(page.locator('[data-specimen]').first()).toBeVisible();
  if (part === 'pieces') {
    await expect(page.locator('.Toastify__toast')).toHaveCount(2);
    // Their clock stands still while the window is left, however slow the machine is.
    await page.evaluate(() => void window.dispatchEvent(new Event('blur')));
  } else await expect(page.getByRole('toolbar')).toBeVisible();
  await page.evaluate(async () => {
    await document.fonts.ready;
    const pictures = [...document.images].filter((picture) => picture.checkVisibility());
    await Promise.all(pictures.map((picture) => ((picture.loading = 'eager'), picture.decode().catch(() => {}))));
  });
  // Above what is photographed it would come and go with the scroll.
  await page.addStyleTag({ content: '.Toastify__toast-container { position: static !important; inline-size: auto; }' });
}
