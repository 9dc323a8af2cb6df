import { entryPath, localePath, type List, type Summary } from '@nasaq/contract';
import { text } from '../support/messages.ts';
import { api } from '../support/site-paths.ts';
import { inTurn } from '../support/readings.ts';
import { expect, test } from '../support/test.ts';

for (const javaScriptEnabled of [true, false])
  for (const locale of inTurn(javaScriptEnabled ? 'ar' : 'en'))
    test.describe(`${locale}, ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
      test.use({ javaScriptEnabled, viewport: { width: 390, height: 844 } });

      test('the contents of a service are folded on a phone, and stand open beside the text on a wide screen', async ({
        page,
      }) => {
        const { data } = await api<List<Summary>>('services?limit=1', locale);
        await page.goto(localePath(locale, entryPath('services', data[0]!.slug)));
        const contents = page.getByRole('navigation', { name: text(locale, 'ui.toc') });
        const links = contents.getByRole('link');
        const fold = contents.getByText(text(locale, 'ui.toc')).filter({ visible: true });
        await expect(fold).toBeVisible();
        await expect(links).toHaveCount(0);
        await fold.click();
        await expect(links.first()).toBeVisible();
        await fold.click();
        await expect(links).toHaveCount(0);
        await page.setViewportSize({ width: 1280, height: 800 });
        await expect(links.first()).toBeVisible();
      });

      test('the way to order stands in the first two screens, one at a time', async ({ page }) => {
        for (const [type, name] of [
          ['services', 'offers.order'],
          ['products', 'products.order'],
        ] as const) {
          const { data } = await api<List<Summary>>(`${type}?limit=100`, locale);
          expect(data.length).toBeGreaterThan(0);
          for (const { key, slug } of data) {
            await page.setViewportSize({ width: 390, height: 844 });
            await page.goto(localePath(locale, entryPath(type, slug)));
            const order = page.getByRole('main').getByRole('link', { name: text(locale, name) });
            const { y, height } = (await order.boundingBox())!;
            expect(y + height, slug).toBeLessThan(2 * 844);
            await expect(order).toHaveAttribute('href', new RegExp(`=${key}$`));
          }
          await page.setViewportSize({ width: 1280, height: 800 });
          await expect(page.getByRole('main').getByRole('link', { name: text(locale, name) })).toHaveCount(1);
        }
      });
    });
