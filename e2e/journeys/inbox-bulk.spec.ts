import { stateLabel, type Receipt } from '@nasaq/contract';
import { bulkTexts, inboxTexts } from '../../apps/admin/src/submissions/catalogue/index.ts';
import { expect, test } from '../support/admin-test.ts';
import { freshReader, mailsTo, mailTo } from '../support/mail-box.ts';
import { submit } from '../support/submit.ts';
import { violationsIn } from '../support/violations.ts';

/** Only what this journey has sent: a word that nobody else writes. */
async function sendThree(): Promise<{ word: string; sent: Receipt[]; emails: string[] }> {
  const word = `w${Math.random().toString(36).slice(2)}`;
  const emails = [freshReader(), freshReader(), freshReader()];
  const sent = [];
  for (const email of emails) sent.push(await submit('contacts', 'en', email, { subject: `About ${word}` }));
  return { word, sent, emails };
}

const isolated = (value: string) => `\u2068${value}\u2069`;

test.describe('an agent', () => {
  const language = 'ar';
  const texts = bulkTexts[language];
  const words = inboxTexts[language];
  const boxOf = ({ reference }: Receipt) => texts.pick.replace('{reference}', isolated(reference));
  const picked = (value: number) => texts.picked.replace('{count}', isolated(String(value)));
  const doneOf = (done: number, all: number) =>
    texts.done.replace('{done}', isolated(String(done))).replace('{all}', isolated(String(all)));
  test.use({ roles: ['agent'], language });

  test(
    'marks many as spam and back, assigns them, changes their state, and hears which one a colleague had changed',
    { tag: '@proof' },
    async ({ adminApi, member, page, signedIn }) => {
      void signedIn;
      const { emails, sent, word } = await sendThree();
      for (const email of emails) await mailTo(email);
      const [first, second, third] = sent as [Receipt, Receipt, Receipt];
      const bar = page.getByRole('region', { name: texts.title });
      const press = (name: string) => bar.getByRole('button', { name, exact: true }).click();
      await page.goto(`/admin/collections/contacts?search=${word}`);
      await expect(page.getByRole('table').getByRole('checkbox')).toHaveCount(4);
      await expect(bar.getByRole('button')).toHaveCount(0);
      await page.getByRole('checkbox', { name: texts.pickAll }).check();
      await expect(bar.getByText(picked(3))).toBeVisible();
      expect(await violationsIn(page, '.inbox-bulk', '.inbox-pick')).toEqual([]);

      await press(words.markSpam);
      await expect(page.getByText(doneOf(3, 3)).first()).toBeVisible();
      await expect(page.getByRole('table')).toHaveCount(0);
      await page.goto(`/admin/collections/contacts?search=${word}&where[or][0][and][0][spam][equals]=true`);
      await page.getByRole('checkbox', { name: boxOf(first) }).check();
      // With the shift key all between.
      const rows = page.getByRole('table').getByRole('checkbox', { checked: false });
      await expect(rows).toHaveCount(2);
      await page.getByRole('checkbox', { name: boxOf(third) }).click({ modifiers: ['Shift'] });
      await expect(bar.getByText(picked(3))).toBeVisible();
      await press(words.notSpam);
      await expect(page.getByText(doneOf(3, 3)).first()).toBeVisible();
      // They had their acknowledgements when they came.
      for (const email of emails) expect(await mailsTo(email)).toHaveLength(1);

      await page.goto(`/admin/collections/contacts?search=${word}`);
      await page.getByRole('checkbox', { name: boxOf(first) }).check();
      await page.getByRole('checkbox', { name: boxOf(second) }).check();
      await press(texts.assign);
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel(words.assignee).selectOption(String(member.id));
      await dialog.getByRole('button', { name: texts.assignNow }).click();
      await expect(dialog).toHaveCount(0);
      await expect(page.getByRole('row', { name: second.reference }).getByText('Journey')).toBeVisible();

      await page.getByRole('checkbox', { name: boxOf(first) }).check();
      await page.getByRole('checkbox', { name: boxOf(second) }).check();
      const [stored] = await adminApi.find('contacts', { 'where[reference][equals]': second.reference });
      const faster = await page.request.post(`/api/contacts/${stored!.id}/state`, {
        data: { from: 'new', to: 'in_progress' },
      });
      expect(faster.status()).toBe(200);
      await press(texts.state);
      await dialog.getByLabel(words.newState).selectOption('closed');
      await dialog.getByLabel(texts.mail).check();
      await dialog.getByRole('button', { name: words.changeState }).click();
      const refusal = bar.getByRole('alert');
      await expect(refusal).toContainText(doneOf(1, 2));
      await expect(refusal.getByRole('link', { name: second.reference })).toBeVisible();
      await expect(refusal.getByRole('link', { name: first.reference })).toHaveCount(0);
      await expect(page.getByRole('checkbox', { name: boxOf(second) })).toBeChecked();
      await expect(page.getByRole('checkbox', { name: boxOf(first) })).not.toBeChecked();
      await expect(page.getByRole('row', { name: first.reference })).toContainText(
        stateLabel('contacts', 'closed', language),
      );
      await mailTo(emails[0]!, 1);
      expect(await mailsTo(emails[1]!)).toHaveLength(1);
    },
  );
});

test.describe('an editor', () => {
  test.use({ roles: ['editor'] });

  test('reads feedback without anything to tick', async ({ page, signedIn }) => {
    void signedIn;
    const { reference } = await submit('feedback', 'en', freshReader());
    await page.goto('/admin/collections/feedback');
    await expect(page.getByRole('link', { name: reference }).first()).toBeVisible();
    await expect(page.getByRole('table').getByRole('checkbox')).toHaveCount(0);
  });
});
