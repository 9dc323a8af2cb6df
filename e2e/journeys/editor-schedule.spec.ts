import { entryPath, localePath, locales } from '@nasaq/contract';
import { entryAt, expect, test } from '../support/admin-test.ts';
import { siteUrl } from '../support/addresses.ts';

for (const language of locales) {
  test.describe(`scheduling: ${language}`, () => {
    test.use({ language });

    test('an editor schedules a draft and takes the appointment back', async ({
      adminApi,
      page,
      request,
      signedIn,
      word,
    }) => {
      void signedIn;
      const id = await entryAt(adminApi, 'solutions', language === 'en' ? 1 : 2);
      const [entry] = (await adminApi.find('solutions', {
        locale: language,
        'where[id][equals]': String(id),
      })) as unknown as {
        slug: string;
        summary: string;
      }[];
      const summary = `${entry!.summary} ${Date.now()}`;
      try {
        await adminApi.update('solutions', id, { locale: language, draft: 'true' }, { summary, _status: 'draft' });
        await page.goto(`/admin/collections/solutions/${id}?locale=${language}`);
        await page.locator('.form-submit .popup-button').click();
        await page.getByRole('button', { name: word('version:schedulePublish'), exact: true }).click();
        const drawer = page.getByRole('dialog');
        await expect(
          drawer.getByRole('heading', { name: word('general:schedulePublishFor', { title: '' }).trim() }),
        ).toBeVisible();
        await drawer.locator('.date-time-picker input').fill(tomorrow());
        await page.keyboard.press('Enter');
        await drawer.getByRole('button', { name: word('general:save'), exact: true }).click();
        await expect(page.getByText(word('version:scheduledSuccessfully')).first()).toBeVisible();
        await expect(drawer.getByRole('table').getByRole('row')).toHaveCount(2);
        const path = localePath(language, entryPath('solutions', entry!.slug));
        expect(await (await request.get(siteUrl + path)).text()).not.toContain(summary);

        await drawer.getByRole('table').getByRole('button').click();
        await expect(drawer.getByText(word('general:noUpcomingEventsScheduled'))).toBeVisible();
      } finally {
        await adminApi.update('solutions', id, { locale: language }, { summary: entry!.summary, _status: 'published' });
      }
    });
  });
}

function tomorrow(): string {
  return new Date(Date.now() + 24 * 60 * 60 * 1000).toISOString().slice(0, 16).replace('T', ' ');
}
