import type { Page } from '@playwright/test';
import { expect, test } from '../support/admin-test.ts';
import { readByAxe } from '../support/engines/axe.ts';
import { englishAdminTexts } from '../support/admin-texts.ts';

/** Every kind of screen; axe reads those that show something of ours. What controls are called in English: `naming.browser.test.tsx`. */
const screens = [
  { path: '/admin', isRead: true },
  { path: '/admin/account', isRead: false },
  { path: '/admin/collections/services', isRead: true },
  { path: '/admin/collections/services/1', isRead: true },
  { path: '/admin/collections/services/1/form', isRead: true },
  { path: '/admin/collections/services/1/versions', isRead: true },
  { path: '/admin/collections/posts', isRead: false },
  { path: '/admin/collections/posts/trash', isRead: false },
  { path: '/admin/collections/media', isRead: true },
  { path: '/admin/collections/media/create', isRead: false },
  { path: '/admin/media-library', isRead: true },
  { path: '/admin/collections/search-synonyms', isRead: true },
  { path: '/admin/collections/search-rules/create', isRead: false },
  { path: '/admin/collections/authors', isRead: true },
  { path: '/admin/collections/careers/1', isRead: false },
  { path: '/admin/collections/users', isRead: false },
  { path: '/admin/globals/home', isRead: true },
  { path: '/admin/globals/home/form', isRead: false },
  { path: '/admin/globals/site', isRead: false },
  { path: '/admin/globals/site/versions', isRead: false },
];

/** Of Payload's own look and structure, which no name mends. */
const leftToPayload = ['color-contrast'];

/** Named by us, as soon as the screen lives. */
const mainMenu = 'القائمة الرئيسية';

/** The screen is rendered on request, and axe reads all of it: longer than a moment on a busy machine. */
const patient = { timeout: 30_000 };

test.describe('screens of the CMS', () => {
  test.use({ language: 'ar', roles: ['admin'] });

  // Half of them each, so that both may run side by side.
  for (const half of [0, 1]) {
    const visited = screens.filter((_, place) => place % 2 === half);

    test(
      `every control has a name, the page a main part and a title; all is Arabic and fits every width: ${half + 1}`,
      {
        tag: '@proof',
      },
      async ({ page, signedIn }) => {
        test.setTimeout(300_000);
        void signedIn;
        const soft = expect.configure({ soft: true });
        for (const { path, isRead } of visited) {
          await page.goto(`${path}?locale=ar`);
          await expect(page.getByRole('main')).toBeVisible();
          await expect(page.getByRole('navigation', { name: mainMenu, includeHidden: true })).toBeAttached();
          await hasCome(page);
          await speaksArabic(page, path);
          soft(await page.content(), path).not.toContain('[object Object]');
          // Controls are named a frame after they come to stand.
          if (isRead) await soft.poll(() => violations(page), { message: path, ...patient }).toEqual([]);
        }
      },
    );
  }
});

/** All pieces of a screen are read, and it does not say which of them are still to come. A desk listens on. */
async function hasCome(page: Page): Promise<void> {
  const desk = page.locator('.desk').getByRole('textbox').first();
  await Promise.race([page.waitForLoadState('networkidle'), desk.waitFor()]);
}

async function violations(page: Page): Promise<string[]> {
  const found = await readByAxe(page, { without: leftToPayload });
  return found.map(({ element, rule }) => `${rule}: ${element}`);
}

/** From right to left, within the window at three widths, and without an English word of the interface. */
async function speaksArabic(page: Page, path: string): Promise<void> {
  const english = englishAdminTexts();
  expect(english.size).toBeGreaterThan(300);
  await expect(page.locator('html')).toHaveAttribute('dir', 'RTL');
  for (const width of [390, 820, 1600]) {
    await page.setViewportSize({ width, height: 900 });
    // What stands there at one width alone comes to stand with it.
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
    const fits = () => page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth);
    await expect.configure({ soft: true }).poll(fits, `${path} is wider than its window of ${width} px`).toBe(true);
    const words = await page.evaluate(() =>
      [...document.querySelectorAll('button, a, label, th, h1, h2, h3, [aria-label], .field-label, .field-description')]
        .flatMap((node) => [node.textContent?.trim() ?? '', node.getAttribute('aria-label')?.trim() ?? ''])
        .filter(Boolean),
    );
    expect.soft(words.length, path).toBeGreaterThan(10);
    const foreign = words.filter((word) => english.has(word));
    expect.soft(foreign, `${path} speaks English at ${width} px`).toEqual([]);
  }
}
