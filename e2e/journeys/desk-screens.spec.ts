import type { Page } from '@playwright/test';
import { tabThrough } from '../accessibility/stops.ts';
import { adminUrl } from '../support/addresses.ts';
import { expect, test } from '../support/admin-test.ts';
import { openContentDesk } from '../support/content-desk.ts';
import { readingsInTurn } from '../support/readings.ts';
import { smallTargets } from '../support/small-targets.ts';
import { violationsIn } from '../support/violations.ts';

/** What stands beside the desks. */
const boards = ['translations', 'gaps', 'exchange', 'collections/posts/1/history', 'collections/posts/1/versions'];

/** A long article, a page with lists, an entry with rows, a job. */
const paths = ['collections/posts/1', 'globals/home', 'collections/services/1', 'collections/careers/1'];

for (const { locale: language, colorScheme: theme } of readingsInTurn('ar'))
  test.describe(`desks: ${language}, ${theme}`, () => {
    test.use({ language, roles: ['admin'], ownBrowser: true });

    test(
      'no desk has a finding, nor has what opens on it; all of it fits a phone',
      { tag: '@proof' },
      async ({ context, page, signedIn }) => {
        void signedIn;
        // Four desks, each read by axe several times.
        test.slow();
        await context.addCookies([{ name: 'nasaq-admin-theme', value: theme, url: adminUrl }]);
        const soft = expect.configure({ soft: true });
        for (const path of paths) {
          const { texts } = await openContentDesk(page, path, language);
          soft(await violationsIn(page, '.desk'), path).toEqual([]);
          if (path !== paths[0]) continue;
          await page.setViewportSize({ width: 390, height: 844 });
          const fits = () => page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth);
          await soft.poll(fits, { message: `${path} is wider than a phone` }).toBe(true);
          soft(await violationsIn(page, '.desk'), `${path} on a phone`).toEqual([]);
          await page.setViewportSize({ width: 1440, height: 900 });
          await page.getByRole('button', { name: texts.keys.heading }).click();
          soft(await violationsIn(page, 'dialog[open]'), 'the list of keys').toEqual([]);
          await page.keyboard.press('Escape');
          await page.getByRole('button', { name: texts.more, exact: true }).click();
          soft(await violationsIn(page, '.popup__content'), 'the menu of the entry').toEqual([]);
          await page.keyboard.press('Escape');
        }
      },
    );
  });

/** What scrolls sideways, or is cut there. */
async function sideways(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main *, .doc-tabs')]
      .filter((element) => ['auto', 'scroll'].includes(getComputedStyle(element).overflowX))
      .filter(({ clientWidth, scrollWidth }) => scrollWidth > clientWidth + 1)
      .map((element) => (element.cloneNode() as Element).outerHTML.slice(0, 120)),
  );
}

for (const language of ['en', 'ar'] as const)
  test.describe(`on a phone, in ${language}`, () => {
    test.use({ language, roles: ['admin'], viewport: { width: 390, height: 844 } });

    test(
      'no board scrolls sideways, and what is pressed on it has room for a finger',
      { tag: '@proof' },
      async ({ page, signedIn }) => {
        void signedIn;
        const soft = expect.configure({ soft: true });
        for (const path of boards) {
          await page.goto(`${adminUrl}/admin/${path}`);
          await expect(page.locator('main, .doc-header').first()).toBeVisible();
          soft(await sideways(page), `${path} scrolls sideways`).toEqual([]);
          soft(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(390);
          soft(await smallTargets(page), `targets on ${path}`).toEqual([]);
        }
      },
    );
  });

test('a desk opens without the form of the CMS, whose fields the server would render first', async ({
  context,
  signedIn,
}) => {
  void signedIn;
  /** Fields that were rendered for a form: each says where it was rendered last. */
  const renderedFields = async (path: string) => {
    const answer = await context.request.get(`/admin/${path}`);
    return [answer.status(), (await answer.text()).split('lastRenderedPath').length - 1] as const;
  };
  for (const path of ['collections/posts/1', 'globals/home']) {
    expect(await renderedFields(path), path).toEqual([200, 0]);
    expect((await renderedFields(`${path}/form`))[1], `the form of ${path}`).toBeGreaterThan(20);
  }
});

test.describe('by the keyboard', () => {
  test.use({ language: 'ar', roles: ['admin'] });

  test(
    'every stop of a desk is in sight and shows that it has the keys',
    { tag: '@proof' },
    async ({ page, signedIn }) => {
      void signedIn;
      const { texts } = await openContentDesk(page, 'collections/careers/1', 'ar');
      await page.getByRole('navigation', { name: texts.parts }).getByRole('link').first().focus();
      const stops = await tabThrough(page, 40);
      expect(stops.length).toBeGreaterThan(30);
      expect(stops.filter(({ coveredBy, shows }) => coveredBy !== null || !shows)).toEqual([]);
    },
  );
});
