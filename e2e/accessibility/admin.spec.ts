import { locales, formKinds } from '@nasaq/contract';
import { startChat } from '../support/chat-visitor.ts';
import { adminUrl } from '../support/addresses.ts';
import { expect, test } from '../support/admin-test.ts';
import { openOnDesk } from '../support/desk-page.ts';
import { freshReader } from '../support/mail-box.ts';
import { submit } from '../support/submit.ts';
import { screenViolations } from '../support/violations.ts';

/** Every kind of screen of the CMS; ours stand in some of them. */
const screens = [
  '/admin',
  '/admin/account',
  '/admin/live-chat',
  '/admin/collections/services',
  '/admin/collections/services/1',
  '/admin/collections/services/1/form',
  '/admin/collections/services/1/versions',
  '/admin/collections/posts/create',
  '/admin/collections/posts/trash',
  '/admin/collections/careers/1',
  '/admin/collections/media',
  '/admin/collections/media/1',
  '/admin/collections/media/create',
  '/admin/collections/users',
  '/admin/collections/accounts',
  '/admin/collections/mails',
  '/admin/globals/home',
  '/admin/globals/home/form',
  '/admin/globals/site',
  '/admin/gaps',
  '/admin/gaps?tab=figures',
  '/admin/translations',
  '/admin/exchange',
];

for (const language of locales)
  for (const theme of ['light', 'dark'])
    test.describe(`${language}, ${theme}`, () => {
      test.use({ language, roles: ['admin'], ownBrowser: true });
      test.beforeEach(async ({ context }) => {
        await context.addCookies([{ name: 'nasaq-admin-theme', value: theme, url: adminUrl }]);
      });

      test('screens of the CMS', async ({ page, signedIn }) => {
        void signedIn;
        for (const path of screens) {
          await page.goto(path);
          await expect(page.getByRole('main')).toBeVisible();
          await page.waitForLoadState('networkidle');
          expect.soft(await screenViolations(page), `${path} (${language}, ${theme})`).toEqual([]);
        }
      });

      test('inbox and chat desk', async ({ page, signedIn, adminApi }) => {
        void signedIn;
        for (const kind of formKinds) {
          const sender = freshReader();
          await submit(kind, language, sender);
          const [sent] = await adminApi.find(kind, { 'where[email][equals]': sender });
          for (const path of [`/admin/collections/${kind}`, `/admin/collections/${kind}/${sent!.id}`]) {
            await page.goto(path);
            await expect(page.getByRole('main')).toBeVisible();
            await page.waitForLoadState('networkidle');
            expect.soft(await screenViolations(page), `${path} (${language}, ${theme})`).toEqual([]);
          }
        }
        const visitor = await startChat(language, 'Layla Hassan', 'https://nasaq.example أهلًا');
        await openOnDesk(page, language, visitor);
        expect.soft(await screenViolations(page), `chat desk (${language}, ${theme})`).toEqual([]);
      });

      test('the door', async ({ page, context }) => {
        await context.addCookies([{ name: 'nasaq-admin-lng', value: language, url: adminUrl }]);
        for (const path of ['/admin/login', '/admin/forgot']) {
          await page.goto(path);
          await expect(page.getByRole('main').or(page.locator('form')).first()).toBeVisible();
          expect.soft(await screenViolations(page), `${path} (${language}, ${theme})`).toEqual([]);
        }
      });
    });
