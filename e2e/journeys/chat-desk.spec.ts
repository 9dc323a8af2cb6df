import { randomUUID } from 'node:crypto';
import { deskTexts } from '../../apps/admin/src/chat/catalogue/index.ts';
import { expect, test } from '../support/admin-test.ts';
import { startChat } from '../support/chat-visitor.ts';
import { openOnDesk, searchDesk } from '../support/desk-page.ts';
import { violationsIn } from '../support/violations.ts';

const told = { timeout: 30_000 };

test.describe('an agent', () => {
  test.use({ roles: ['agent'], expectedConsoleErrors: [/ERR_INTERNET_DISCONNECTED|ERR_NETWORK_CHANGED/] });

  test('takes a chat, answers it, notes, keeps what is written, and resolves it', async ({
    adminApi,
    context,
    page,
    signedIn,
  }) => {
    void signedIn;
    const shortcut = `j${randomUUID().slice(0, 8)}`;
    const reply = { shortcut, text_en: 'Hello {name}.', text_ar: 'أهلًا بك يا {name}.' };
    const { id } = await adminApi.create('canned-replies', {}, reply);
    const visitor = await startChat('ar', 'منى', 'Do you host what you build?');
    const { field, head, log, row, texts } = await openOnDesk(page, 'en', visitor);
    const answers = async () => (await visitor.look()).messages.filter(({ from }) => from === 'agent');
    await expect(log.getByText('Do you host what you build?')).toBeVisible();

    await test.step('takes it', async () => {
      await head.getByRole('button', { name: texts.assignToMe }).click();
      await expect(head.getByRole('combobox', { name: texts.assignee })).toHaveText(/Journey/);
      await expect(head.getByRole('button', { name: texts.assignToMe })).toHaveCount(0);
    });

    await test.step('writes a note, which never reaches the visitor', async () => {
      const secret = `She has a budget ${randomUUID()}.`;
      await page.getByRole('tab', { name: texts.writeNote }).click();
      await field.fill(secret);
      await page.getByRole('button', { name: texts.saveNote }).click();
      await expect(log.getByText(secret)).toBeVisible();
      await page.getByRole('tab', { name: texts.writeReply }).click();
      expect(JSON.stringify(await visitor.look())).not.toContain(secret);
      expect(await answers()).toEqual([]);
    });

    await test.step('answers with a canned reply in the language of the chat', async () => {
      await field.pressSequentially(`/${shortcut.slice(0, 6)}`);
      await expect(page.getByRole('listbox', { name: texts.replies }).getByRole('option')).toHaveCount(1);
      await field.press('Enter');
      await expect(field).toHaveValue('أهلًا بك يا منى.');
      expect(await answers()).toEqual([]);
      await field.press('Enter');
      await expect.poll(async () => (await visitor.look()).messages.at(-1)?.text, told).toBe('أهلًا بك يا منى.');
    });

    await test.step('sees what the visitor says as it is said, answers, and sees that it was read', async () => {
      await visitor.type();
      await expect(log.getByText(/is typing/)).toBeVisible(told);
      await visitor.say('And where?');
      await expect(log.getByText('And where?')).toBeVisible(told);
      await expect(log.getByText(/is typing/)).toHaveCount(0);

      await field.fill('We do, in Egypt.\nOr in the EU.');
      await field.press('Enter');
      await expect(field).toHaveValue('');
      await expect
        .poll(async () => (await visitor.look()).messages.at(-1)?.text, told)
        .toBe('We do, in Egypt.\nOr in the EU.');
      expect(await answers()).toHaveLength(2);
      const { chat } = await visitor.look();
      expect(chat.agent).toBe('Journey');
      await expect(log.getByText(texts.marks.sent)).toHaveCount(2, told);
      await visitor.read(chat.lastSequence);
      await expect(log.getByText(texts.marks.read)).toHaveCount(2, told);
      await expect.poll(async () => (await visitor.look()).chat.marks.agentRead, told).toBeGreaterThan(1);
    });

    await test.step('loses and doubles nothing when the connection is cut while writing', async () => {
      await context.setOffline(true);
      for (const text of ['First', 'Second']) {
        await field.fill(text);
        await field.press('Enter');
      }
      await expect(log.getByText(texts.marks.sending)).toHaveCount(2);
      await visitor.say('Are you there?');
      await context.setOffline(false);
      await expect
        .poll(async () => (await answers()).slice(2).map(({ text }) => text), { timeout: 40_000 })
        .toEqual(['First', 'Second']);
      await expect(log.getByText('Are you there?')).toBeVisible({ timeout: 40_000 });
      await expect(log.getByText(texts.marks.sending)).toHaveCount(0);
      expect(await log.getByText('Second').count()).toBe(1);
    });

    await test.step('snoozes it until the office opens, and resolves it; the list follows', async () => {
      await head.getByRole('button', { name: texts.snooze }).click();
      await head
        .getByRole('button', { name: /When the office opens/ })
        .first()
        .click();
      await expect.poll(async () => (await visitor.look()).chat.state, told).toBe('snoozed');
      await expect(row).toHaveCount(0);
      const folders = page.getByRole('navigation', { name: texts.foldersTitle });
      await folders.getByRole('link', { name: new RegExp(texts.folders.snoozed) }).click();
      await expect(row).toHaveCount(1);
      await head.getByRole('button', { name: texts.reopen }).click();
      await expect.poll(async () => (await visitor.look()).chat.state, told).toBe('open');
      await head.getByRole('button', { name: texts.resolve }).click();
      await expect.poll(async () => (await visitor.look()).chat.state, told).toBe('resolved');
      await expect(log.getByText(texts.notices.resolved)).toBeVisible(told);
    });
    await adminApi.remove('canned-replies', id);
  });
});

