import {
  entryPath,
  localePath,
  locales,
  type Item,
  type List,
  type Locale,
  type Service,
  type Summary,
} from '@nasaq/contract';
import type { Browser, BrowserContext } from '@playwright/test';
import { adminUrl } from '../support/addresses.ts';
import { signInAsEditor, type Editor } from '../support/editor.ts';
import { text } from '../support/messages.ts';
import { api } from '../support/site-paths.ts';
import { expect, test } from '../support/test.ts';

test.describe.configure({ mode: 'serial' });
// A refused preview is a 404, which the browser notes.
test.use({ expectedConsoleErrors: [/status of 404/] });

for (const locale of locales) {
  const words = locale === 'en' ? 'A draft that nobody has published' : 'مسودة لم ينشرها أحد بعد';

  test(`an editor sees the draft on the real page, and nobody else does: ${locale}`, async ({ page, browser }) => {
    const { context, editor, entry, id } = await editService(browser, locale, 1);
    const address = localePath(locale, entryPath('services', entry.slug));
    try {
      await editor.save('services', id, locale, { summary: words, _status: 'draft' });
      const preview = await previewAddress(context, 'services', id, locale);
      expect(preview.pathname).toBe(address);

      const answer = await page.goto(preview.href);
      await expect(page.getByText(words).first()).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('dir', locale === 'en' ? 'ltr' : 'rtl');
      expect(answer!.headers()).toMatchObject({ 'x-robots-tag': 'noindex', 'cache-control': 'private, no-store' });
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);

      await page.goto(address);
      await expect(page.getByText(entry.summary).first()).toBeVisible();
      await expect(page.getByText(words)).toHaveCount(0);

      const token = preview.searchParams.get('preview')!;
      const [type, , expires, signature] = token.split('.');
      const forged = [
        `${type}.${id + 1}.${expires}.${signature}`,
        `${type}.${id}.${Number(expires) + 1}.${signature}`,
        `${type}.${id}.${expires}.${signature!.replace(/^./, (first) => (first === 'A' ? 'B' : 'A'))}`,
      ];
      const foreign = await previewAddress(context, 'posts', await anyPost(editor, locale), locale);
      for (const refused of [...forged, foreign.searchParams.get('preview')!]) {
        const given = await page.goto(`${address}?preview=${refused}`);
        expect(given!.status()).toBe(404);
        expect(given!.headers()).toMatchObject({ 'x-robots-tag': 'noindex', 'cache-control': 'private, no-store' });
        await expect(page.getByText(words)).toHaveCount(0);
      }
    } finally {
      await editor.save('services', id, locale, { summary: entry.summary, _status: 'published' });
      await context.close();
    }
  });

  test(`what an editor types shows in the preview beside it: ${locale}`, async ({ browser }) => {
    const { context, editor, entry, id } = await editService(browser, locale, 2);
    try {
      const admin = await context.newPage();
      await admin.goto(`${adminUrl}/admin/collections/services/${id}?locale=${locale}`);
      const frame = admin.locator('#live-preview-iframe');
      await expect(async () => {
        await admin.locator('#live-preview-toggler').click();
        await expect(frame).toBeVisible({ timeout: 3_000 });
      }).toPass();
      const page = frame.contentFrame();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(entry.title);
      await expect(page.getByRole('button', { name: text(locale, 'shell.menu.open') })).toBeAttached();
      await admin.locator('#field-summary').fill(words);
      await expect(page.getByText(words).first()).toBeVisible();
    } finally {
      await editor.save('services', id, locale, { summary: entry.summary, _status: 'published' });
      await context.close();
    }
  });
}

/** A service by its place in the list, and a browser in which an editor is signed in. */
async function editService(browser: Browser, locale: Locale, place: number) {
  const context = await browser.newContext({ viewport: { width: 1600, height: 900 } });
  const editor = await signInAsEditor(context.request);
  const { data } = await api<List<Summary>>('services?limit=10', locale);
  const { slug } = data.at(-place)!;
  const { data: entry } = await api<Item<Service>>(`services/${encodeURIComponent(slug)}`, locale);
  return { context, editor, entry, id: await editor.findId('services', slug, locale) };
}

async function anyPost(editor: Editor, locale: Locale): Promise<number> {
  const { data } = await api<List<Summary>>('posts?limit=1', locale);
  return editor.findId('posts', data[0]!.slug, locale);
}

/** The address that the admin host offers beside an entry's form. */
async function previewAddress(context: BrowserContext, type: string, id: number, locale: Locale): Promise<URL> {
  const admin = await context.newPage();
  await admin.goto(`${adminUrl}/admin/collections/${type}/${id}?locale=${locale}`);
  const link = admin.locator('a[href*="preview="]').first();
  await expect(link).toBeAttached();
  const address = new URL((await link.getAttribute('href'))!);
  await admin.close();
  return address;
}
