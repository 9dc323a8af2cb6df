import { localePath, stateLabel, statusPath } from '@nasaq/contract';
import { expect, test } from '../support/admin-test.ts';
import { siteUrl } from '../support/addresses.ts';
import { freshReader, mailsTo, mailTo } from '../support/mail-box.ts';
import { submit } from '../support/submit.ts';
import { fill } from '../../apps/admin/src/platform/staff/screens/screen-texts.ts';
import { inboxTexts } from '../../apps/admin/src/submissions/catalogue/index.ts';

const texts = inboxTexts.en;

test.describe('an agent', () => {
  test.use({ roles: ['agent'] });

  test('changes a state with a note that is previewed, mailed, and stands on the status page', async ({
    adminApi,
    page,
    signedIn,
  }) => {
    void signedIn;
    const email = freshReader();
    const { reference, statusKey } = await submit('contacts', 'ar', email);
    await mailTo(email);
    await page.goto('/admin/collections/contacts');
    await expect(page.getByRole('link', { name: reference }).first()).toBeVisible();
    await page.getByRole('link', { name: reference }).first().click();
    await expect(page.getByText('سؤال عن الهوية').first()).toBeVisible();

    const internal = 'Only for colleagues.';
    const notes = page.getByRole('form', { name: texts.writeNote });
    await notes.getByLabel(texts.note, { exact: true }).fill(internal);
    await notes.getByRole('button', { name: texts.saveNote }).click();
    await expect(page.getByText(texts.noteSaved)).toBeVisible();

    const note = 'اتصلنا بك صباح اليوم.';
    const change = page.getByRole('form', { name: texts.changeState });
    await change.getByLabel(texts.newState).selectOption('answered');
    await change.getByLabel(texts.publicNote).fill(note);
    await change.getByRole('button', { name: texts.preview }).click();
    const dialog = page.getByRole('dialog', { name: texts.previewTitle });
    await expect(dialog.getByText(email)).toBeVisible();
    await expect(dialog.frameLocator('iframe').getByText(note)).toBeVisible();
    expect(await mailsTo(email)).toHaveLength(1);
    await dialog.getByRole('button', { name: texts.sendAndChange }).click();
    await expect(dialog).toBeHidden();

    const mail = await mailTo(email, 1);
    expect(mail.text).toContain(note);
    expect(mail.text).toContain(reference);
    expect(mail.text).not.toContain(internal);
    expect(await adminApi.find('contacts', { 'where[reference][equals]': reference })).toMatchObject([
      { state: 'answered' },
    ]);

    // Answered again, with the same form.
    const second = 'وأرسلنا إليك الملف.';
    const label = fill(texts.stays, { state: stateLabel('contacts', 'answered', 'en') });
    await change.getByLabel(texts.newState).selectOption({ label });
    await change.getByLabel(texts.publicNote).fill(second);
    await change.getByRole('button', { name: texts.preview }).click();
    await expect(dialog.frameLocator('iframe').getByText(second)).toBeVisible();
    await dialog.getByRole('button', { name: texts.sendAnswer }).click();
    await expect(page.getByText(texts.answerMailed)).toBeVisible();
    await expect(change.getByLabel(texts.publicNote)).toHaveValue('');
    expect((await mailTo(email, 2)).text).toContain(second);
    expect(await adminApi.find('contacts', { 'where[reference][equals]': reference })).toMatchObject([
      { state: 'answered' },
    ]);

    await page.goto(siteUrl + localePath('ar', statusPath(reference, statusKey)));
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(stateLabel('contacts', 'answered', 'ar'));
    for (const told of [note, second]) await expect(main.getByText(told)).toBeVisible();
    await expect(main.getByText(internal)).toHaveCount(0);
  });

  test.describe('who signs out', () => {
    test.use({ ownMember: true });

    test(
      'finds a half-written answer and note after leaving, reloading and signing in anew, until it is sent',
      { tag: '@proof' },
      async ({ member, page, signedIn }) => {
        void signedIn;
        const email = freshReader();
        const { reference } = await submit('contacts', 'en', email);
        await mailTo(email);
        const change = page.getByRole('form', { name: texts.changeState });
        const notes = page.getByRole('form', { name: texts.writeNote });
        const open = () => page.getByRole('link', { name: reference }).first().click();
        const isThere = async () => {
          await expect(change.getByLabel(texts.newState)).toHaveValue('answered');
          await expect(change.getByLabel(texts.publicNote)).toHaveValue('Half an answ');
          await expect(change.getByText(texts.draftKept)).toBeVisible();
          await expect(notes.getByLabel(texts.note, { exact: true })).toHaveValue('Ask Omar abo');
        };
        await page.goto('/admin/collections/contacts');
        await open();
        await change.getByLabel(texts.newState).selectOption('answered');
        await change.getByLabel(texts.publicNote).fill('Half an answ');
        await notes.getByLabel(texts.note, { exact: true }).fill('Ask Omar abo');

        await page.getByRole('link', { name: 'Messages', exact: true }).first().click();
        await expect(page.getByRole('row', { name: reference }).getByText(texts.draft, { exact: true })).toBeVisible();
        await open();
        await isThere();
        await page.reload();
        await isThere();
        await page.request.post('/api/users/logout');
        const answer = await page.request.post('/api/users/login', { data: member });
        expect(answer.status()).toBe(200);
        await page.reload();
        await isThere();

        await change.getByRole('button', { name: texts.preview }).click();
        const dialog = page.getByRole('dialog', { name: texts.previewTitle });
        await dialog.getByRole('button', { name: texts.sendAndChange }).click();
        await expect(dialog).toBeHidden();
        await expect(change.getByLabel(texts.publicNote)).toHaveValue('');
        await notes.getByRole('button', { name: texts.discardDraft }).click();
        await page.reload();
        await expect(change.getByLabel(texts.publicNote)).toHaveValue('');
        await expect(notes.getByLabel(texts.note, { exact: true })).toHaveValue('');
        await expect(page.getByText(texts.draftKept)).toHaveCount(0);
      },
    );
  });

  test(
    'gets the inbox as a table that a spreadsheet opens, and formulas in it are words',
    { tag: '@proof' },
    async ({ page, signedIn }) => {
      void signedIn;
      const subject = '=HYPERLINK("https://evil.example")';
      const { reference } = await submit('contacts', 'en', freshReader(), { subject });
      await page.goto('/admin/collections/contacts');
      const download = page.waitForEvent('download');
      await page.getByRole('link', { name: texts.exportCsv }).click();
      const file = await download;
      expect(file.suggestedFilename()).toMatch(/^contacts-\d{4}-\d{2}-\d{2}\.csv$/);
      const chunks: Buffer[] = [];
      for await (const chunk of await file.createReadStream()) chunks.push(chunk as Buffer);
      const csv = Buffer.concat(chunks).toString();
      const [head = ''] = csv.split('\r\n');
      for (const column of ['Reference', 'First name', 'Email', 'Phone', 'Subject', 'Details'])
        expect(head).toContain(column);
      const row = csv.split('\r\n').find((line) => line.includes(reference));
      expect(row).toBeDefined();
      expect(row).not.toMatch(/(^|[,"])=HYPERLINK/);
    },
  );
});

test.describe('a recruiter', () => {
  test.use({ roles: ['recruiter'], language: 'ar', expectedConsoleErrors: [/status of 40[34]/] });

  test(
    'sees applications and no orders; who opened a CV is on record',
    { tag: '@proof' },
    async ({ adminApi, page, signedIn, member }) => {
      void signedIn;
      const order = await submit('orders', 'en', freshReader());
      const { reference } = await submit('applications', 'ar', freshReader());
      const arabic = inboxTexts.ar;
      for (const path of ['/api/orders', '/api/contacts', `/api/orders/export`, '/api/mails'])
        expect((await page.request.get(path)).status(), path).toBe(403);
      const navigation = page.locator('aside.nav');
      await page.goto('/admin/collections/orders');
      await expect(page.getByText(order.reference)).toHaveCount(0);
      await page.goto('/admin/collections/applications');
      await expect(navigation.getByRole('link', { name: 'الطلبات', exact: true })).toHaveCount(0);

      await page.getByRole('link', { name: reference }).first().click();
      await expect(page.getByText(arabic.notOpened)).toBeVisible();
      const [stored] = await adminApi.find('applications', { 'where[reference][equals]': reference });
      const [cv] = await adminApi.find('uploads', {
        'where[submission.value][equals]': String(stored?.id),
        'where[submission.relationTo][equals]': 'applications',
      });
      const answer = await page.request.get(`/uploads/${cv!.id}`);
      expect(answer.status()).toBe(200);
      expect(answer.headers()['cache-control']).toContain('no-store');
      const [view] = await adminApi.find('events', { 'where[type][equals]': 'viewed_file', sort: '-id', limit: '1' });
      expect(view).toMatchObject({ actor: member.id, note: 'cv.pdf' });
      await page.reload();
      await expect(page.getByText(arabic.notOpened)).toHaveCount(0);
      await expect(page.getByText(arabic.seenBy)).toBeVisible();
    },
  );
});

test.describe('nobody', () => {
  test('who is not signed in reads any submission, file or mail', async ({ page }) => {
    await submit('applications', 'en', freshReader());
    for (const path of ['/api/applications', '/api/uploads', '/api/events', '/api/mails', '/uploads/1'])
      expect([401, 403, 404], path).toContain((await page.request.get(path)).status());
  });
});
