import { randomUUID } from 'node:crypto';
import type { ContentType, Locale } from '@nasaq/contract';
import type { Page } from '@playwright/test';
import { adminUrl, siteUrl } from './addresses.ts';
import { test as base, type AdminApi } from './admin-api.ts';
import { adminText } from './admin-texts.ts';
import { expect } from './test.ts';

type Role = 'admin' | 'editor' | 'recruiter' | 'agent' | 'sales';

interface Fixtures {
  /** Language of the admin's interface. */
  language: Locale;
  roles: Role[];
  /** A member of staff for this journey alone, so that preferences and sessions of others stay out of it. */
  member: { id: number; email: string; password: string };
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
  member: async ({ adminApi, roles }, use) => {
    const email = `${randomUUID()}@nasaq.example`;
    const password = randomUUID();
    const { id } = await adminApi.create('users', {}, { name: 'Journey', email, password, roles });
    await use({ id, email, password });
    await adminApi.remove('users', id);
  },
  signedIn: async ({ context, language, member }, use) => {
    await context.addCookies([{ name: 'nasaq-admin-lng', value: language, url: adminUrl }]);
    const { email, password } = member;
    const answer = await context.request.post('/api/users/login', { data: { email, password } });
    expect(answer.status()).toBe(200);
    for (const page of context.pages()) leaveWhenAsked(page);
    context.on('page', leaveWhenAsked);
    await use();
    // Before the member goes: what a page still sends would be refused then.
    for (const page of context.pages()) await page.close();
  },
  word: async ({ language }, use) => use((key, values) => adminText(language, key, values)),
});

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