test.describe('the screen', () => {
  const language = 'ar';
  test.use({ roles: ['agent'], language });

  test('fits every window and has no accessibility violation', { tag: '@proof' }, async ({ page, signedIn }) => {
    void signedIn;
    const texts = deskTexts[language];
    const visitor = await startChat('ar', 'سلمى فؤاد', 'هل يمكن الربط مع SAP؟');
    const found = () => violationsIn(page, '.chat-desk');
    const fits = () => page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth);
    const facts = page.getByRole('complementary', { name: texts.facts });
    await page.goto('/admin/live-chat');
    const row = await searchDesk(page, language, visitor.reference);
    await expect(row).toHaveCount(1);
    for (const width of [1600, 820, 390]) {
      await test.step(`${width} px`, async () => {
        await page.setViewportSize({ width, height: 900 });
        // Below the widest, list, chat and facts come one after another.
        if (width < 1600) {
          await page.goto('/admin/live-chat');
          await searchDesk(page, language, visitor.reference);
          await expect(row).toHaveCount(1);
        }
        expect(await found()).toEqual([]);
        await row.click();
        await expect(page.getByRole('log').getByText('هل يمكن الربط مع SAP؟')).toBeVisible();
        expect(await found()).toEqual([]);
        expect(await fits()).toBe(true);
        if (width < 1600) await page.getByRole('button', { name: texts.details }).click();
        await expect(facts).toBeVisible();
        // The widest shows them with the chat, which was read above.
        if (width < 1600) expect(await found()).toEqual([]);
      });
    }
    await page.getByRole('button', { name: texts.closeDetails }).click();
    await page.getByRole('button', { name: texts.back }).click();
    await expect(row).toBeVisible();
  });
});

test.describe('a recruiter', () => {
  test.use({ roles: ['recruiter'], expectedConsoleErrors: [/status of 40[34]/] });

  test('finds no way to the chats', { tag: '@proof' }, async ({ page, signedIn }) => {
    void signedIn;
    const visitor = await startChat('en', 'Nour', 'Only for agents');
    await page.goto('/admin');
    await expect(page.locator('aside.nav').getByRole('link', { name: deskTexts.en.title })).toHaveCount(0);
    await page.goto('/admin/live-chat');
    await expect(page.getByRole('searchbox')).toHaveCount(0);
    await expect(page.getByText(visitor.reference)).toHaveCount(0);
    for (const path of ['/chat-desk/chats', '/chat-desk/events', '/chat-desk/replies'])
      expect((await page.request.get(path)).status(), path).toBe(403);
  });
});
