import {
  type ContentType,
  entryPath,
  localePath,
  type Item,
  type List,
  type Locale,
  type Service,
  type Summary,
} from '@nasaq/contract';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/admin-test.ts';
import { adminUrl, siteUrl } from '../support/addresses.ts';
import { formPath } from '../support/cms-form.ts';
import { signInAsEditor, type Editor } from '../support/editor.ts';
import { inTurn } from '../support/readings.ts';
import { api } from '../support/site-paths.ts';

test.describe.configure({ mode: 'serial' });
// What is guarded are the site's pages; a refused preview is a 404, which the browser notes.
test.use({ baseURL: siteUrl, ownOrigins: [adminUrl], expectedConsoleErrors: [/status of 404/] });

for (const locale of inTurn('ar')) {
  const words = locale === 'en' ? 'A draft that nobody has published' : 'مسودة لم ينشرها أحد بعد';

  test(`an editor sees the draft on the real page, and nobody else does: ${locale}`, async ({
    context,
    page,
    request,
    signedIn,
  }) => {
    void signedIn;
    const editor = await signInAsEditor(request);
    const { data } = await api<List<Summary>>('services?limit=10', locale);
    const { slug } = data.at(-1)!;
    const { data: entry } = await api<Item<Service>>(`services/${encodeURIComponent(slug)}`, locale);
    const id = await editor.findId('services', slug, locale);
    const address = localePath(locale, entryPath('services', entry.slug));
    try {
      await editor.save('services', id, locale, { summary: words, _status: 'draft' });
      const foreign = await previewAddress(page, 'posts', await anyPost(editor, locale), locale);
      const preview = await previewAddress(page, 'services', id, locale);
      expect(preview.pathname).toBe(address);
      // The link is the key: from here on nobody is signed in, also not for the site, which has the host's cookies too.
      await context.clearCookies();

      const answer = await page.goto(preview.href);
      await expect(page.getByText(words).first()).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('dir', locale === 'en' ? 'ltr' : 'rtl');
      expect(answer!.headers()).toMatchObject({ 'x-robots-tag': 'noindex', 'cache-control': 'private, no-store' });
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);

      await page.goto(siteUrl + address);
      await expect(page.getByText(entry.summary).first()).toBeVisible();
      await expect(page.getByText(words)).toHaveCount(0);

      const token = preview.searchParams.get('preview')!;
      const [type, , expires, signature] = token.split('.');
      const forged = [
        `${type}.${id + 1}.${expires}.${signature}`,
        `${type}.${id}.${Number(expires) + 1}.${signature}`,
        `${type}.${id}.${expires}.${signature!.replace(/^./, (first) => (first === 'A' ? 'B' : 'A'))}`,
      ];
      for (const refused of [...forged, foreign.searchParams.get('preview')!]) {
        const given = await page.goto(`${siteUrl}${address}?preview=${refused}`);
        expect(given!.status()).toBe(404);
        expect(given!.headers()).toMatchObject({ 'x-robots-tag': 'noindex', 'cache-control': 'private, no-store' });
        await expect(page.getByText(words)).toHaveCount(0);
      }
    } finally {
      await editor.save('services', id, locale, { summary: entry.summary, _status: 'published' });
    }
  });
}

async function anyPost(editor: Editor, locale: Locale): Promise<number> {
  const { data } = await api<List<Summary>>('posts?limit=1', locale);
  return editor.findId('posts', data[0]!.slug, locale);
}

/** The address that the admin host offers beside an entry's form. */
async function previewAddress(page: Page, type: ContentType, id: number, locale: Locale): Promise<URL> {
  await page.goto(adminUrl + formPath(type, id, locale));
  const link = page.locator('a[href*="preview="]').first();
  await expect(link).toBeAttached();
  return new URL((await link.getAttribute('href'))!);
}
