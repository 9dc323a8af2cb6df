import { fileSize, localePath, paths } from '@nasaq/contract';
import { writeValid, formPage } from '../support/every-form.ts';
import { openForm, receiptOn, type FormOnPage } from '../support/form.ts';
import { freshReader } from '../support/mail-box.ts';
import { text } from '../support/messages.ts';
import { inTurn } from '../support/readings.ts';
import { pdf, png, type SampleFile } from '../support/sample-files.ts';
import { submissionsFrom } from '../support/admin-api.ts';
import { expect, test } from '../support/test.ts';

const submit = 'ordering.submit';

function parts({ page, locale }: FormOnPage) {
  const tool = (name: string) =>
    page.getByRole('toolbar').getByRole('button', { name: text(locale, `editor.tool.${name}`), exact: true });
  return { brief: page.locator('trix-editor'), tool };
}

/** Runs in the page: how many characters the editor itself takes for selected. */
function selectedLength(element: Element): number {
  const { editor } = element as unknown as { editor: { getSelectedRange(): [number, number] | undefined } };
  const [start, end] = editor.getSelectedRange() ?? [0, 0];
  return end - start;
}

async function drop(form: FormOnPage, { name, type, bytes }: SampleFile): Promise<void> {
  const chooser = form.page.waitForEvent('filechooser');
  await parts(form).tool('attach').click();
  await (await chooser).setFiles({ name, mimeType: type, buffer: Buffer.from(bytes) });
}

for (const locale of inTurn('ar')) {
  test(`a brief is written with a heading, bold words, a list and a link, from the keyboard: ${locale}`, async ({
    page,
    adminApi,
  }) => {
    const email = freshReader();
    const form = await openForm(page, locale, localePath(locale, paths.ordering), submit);
    const { brief, tool } = parts(form);
    await expect(brief).toBeVisible();
    expect(await brief.evaluate((element) => getComputedStyle(element).direction)).toBe(
      locale === 'ar' ? 'rtl' : 'ltr',
    );
    await writeValid(form, await formPage('orders', locale), email);

    await brief.focus();
    // The editor hears of a selection a moment after the page has it: bold before that is for what is written next. And
    // where it still draws what was put into it at once, faster than anybody types, it sets the caret back to its end.
    await expect(async () => {
      await page.keyboard.press('ControlOrMeta+a');
      await expect.poll(() => brief.evaluate(selectedLength), { timeout: 1_000 }).toBeGreaterThan(0);
    }).toPass();
    await page.keyboard.press('ControlOrMeta+b');
    await expect(tool('bold')).toHaveAttribute('aria-pressed', 'true');
    await expect(brief.locator('strong')).toContainText('نريد');
    await page.keyboard.press('ControlOrMeta+k');
    const address = page.getByLabel(text(locale, 'editor.link.address'));
    await expect(address).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(address).toBeVisible();
    await expect(brief.locator('a')).toHaveCount(0);
    await address.fill('https://example.com/brief');
    await page.keyboard.press('Enter');
    await expect(brief.locator('a[href="https://example.com/brief"]')).toHaveCount(1);
    await expect(address).toBeHidden();

    await form.send();
    await receiptOn(page);
    const [stored] = await submissionsFrom(adminApi, 'orders', email);
    expect(String(stored?.brief)).toMatch(/<strong>.*نريد|نريد.*<\/strong>/s);
    expect(String(stored?.brief)).toContain('href="https://example.com/brief"');
  });
}

test('a picture in the brief goes up, is previewed, gets a caption, and stands in what is stored', async ({
  page,
  adminApi,
}) => {
  const email = freshReader();
  const form = await openForm(page, 'en', paths.ordering, submit);
  const { brief } = parts(form);
  await writeValid(form, await formPage('orders', 'en'), email);
  await drop(form, png('sketch.png'));
  const figure = brief.locator('figure');
  await expect(figure.locator('img')).toBeVisible();
  await expect(figure).toContainText(`sketch.png`);
  await expect(figure).toContainText(fileSize(png().bytes.length, 'en'));
  await figure.click();
  await page.keyboard.type('The sketch');
  await brief.press('End');
  await drop(form, pdf('scope.pdf', 1536));
  await expect(brief.locator('figure', { hasText: 'scope.pdf' })).toContainText('1.5 KB');

  await form.send();
  await receiptOn(page);
  const [order] = await submissionsFrom(adminApi, 'orders', email);
  const uploads = await adminApi.find('uploads', {
    'where[submission.value][equals]': String(order?.id),
    'where[submission.relationTo][equals]': 'orders',
    // They go up beside each other: the second may be stored first.
    sort: '-filename',
  });
  expect(uploads).toMatchObject([
    { filename: 'sketch.png', field: 'brief_files', content_type: 'image/png' },
    { filename: 'scope.pdf', field: 'brief_files' },
  ]);
  expect(String(order?.brief)).toContain('The sketch');
});
