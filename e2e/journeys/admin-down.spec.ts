import { entryPath, localeInfo, localePath, locales, paths, serverTimeout } from '@nasaq/contract';
import { text } from '../support/messages.ts';
import { moduleFiles } from '../support/module-files.ts';
import { startSite, type SiteProcess } from '../support/site-process.ts';
import { startSlowAdmin, type SlowAdmin } from '../support/slow-admin.ts';
import { expect, test } from '../support/test.ts';

test.describe.configure({ mode: 'serial' });

test.describe('the admin host is gone', () => {
  let admin: SlowAdmin;
  let site: SiteProcess;
  test.beforeAll(async () => {
    admin = await startSlowAdmin();
    await admin.close();
    site = await startSite(admin.url);
  });
  test.afterAll(async () => {
    await site.stop();
    await admin.close().catch(() => {});
  });

  for (const locale of locales) {
    test(`its pages say so in the reader's language: ${locale}`, async ({ request }) => {
      for (const path of [paths.services, entryPath('services', 'web-platforms'), paths.blog]) {
        const answer = await request.get(site.url + localePath(locale, path));
        expect(answer.status(), path).toBe(503);
        expect(Number(answer.headers()['retry-after'])).toBeGreaterThan(0);
        expect(answer.headers()['cache-control']).toBe('no-store');
        const html = await answer.text();
        expect(html).toContain(`lang="${localeInfo[locale].tag}"`);
        expect(html).toContain(text(locale, 'errors.unavailable.title'));
      }
      const payload = await request.get(`${site.url}${localePath(locale, paths.services)}/_payload.json`);
      expect(payload.status()).toBe(503);
      expect(await payload.json()).toEqual({ kind: 'error', status: 503 });
    });
  }

  test('what needs no admin host is served', async ({ request }) => {
    const counter = localePath('ar', paths.wordCounter);
    const scripts = await moduleFiles(request, site.url + counter);
    expect(scripts.length).toBeGreaterThan(1);
    for (const path of [counter, ...scripts, '/favicon.svg', '/robots.txt', '/healthz'])
      expect((await request.get(site.url + path)).status(), path).toBe(200);
  });

  test('it serves again when the admin host is back', async ({ request }) => {
    admin = await startSlowAdmin(admin.port);
    admin.hangs = false;
    for (const locale of locales) {
      const answer = await request.get(site.url + localePath(locale, paths.services));
      expect(answer.status()).toBe(200);
      expect(await answer.text()).not.toContain(text(locale, 'errors.unavailable.title'));
    }
  });
});

test('an admin host that hangs is given up after ten seconds, and the rest is served meanwhile', async ({
  request,
}) => {
  const admin = await startSlowAdmin();
  const site = await startSite(admin.url);
  try {
    const started = performance.now();
    let given = 0;
    const pages = locales.map(async (locale) => {
      const answer = await request.get(site.url + localePath(locale, paths.services), { timeout: 60_000 });
      given += 1;
      return { locale, answer, after: performance.now() - started };
    });
    for (const path of ['/favicon.svg', '/robots.txt', '/healthz']) {
      expect((await request.get(site.url + path)).status(), path).toBe(200);
    }
    expect(given).toBe(0);

    for (const { locale, answer, after } of await Promise.all(pages)) {
      expect(after).toBeGreaterThan(serverTimeout - 100);
      expect(answer.status()).toBe(503);
      expect(Number(answer.headers()['retry-after'])).toBeGreaterThan(0);
      expect(await answer.text()).toContain(text(locale, 'errors.unavailable.title'));
    }

    admin.hangs = false;
    expect((await request.get(site.url + paths.services)).status()).toBe(200);
  } finally {
    await site.stop();
    await admin.close();
  }
});
