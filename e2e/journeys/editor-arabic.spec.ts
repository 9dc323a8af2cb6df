import { expect, test } from '../support/admin-test.ts';
import { englishAdminTexts } from '../support/admin-texts.ts';

test.use({ language: 'ar', roles: ['admin'] });

const screens = [
  '/admin',
  '/admin/account',
  '/admin/collections/services?locale=ar',
  '/admin/collections/services/1?locale=ar',
  '/admin/collections/services/1/versions?locale=ar',
  '/admin/collections/posts?locale=ar',
  '/admin/collections/posts/trash?locale=ar',
  '/admin/collections/media/create?locale=ar',
  '/admin/collections/careers/1?locale=ar',
  '/admin/collections/users',
  '/admin/globals/home?locale=ar',
  '/admin/globals/site?locale=ar',
];

for (const width of [1600, 820, 390]) {
  test(`every kind of screen runs from right to left, fits its width and speaks Arabic: ${width} px`, async ({
    page,
    signedIn,
  }) => {
    test.slow();
    void signedIn;
    const english = englishAdminTexts();
    expect(english.size).toBeGreaterThan(300);
    await page.setViewportSize({ width, height: 900 });
    for (const path of screens) {
      await page.goto(path);
      await expect(page.locator('.template-default, .template-minimal').first()).toBeVisible();
      await page.waitForLoadState('networkidle');
      await expect(page.locator('html')).toHaveAttribute('dir', 'RTL');
      const { fits, words } = await page.evaluate(() => ({
        fits: document.documentElement.scrollWidth <= window.innerWidth,
        words: [
          ...document.querySelectorAll(
            'button, a, label, th, h1, h2, h3, [aria-label], .field-label, .field-description',
          ),
        ]
          .flatMap((node) => [node.textContent?.trim() ?? '', node.getAttribute('aria-label')?.trim() ?? ''])
          .filter(Boolean),
      }));
      expect.soft(fits, `${path} is wider than its window`).toBe(true);
      expect.soft(words.length, path).toBeGreaterThan(10);
      expect
        .soft(
          words.filter((word) => english.has(word)),
          `${path} speaks English`,
        )
        .toEqual([]);
    }
  });
}
