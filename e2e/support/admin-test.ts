import type { ContentType, Locale } from '@nasaq/contract';
import type { BrowserContext, Page } from '@playwright/test';
import { adminUrl, siteUrl } from './addresses.ts';
import type { AdminApi } from './admin-api.ts';
import { adminText } from './admin-texts.ts';
import {
  logIn,
  newMember,
  type Member,
  type Role,
  type SignedInMember,
  type StaffBrowser,
} from './staff-of-a-worker.ts';
import { expect, test as base } from './test.ts';

interface Fixtures {
  /** Language of the admin's interface. */
  language: Locale;
  roles: Role[];
  /** For journeys that leave a clock or a script before every page in their browser. It begins with nothing cached. */
  ownBrowser: boolean;
  /** For journeys that change their member or count what they did: a language, a password, devices. */
  ownMember: boolean;
  /** Somebody of staff whom no journey beside this one is signed in as; without `ownMember`, earlier ones were. */
  member: Member;
  /** A page of the admin, signed in as the member. */
  signedIn: void;
  /** Text of the admin's own interface in `language`: `word('version:publishIn')`. */
  word: (key: string, values?: Record<string, string>) => string;
}

/** The journeys' test on the admin host: `page` begins there, with the guards of `test.ts`. */
export const test = base.extend<Fixtures>({
  baseURL: adminUrl,
  ownOrigins: [siteUrl],
  viewport: { width: 1600, height: 900 },
  language: ['en', { option: true }],
  roles: [['editor'], { option: true }],
  ownBrowser: [false, { option: true }],
  ownMember: [false, { option: true }],
  context: async ({ context, ownBrowser, staffBrowser }, use) => {
    if (ownBrowser || !staffBrowser) return use(context);
    await use(staffBrowser.context);
    await forget(staffBrowser);
  },
  page: async ({ page, viewport }, use) => {
    if (viewport) await page.setViewportSize(viewport);
    await use(page);
  },
  member: async ({ adminApi, language, ownMember, roles, staffMember }, use) => {
    if (!ownMember) return use(await staffMember(roles, language));
    const member = await newMember(adminApi, roles);
    await use(member);
    await adminApi.remove('users', member.id);
  },
  signedIn: async ({ context, language, member, ownBrowser, staffBrowser }, use) => {
    await context.addCookies([{ name: 'nasaq-admin-lng', value: language, url: adminUrl }]);
    if ('cookies' in member) {
      await context.addCookies((member as SignedInMember).cookies);
      // Columns and previews that an earlier journey had chosen; the content begins in the language of the menus.
      const wiped = await context.request.delete(`${adminUrl}/api/payload-preferences?where[id][exists]=true`);
      expect(wiped.status(), await wiped.text()).toBe(200);
      const begun = await context.request.post(`${adminUrl}/api/payload-preferences/locale`, {
        data: { value: language },
      });
      expect(begun.status()).toBe(200);
    } else await logIn(context.request, member);
    for (const page of context.pages()) leaveWhenAsked(page);
    context.on('page', leaveWhenAsked);
    await use();
    context.off('page', leaveWhenAsked);
    // Before the member goes: what a page still sends would be refused then.
    await closePages(context, ownBrowser ? undefined : staffBrowser?.blank);
  },
  word: async ({ language }, use) => use((key, values) => adminText(language, key, values)),
});

/** The next journey finds a browser in which nobody has been, but for the files that never change. */
async function forget({ blank, context, session }: StaffBrowser): Promise<void> {
  await closePages(context, blank);
  await context.setOffline(false);
  await context.unrouteAll();
  await context.clearPermissions();
  await context.clearCookies();
  const storageTypes = 'local_storage,indexeddb,cache_storage,service_workers';
  for (const origin of [adminUrl, siteUrl]) await session.send('Storage.clearDataForOrigin', { origin, storageTypes });
}

async function closePages(context: BrowserContext, kept?: Page): Promise<void> {
  for (const page of context.pages()) if (page !== kept) await page.close();
}

/** A form asks before its page is loaded anew while a save is under way; Playwright would answer «stay», and wait. */
function leaveWhenAsked(page: Page): void {
  page.on('dialog', (dialog) => {
    if (dialog.type() === 'beforeunload') void dialog.accept();
  });
}

/** A form of the CMS takes what is typed once React has it; what was typed before is emptied with that. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('form input') ?? {}).some((key) => key.startsWith('__reactProps')),
  );
}

/** The nth entry of a list, as an editor's form knows it. Journeys take different ones, since they run side by side. */
export async function entryAt(adminApi: AdminApi, type: ContentType, place: number): Promise<number> {
  const rows = await adminApi.find(type, { locale: 'en', sort: 'id', 'select[slug]': 'true' });
  expect(rows.length).toBeGreaterThan(place);
  return rows[place]!.id;
}

export { expect };
