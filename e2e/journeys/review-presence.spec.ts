import { reviewTexts } from '../../apps/admin/src/content/catalogue/index.ts';
import { fill } from '../../apps/admin/src/platform/staff/screens/screen-texts.ts';
import { entryAt, expect, test } from '../support/admin-test.ts';
import { openAs } from '../support/second-member.ts';
import { newMember } from '../support/staff-of-a-worker.ts';

test(
  'two people at one desk see each other, are warned in one text, and are alone again when the other leaves',
  { tag: '@proof' },
  async ({ adminApi, browser, page, signedIn }) => {
    void signedIn;
    const id = await entryAt(adminApi, 'articles', 3);
    const omar = await newMember(adminApi, ['editor'], 'Omar');
    const other = await openAs(browser, omar, 'ar');
    try {
      const address = `/admin/collections/articles/${id}`;
      const title = '[data-place="en:title"]';
      await page.goto(address);
      // In Firefox the keys are in one window of all.
      await page.bringToFront();
      await page.locator(title).click();
      await other.page.goto(address);
      const people = page.getByRole('list', { name: reviewTexts.en.alsoHere });
      await expect(people).toContainText('Omar');
      await expect(other.page.getByRole('list', { name: reviewTexts.ar.alsoHere })).toBeVisible();
      await other.page.bringToFront();
      await other.page.locator('[data-place="ar:title"]').click();
      const place = fill(reviewTexts.en.place, { field: 'Title', language: 'Arabic' });
      const where = fill(reviewTexts.en.writesIn, { place });
      await expect(
        people.getByRole('button', { name: fill(reviewTexts.en.person, { name: 'Omar', where }) }),
      ).toBeVisible();
      const warning = page.getByText(fill(reviewTexts.en.together, { names: 'Omar' }));
      await expect(warning).toBeHidden();
      await other.page.locator(title).click();
      await expect(warning).toBeVisible();
      await other.page.close();
      await expect(people).toBeHidden();
    } finally {
      await other.context.close();
      await adminApi.remove('users', omar.id);
    }
  },
);
