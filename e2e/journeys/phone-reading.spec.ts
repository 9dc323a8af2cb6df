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
    });
