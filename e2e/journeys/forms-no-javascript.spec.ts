import { localePath, statusPath, formKinds, type FormKind } from '@nasaq/contract';
import { formPage, writeValid } from '../support/every-form.ts';
import { formOn, receiptOn } from '../support/form.ts';
import { freshReader, linkMailedTo } from '../support/mail-box.ts';
import { submissionsFrom } from '../support/admin-api.ts';
import { inTurn } from '../support/readings.ts';
import { expect, test } from '../support/test.ts';

test.use({ javaScriptEnabled: false, expectedConsoleErrors: [/status of 422/] });

/** A field whose emptiness or wrong content holds the form back, and what makes it right. */
const slip: Record<FormKind, { field: string; wrong: string; right?: string }> = {
  contacts: { field: 'email', wrong: 'layla@' },
  feedback: { field: 'help_details', wrong: ' ', right: 'Clear and calm.' },
  reports: { field: 'email', wrong: 'layla@' },
  orders: { field: 'phone', wrong: '12', right: '٠١٠٠١٢٣٤٥٦٧' },
  applications: { field: 'email', wrong: 'layla@' },
};

for (const [place, kind] of formKinds.entries()) {
  for (const locale of inTurn(place % 2 ? 'ar' : 'en')) {
    test(`${kind} without JavaScript: 422 keeps everything, then 303 to a confirmation: ${locale}`, async ({
      page,
      adminApi,
    }) => {
      const email = freshReader();
      const target = await formPage(kind, locale);
      const path = localePath(locale, target.path);
      await page.goto(path);
      const form = formOn(page, locale, target.submit);

      const empty = await posted(() => form.button.click());
      expect(empty.status()).toBe(422);
      expect(new URL(page.url()).pathname).toBe(new URL(path, page.url()).pathname);
      await expect(form.summary).toBeFocused();
      const lines = form.summary.getByRole('link');
      expect(await lines.count()).toBeGreaterThan(1);
      for (const line of await lines.all())
        await expect(page.locator((await line.getAttribute('href'))!)).toHaveCount(1);

      const written = await writeValid(form, target, email);
      const { field, wrong, right } = slip[kind];
      await form.control(field).fill(wrong);
      const refused = await posted(() => form.button.click());
      expect(refused.status()).toBe(422);
      await expect(form.summary.getByRole('link')).toHaveCount(1);
      await expect(form.error(field)).not.toBeEmpty();
      for (const [name, value] of Object.entries(written))
        await expect(form.control(name)).toHaveValue(name === field ? wrong : value);
      if (kind === 'applications') await expect(page.getByRole('main').getByText('cv.pdf').first()).toBeVisible();

      await form.control(field).fill(right ?? email);
      const sent = await posted(() => form.button.click());
      expect(sent.status()).toBe(303);
      const { reference } = await receiptOn(page);
      await page.reload();
      await receiptOn(page);
      // Feedback that wants no answer comes from nobody.
      if (kind === 'feedback') return;
      expect(await submissionsFrom(adminApi, kind, email)).toMatchObject([{ reference, locale }]);
      await page.goto(await linkMailedTo(email, statusPath(reference)));
      await expect(page.getByRole('main').getByText(reference).first()).toBeVisible();

      async function posted(act: () => Promise<void>) {
        const [answer] = await Promise.all([
          page.waitForResponse((given) => given.request().method() === 'POST'),
          page.waitForEvent('load'),
          act(),
        ]);
        return answer;
      }
    });
  }
}
