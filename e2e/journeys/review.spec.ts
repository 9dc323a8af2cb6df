import { reviewTexts } from '../../apps/admin/src/content/catalogue/index.ts';
import { fill } from '../../apps/admin/src/platform/staff/screens/screen-texts.ts';
import { adminUrl } from '../support/addresses.ts';
import type { AdminApi } from '../support/admin-api.ts';
import { expect, test } from '../support/admin-test.ts';
import { mailsTo } from '../support/mail-box.ts';
import { logIn, type Member, newMember } from '../support/staff-of-a-worker.ts';
import { openAs } from '../support/second-member.ts';

/** Nothing else publishes texts of this kind while the journeys run. */
const kind = 'legals';
const paragraph = (text: string) => ({
  root: {
    type: 'root',
    direction: null,
    format: '',
    indent: 0,
    version: 1,
    children: [{ type: 'paragraph', direction: null, format: '', indent: 0, version: 1, children: [words(text)] }],
  },
});
const words = (text: string) => ({ type: 'text', text, detail: 0, format: 0, mode: 'normal', style: '', version: 1 });

/** The first address in any mail to somebody that follows a pattern, once it is there. */
async function linkTo(address: string, pattern: RegExp): Promise<string> {
  const find = async () => (await mailsTo(address)).map(({ text }) => pattern.exec(text ?? '')?.[1]).find(Boolean);
  await expect.poll(find).toBeDefined();
  return (await find())!;
}

const setSecondPerson = (adminApi: AdminApi, isAsked: boolean) =>
  adminApi.create('globals/review', {}, { secondPerson: { [kind]: isAsked }, _status: 'published' });

test.use({ ownMember: true });

test.describe('a second person', () => {
  let reviewer: Member;
  let id: number;
  test.beforeEach(async ({ adminApi, playwright }) => {
    await setSecondPerson(adminApi, true);
    reviewer = await newMember(adminApi, ['editor'], 'Rania', 'ar');
    // Who has not come yet is asked for nothing.
    const request = await playwright.request.newContext({ baseURL: adminUrl });
    await logIn(request, reviewer);
    await request.dispose();
  });
  test.afterEach(async ({ adminApi, page }) => {
    await setSecondPerson(adminApi, false);
    // An open desk is told that its entry is gone, and asks.
    await page.close();
    await adminApi.remove(kind, id);
    await adminApi.remove('users', reviewer.id);
  });

  test('reads what is asked of them, returns it with a comment at the field, approves what was mended, and publishes it', async ({
    browser,
    member,
    page,
    signedIn,
  }) => {
    void signedIn;
    const made = await page.request.post(`/api/${kind}?locale=en&draft=true`, {
      data: {
        title: `Terms ${Date.now()}`,
        summary: 'What holds.',
        body: paragraph('What holds.'),
        revisedAt: '2026-11-20T12:00:00.000Z',
      },
    });
    expect(made.status(), await made.text()).toBe(201);
    ({ id } = ((await made.json()) as { doc: { id: number } }).doc);
    const [mine, theirs] = [reviewTexts.en, reviewTexts.ar];
    const address = `/admin/collections/${kind}/${id}`;
    // Members of the journeys beside this one are called alike, and one of them would be mentioned.
    const called = `Jourdan${Date.now()}`;
    expect((await page.request.patch(`/api/users/${member.id}`, { data: { name: called } })).status()).toBe(200);

    // Asks.
    await page.goto(`${address}?review=en`);
    await page
      .getByRole('group', { name: mine.languages.en, exact: true })
      .getByRole('button', { name: mine.acts.asked })
      .click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(mine.whom).selectOption('Rania');
    await dialog.getByLabel(mine.note).fill('The title, please.');
    await dialog.getByRole('button', { name: mine.confirm.asked, exact: true }).click();
    await expect(page.getByText(mine.done.asked)).toBeVisible();

    // Is told, reads, and says at the field what to change.
    const other = await openAs(browser, reviewer, 'ar');
    await other.page.goto(await linkTo(reviewer.email, /The title, please\.[^]*?(\/admin\S+review=en)/));
    await other.page
      .getByRole('button', { name: fill(theirs.markNone, { field: 'العنوان' }) })
      .first()
      .click();
    const comment = other.page.getByRole('textbox', { name: new RegExp(theirs.write) }).first();
    await comment.pressSequentially(`أقصر من فضلك @${called}`);
    await comment.press('Enter');
    await comment.press('Control+Enter');
    await expect(other.page.getByText('أقصر من فضلك').first()).toBeVisible();
    const asked = other.page.getByRole('group', { name: theirs.languages.en, exact: true });
    await asked.getByRole('button', { name: theirs.acts.returned }).click();
    await other.page.getByRole('dialog').getByRole('textbox').fill('Shorter');
    await other.page.getByRole('dialog').getByRole('button', { name: theirs.confirm.returned, exact: true }).click();
    await expect(other.page.getByText(theirs.done.returned)).toBeVisible();

    // Is led to the thread, mends, asks again.
    await page.goto(await linkTo(member.email, /(\/admin\S+thread=\d+)/));
    await expect(page.getByText('أقصر من فضلك').first()).toBeVisible();
    const title = page.locator('[data-place="en:title"]');
    const saved = page.waitForResponse(
      (answer) => answer.url().endsWith('/desk') && answer.request().method() === 'POST',
    );
    await title.fill(`Terms, short ${id}`);
    expect((await saved).status()).toBe(200);

    // Approves, and publishes.
    await other.page.goto(`${address}?review=en`);
    await asked.getByRole('button', { name: theirs.acts.approved }).click();
    await other.page.getByRole('dialog').getByRole('button', { name: theirs.confirm.approved, exact: true }).click();
    await expect(other.page.getByText(theirs.done.approved)).toBeVisible();
    const published = await other.page.request.patch(`/api/${kind}/${id}?locale=en&publishSpecificLocale=en`, {
      data: { _status: 'published' },
    });
    expect(published.status(), await published.text()).toBe(200);
    await other.page.goto(`${address}/history`);
    await expect(
      other.page.getByText(fill(theirs.lines.published, { language: theirs.languages.en, by: 'Rania' })),
    ).toBeVisible();
    await other.context.close();
  });
});
