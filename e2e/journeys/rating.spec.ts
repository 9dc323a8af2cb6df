import { entryPath, fieldLabel, localePath, visitorCookie, type Locale } from '@nasaq/contract';
import type { Page } from '@playwright/test';
import type { AdminApi } from '../support/admin-api.ts';
import { text } from '../support/messages.ts';
import { openPage } from '../support/open-page.ts';
import { inTurn } from '../support/readings.ts';
import { expect, test } from '../support/test.ts';

const slugs: Record<Locale, string> = { en: 'backups', ar: 'النسخ-الاحتياطية' };
const pathOf = (locale: Locale) => localePath(locale, entryPath('articles', slugs[locale]));

function ratingOn(page: Page, locale: Locale) {
  const section = page.getByRole('region', { name: text(locale, 'article.rating.title') });
  const button = (key: string) => section.getByRole('button', { name: text(locale, `article.rating.${key}`) });
  return {
    yes: button('yes'),
    no: button('no'),
    comment: section.getByRole('textbox', { name: text(locale, 'article.rating.comment.no') }),
    email: section.getByRole('textbox', { name: fieldLabel('email', locale) }),
    send: button('send'),
    takeBack: button('take_back'),
    writeAnew: button('write_anew'),
    says: (key: string) => section.getByText(text(locale, `article.rating.${key}`)),
  };
}

/** What is stored with a comment that nobody else writes. */
function stored(adminApi: AdminApi, comment: string) {
  return adminApi.find('ratings', { 'where[comment][equals]': comment });
}

// A call that is cut says so in the console.
test.use({ expectedConsoleErrors: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|status of 422/] });

for (const locale of inTurn('ar')) {
  test(`an article is rated, with a comment, changed and taken back, and stays rated after a reload: ${locale}`, async ({
    page,
    context,
    adminApi,
  }) => {
    const words = `Where are they kept? ${crypto.randomUUID()}`;
    await page.clock.install();
    await openPage(page, locale, pathOf(locale));
    await page.clock.fastForward(60_000);
    const rating = ratingOn(page, locale);
    await rating.no.click();
    await expect(rating.says('thanks.no')).toBeVisible();
    await rating.comment.fill(words);
    await rating.send.click();
    await expect(rating.says('news.told')).toBeFocused();
    expect(await stored(adminApi, words)).toMatchObject([{ answer: 'no', locale, comment_state: 'open' }]);
    const cookie = (await context.cookies()).find(({ name }) => name === visitorCookie);
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax' });

    await page.reload();
    await expect(rating.no).toHaveAttribute('aria-pressed', 'true');
    await expect(rating.writeAnew).toBeVisible();
    await rating.yes.click();
    await expect(rating.says('thanks.yes')).toBeVisible();
    // An answer is shown before the server has it.
    await expect.poll(() => stored(adminApi, words)).toMatchObject([{ answer: 'yes' }]);
    await rating.takeBack.click();
    await expect(rating.says('news.taken_back')).toBeVisible();
    await expect.poll(() => stored(adminApi, words)).toEqual([]);
  });

  test(`what is said of an article without a connection waits, also over a reload, and is sent: ${locale}`, async ({
    page,
    context,
    adminApi,
  }) => {
    const words = `Without a line ${crypto.randomUUID()}`;
    await openPage(page, locale, pathOf(locale));
    const rating = ratingOn(page, locale);
    await page.route('**/rating?*', (route) => route.abort('internetdisconnected'));
    await rating.no.click();
    await expect(rating.says('news.waiting')).toBeVisible();
    await rating.comment.fill(words);
    await rating.send.click();
    await expect(rating.says('news.waiting')).toBeFocused();
    expect(await stored(adminApi, words)).toEqual([]);
    await page.reload();
    await expect(rating.says('news.waiting')).toBeVisible();
    await page.unroute('**/rating?*');
    await context.setOffline(true);
    await context.setOffline(false);
    await expect(rating.says('news.told')).toBeVisible();
    expect(await stored(adminApi, words)).toMatchObject([{ answer: 'no', locale }]);
  });
}

for (const locale of inTurn('en')) {
  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test(`an answer, a comment that is refused and mended, and the answer taken back: ${locale}`, async ({
      page,
      adminApi,
    }) => {
      const words = `بلا جافا سكريبت ${crypto.randomUUID()}`;
      await page.goto(pathOf(locale));
      const rating = ratingOn(page, locale);
      await rating.no.click();
      await expect(page).toHaveURL(/\?rated=no#rating$/);
      await expect(rating.says('thanks.no')).toBeVisible();
      await rating.comment.fill(words);
      await rating.email.fill('mona@');
      const refused = page.waitForResponse((answer) => answer.request().method() === 'POST');
      await rating.send.click();
      expect((await refused).status()).toBe(422);
      await expect(rating.comment).toHaveValue(words);
      await expect(rating.email).toHaveAccessibleDescription(/البريد/);
      await rating.email.fill('mona@example.com');
      await rating.send.click();
      await expect(page).toHaveURL(/\?rated=no-told#rating$/);
      await expect(rating.says('news.told')).toBeVisible();
      expect(await stored(adminApi, words)).toMatchObject([{ answer: 'no', locale, email: 'mona@example.com' }]);
      await rating.takeBack.click();
      await expect(page).toHaveURL(new RegExp(`${encodeURIComponent(slugs[locale])}#rating$`));
      expect(await stored(adminApi, words)).toEqual([]);
    });
  });
}
