import {
  localePath,
  locales,
  paths,
  sentPath,
  statusPath,
  formKinds,
  type Locale,
  type FormKind,
} from '@nasaq/contract';
import type { APIRequestContext } from '@playwright/test';
import { siteUrl } from '../support/addresses.ts';
import { formPage } from '../support/every-form.ts';
import { freshReader, mailTo } from '../support/mail-box.ts';
import { everyRoute } from '../support/site-paths.ts';
import { startSite } from '../support/site-process.ts';
import { startSlowAdmin } from '../support/slow-admin.ts';
import { submit } from '../support/submit.ts';
import { expect, test } from '../support/test.ts';
import { htmlViolations } from '../support/violations.ts';

// The HTML as it is sent, read by the Nu HTML checker; what scripts make of it is read where `violations` is asked for.
for (const locale of locales) {
  test(`the HTML of every address of the sitemap and of every route is valid: ${locale}`, async ({ request }) => {
    const addresses = new Set([...(await everyRoute(locale)), ...(await addressesInSitemap(request, locale))]);
    expect(addresses.size).toBeGreaterThan(130);
    for (const path of addresses) await isValid(request, path, 200);
  });

  test(`the HTML of what one searches, misses and sends is valid: ${locale}`, async ({ request }) => {
    await isValid(request, localePath(locale, `${paths.search}?q=web`), 200);
    await isValid(request, localePath(locale, `${paths.search}?q=qqqxzz`), 200);
    await isValid(request, localePath(locale, '/no-such-page'), 404);
    for (const kind of formKinds) {
      const { path } = await formPage(kind, locale);
      const html = await postedEmpty(request, localePath(locale, path));
      expect.soft(await htmlViolations(html), `${kind}, posted empty (${locale})`).toEqual([]);
    }
  });

  test(`the HTML of a confirmation, of its status and of its mail is valid: ${locale}`, async ({ request }) => {
    for (const kind of formKinds) {
      const reader = freshReader();
      const { reference, statusKey } = await submit(kind, locale, reader, withAnswer[kind]);
      for (const path of [
        sentPath(kind, reference, statusKey),
        statusPath(reference, statusKey),
        statusPath(reference),
      ])
        await isValid(request, localePath(locale, path), 200);
      const { html, subject } = await mailTo(reader);
      expect.soft(await htmlViolations(html ?? ''), `mail “${subject}” (${locale})`).toEqual([]);
    }
  });
}

test('the HTML of a page that cannot be made is valid', async ({ request }) => {
  const admin = await startSlowAdmin();
  await admin.close();
  const site = await startSite(admin.url);
  for (const locale of locales) await isValid(request, site.url + localePath(locale, paths.services), 503);
  await site.stop();
});

async function isValid(request: APIRequestContext, path: string, status: number): Promise<void> {
  const answer = await request.get(path);
  expect.soft(answer.status(), path).toBe(status);
  expect.soft(await htmlViolations(await answer.text()), decodeURI(path)).toEqual([]);
}

async function addressesInSitemap(request: APIRequestContext, locale: Locale): Promise<string[]> {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const all = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => new URL(address!).pathname);
  return all.filter((path) => (path === '/ar' || path.startsWith('/ar/')) === (locale === 'ar'));
}

/** As a browser without scripts sends it, with nothing written into it. */
async function postedEmpty(request: APIRequestContext, path: string): Promise<string> {
  const answer = await request.post(path, { form: { first_name: '' }, headers: { origin: siteUrl } });
  expect(answer.status(), path).toBe(422);
  return answer.text();
}

/** Feedback is acknowledged to those who ask for it. */
const withAnswer: Partial<Record<FormKind, Record<string, unknown>>> = { feedback: { wants_answer: true } };
