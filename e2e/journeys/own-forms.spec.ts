import { localePath } from '@nasaq/contract';
import { freshReader } from '../support/mail-box.ts';
import { receiptOn } from '../support/form.ts';
import { pdf } from '../support/sample-files.ts';
import { inTurn } from '../support/readings.ts';
import { expect, test } from '../support/test.ts';

const label = (en: string, ar: string) => ({ en, ar });
const fields = [
  { name: 'first_name', required: true },
  { name: 'email' },
  {
    name: 'own_size',
    type: 'choice',
    required: true,
    label: label('Size', 'المقاس'),
    choices: [
      { value: 'c_s', label: label('Small', 'صغير') },
      { value: 'c_l', label: label('Large', 'كبير') },
    ],
  },
  {
    name: 'own_topics',
    type: 'several',
    label: label('Topics', 'الموضوعات'),
    choices: [
      { value: 'c_a', label: label('Design', 'التصميم') },
      { value: 'c_b', label: label('Search', 'البحث') },
    ],
  },
  { name: 'own_guests', type: 'number', min: 1, max: 5, label: label('Guests', 'عدد الضيوف') },
  {
    name: 'own_yes',
    type: 'consent',
    required: true,
    label: label('I agree to be photographed.', 'أوافق على تصويري.'),
  },
];

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled, expectedConsoleErrors: [/status of 422/] });
    for (const locale of inTurn(javaScriptEnabled ? 'ar' : 'en')) {
      test(`a form of the owner's asks, says what is wrong, and is stored with its own fields: ${locale}`, async ({
        page,
        adminApi,
      }) => {
        // Another try finds what the first one has left.
        const slug = `journey-${javaScriptEnabled ? 'js' : 'plain'}-${locale}-${Date.now()}`;
        const form = await adminApi.create(
          'forms',
          {},
          {
            form: 'own',
            slug,
            title_en: 'Open day',
            title_ar: 'اليوم المفتوح',
            fields,
            _status: 'published',
          },
        );
        const email = freshReader();
        // By its words: its control lies unseen beneath its mark.
        const choose = (control: string) => page.locator('label', { has: page.locator(control) }).click();
        await page.goto(localePath(locale, `/forms/${slug}`));
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(
          locale === 'ar' ? 'اليوم المفتوح' : 'Open day',
        );
        await page.locator('[name="first_name"]').fill('Mona');
        await page.locator('[name="email"]').fill(email);
        await choose('[name="own_topics"][value="c_b"]');
        await page.locator('[name="own_guests"]').fill('٩');
        await page.locator('.form__submit').click();
        await expect(page.locator('.form-errors')).toBeVisible();
        await expect(page.locator('#field-own_size-error')).toContainText('المقاس مطلوب');
        await expect(page.locator('#field-own_guests-error')).toContainText('١ و ٥');
        await expect(page.locator('[name="own_topics"][value="c_b"]')).toBeChecked();
        await expect(page.locator('[name="own_guests"]')).toHaveValue('٩');
        await page.locator('[name="own_guests"]').fill('٣');
        await choose('[name="own_size"][value="c_l"]');
        await choose('[name="own_yes"]');
        await page.locator('.form__submit').click();
        const { reference } = await receiptOn(page);
        const [row] = await adminApi.find('responses', { 'where[reference][equals]': reference });
        expect(row!.asked).toMatchObject({
          answers: [
            { name: 'own_size', value: 'c_l', shown: label('Large', 'كبير') },
            { name: 'own_topics', value: ['c_b'] },
            { name: 'own_guests', value: 3 },
            { name: 'own_yes', value: true },
          ],
        });
        await adminApi.remove('responses', row!.id);
        await adminApi.remove('forms', form.id);
      });
    }
  });
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'a block with scripts' : 'a block without scripts', () => {
    test.use({ javaScriptEnabled });
    for (const locale of inTurn(javaScriptEnabled ? 'ar' : 'en')) {
      test(`a form of the owner's is filled in and sent on a page of blocks, with a file: ${locale}`, async ({
        page,
        adminApi,
      }) => {
        const slug = `block-${javaScriptEnabled ? 'js' : 'plain'}-${locale}-${Date.now()}`;
        const plan = {
          form: 'own',
          slug,
          title_en: 'Your plan',
          title_ar: 'خطتك',
          submit_en: 'Hand it in',
          submit_ar: 'سلّمها',
          fields: [{ name: 'email' }, { name: 'own_plan', type: 'file', max: 1, label: label('The plan', 'الخطة') }],
        };
        const form = await adminApi.create('forms', {}, { ...plan, _status: 'published' });
        const blocks = [{ blockType: 'form', pair: 'f', form: 'own', own: form.id }];
        const words = { title: `Plans ${slug}`, summary: 'Show us.', slug: `plans-${slug}`, blocks };
        const landing = await adminApi.create('landing-pages', { locale }, { ...words, _status: 'published' });
        const path = localePath(locale, `/plans-${slug}`);
        // No save waits for the sites to hear of it.
        await expect.poll(async () => (await page.request.get(path)).status()).toBe(200);
        await page.goto(path);
        const block = page.getByRole('main');
        await expect(block.getByRole('heading', { level: 2 })).toHaveText(locale === 'ar' ? 'خطتك' : 'Your plan');
        const email = freshReader();
        await block.locator('[name="email"]').fill(email);
        const { bytes, name, type } = pdf('plan.pdf');
        const chosen = { name, mimeType: type, buffer: Buffer.from(bytes) };
        await block.locator('input[type="file"]').setInputFiles(chosen);
        // Its row moves the button down: a press on where that was would be none.
        if (javaScriptEnabled) await expect(block.getByRole('listitem').filter({ hasText: name })).toBeVisible();
        await block.getByRole('button', { name: locale === 'ar' ? 'سلّمها' : 'Hand it in' }).click();
        // Sent at once it leads to its receipt; by the outbox, which waits for the file, it stays on the page.
        await expect(page.getByText(/^[2-9A-Z]{8}$/).first()).toBeVisible();
        const [row] = await adminApi.find('responses', { 'where[email][equals]': email });
        expect(row!.asked).toMatchObject({ answers: [{ name: 'own_plan', type: 'file' }] });
        await adminApi.remove('responses', row!.id);
        await adminApi.remove('landing-pages', landing.id);
        await adminApi.remove('forms', form.id);
      });
    }
  });
}
