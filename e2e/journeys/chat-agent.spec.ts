import { randomUUID } from 'node:crypto';
import type { BrowserContext, Page } from '@playwright/test';
import { deskTexts, type DeskTexts } from '../../apps/admin/src/chat/catalogue/index.ts';
import { fill } from '../../apps/admin/src/platform/staff/screens/screen-texts.ts';
import { adminUrl } from '../support/addresses.ts';
import { expect, test } from '../support/admin-test.ts';
import { clickNotification, leavePage, notificationsOf, observeCalls, tonesOf } from '../support/calls-heard.ts';
import { startChat, type ChatVisitor } from '../support/chat-visitor.ts';
import { openOnDesk, searchDesk } from '../support/desk-page.ts';
import { disguisedProgram, pdf, png, type SampleFile } from '../support/sample-files.ts';

const told = { timeout: 30_000 };
/** Two for each call. */
const tones = 2;

test.use({ roles: ['agent'] });

test.describe('an agent is called', () => {
  const language = 'ar';
  // With a script before every page.
  test.use({ language, ownBrowser: true });
  const texts = deskTexts[language];

  test('by sound, by the system and in the title while away; at the screen, by what is not open alone', async ({
    context,
    page,
    signedIn,
  }) => {
    void signedIn;
    await context.grantPermissions(['notifications'], { origin: adminUrl });
    await observeCalls(context);
    const visitor = await startChat(language, `Visitor ${randomUUID().slice(0, 8)}`, 'First');
    const name = await openChat(page, language, visitor);
    await takeChat(page, language);
    await page.getByRole('button', { name: new RegExp(texts.here) }).click();
    const sound = page.getByRole('checkbox', { name: texts.sound });
    await expect(sound).toBeChecked();
    const desktop = page.getByRole('checkbox', { name: texts.desktop });
    await expect(desktop).not.toBeChecked();
    await desktop.click();
    await expect(desktop).toBeChecked();
    // Turned off and on again, it is heard at once.
    await sound.uncheck();
    const before = await tonesOf(page);
    await sound.check();
    // Chats of other journeys may sound too.
    expect(await tonesOf(page)).toBeGreaterThanOrEqual(before + tones);

    await visitor.say('Seen as it is said');
    await expect(page.getByRole('log').getByText('Seen as it is said')).toBeVisible(told);
    const mine = async () => (await notificationsOf(page)).filter(({ title }) => title.includes(name));
    expect(await mine()).toEqual([]);

    await leavePage(page);
    const quiet = await tonesOf(page);
    await visitor.say('Are you there?');
    const title = fill(texts.newMessage, { name });
    await expect.poll(mine, told).toEqual([{ title, body: 'Are you there?', tag: expect.any(String) }]);
    expect(await tonesOf(page)).toBeGreaterThanOrEqual(quiet + tones);
    await expect(page).toHaveTitle(new RegExp(`^\\(\\p{N}+\\) .*${texts.title}`, 'u'));

    await visitor.say('Second');
    await expect.poll(async () => (await mine()).length, told).toBe(2);
    const [first, second] = await mine();
    expect(second!.tag).toBe(first!.tag);

    // The way back leads to the chat.
    await page.goto('/admin/live-chat');
    await expect(page.getByRole('switch', { name: texts.available })).toBeEnabled(told);
    await expect(page.getByRole('list', { name: texts.list }).getByRole('link').first()).toBeVisible(told);
    await leavePage(page);
    await visitor.say('Third');
    await expect.poll(async () => (await mine()).length, told).toBe(1);
    await leavePage(page, false);
    await clickNotification(page, name);
    await expect(page.getByRole('log').getByText('Third')).toBeVisible(told);
  });
});

/** @returns the name that the screen calls the visitor by */
async function openChat(page: Page, language: 'en' | 'ar', visitor: ChatVisitor): Promise<string> {
  const { facts } = await openOnDesk(page, language, visitor);
  return (await facts.getByRole('heading', { level: 2 }).textContent())!;
}

/** As somebody has who chose sound and the system's calls on an earlier day. */
async function turnAlertsOn(context: BrowserContext): Promise<void> {
  await context.grantPermissions(['notifications'], { origin: adminUrl });
  await observeCalls(context);
  await context.addInitScript(() => {
    // The empty page that a window begins with has no storage.
    if (window.origin !== 'null') localStorage.setItem('nasaq-chat-alerts', '{"sound":true,"desktop":true}');
  });
}

test.describe('an agent whose line is cut', () => {
  test.use({ expectedConsoleErrors: [/ERR_INTERNET_DISCONNECTED|ERR_NETWORK_CHANGED/], ownBrowser: true });
  const texts = deskTexts.en;

  test(
    'for a minute, or while the laptop sleeps for a night, is called afterwards for what has come, a new chat by its name, once',
    { tag: '@proof' },
    async ({ context, page, signedIn }) => {
      void signedIn;
      await turnAlertsOn(context);
      await page.clock.install();
      // The list is that of this journey alone: others run beside it.
      const run = randomUUID().slice(0, 8);
      const visitor = await startChat('en', `Visitor ${run}`, 'First');
      const name = await openChat(page, 'en', visitor);
      await takeChat(page, 'en');
      await searchDesk(page, 'en', run);
      await expect(page.getByRole('switch', { name: texts.available })).toBeEnabled(told);
      await leavePage(page);
      const called = async () =>
        (await notificationsOf(page))
          .filter(({ title }) => title.includes(name) || title.includes(run))
          .map(({ title, body }) => `${title}: ${body}`)
          .toSorted();
      const log = page.getByRole('log');
      const calls: string[] = [];
      let heard = 0;

      for (const [cut, minutes] of [
        ['Minute', 1],
        ['Night', 9 * 60],
      ] as const) {
        await test.step(cut, async () => {
          await context.setOffline(true);
          await expect(page.getByText(texts.connectionLost)).toBeVisible(told);
          await visitor.say(`${cut} one`);
          await visitor.say(`${cut} two`);
          const newcomer = `${cut} ${run}`;
          await startChat('en', newcomer, 'Is anybody there?');
          await page.clock.fastForward(minutes * 60_000);
          await context.setOffline(false);
          await page.clock.fastForward(30_000);
          calls.push(
            `${fill(texts.newMessage, { name: newcomer })}: Is anybody there?`,
            `${fill(texts.newMessage, { name })}: ${cut} two`,
          );
          await expect.poll(called, told).toEqual(calls.toSorted());
          for (const said of [`${cut} one`, `${cut} two`])
            await expect(log.getByText(said, { exact: true })).toHaveCount(1);
          expect(await tonesOf(page)).toBeGreaterThanOrEqual(heard + 2 * tones);

          const later = `After ${cut} ${run}`;
          await startChat('en', later, 'Hello');
          calls.push(`${fill(texts.newMessage, { name: later })}: Hello`);
          await expect.poll(called, told).toEqual(calls.toSorted());
          heard = await tonesOf(page);
        });
      }
      const tags = (await notificationsOf(page)).filter(({ title }) => title.includes(run)).map(({ tag }) => tag);
      expect(tags).toHaveLength(calls.length);
      expect(tags.every(Boolean)).toBe(true);
    },
  );

  test(
    'and who has two windows is called in one of them; the other takes over when it is closed',
    { tag: '@proof' },
    async ({ context, page, signedIn }) => {
      void signedIn;
      await turnAlertsOn(context);
      const visitor = await startChat('en', `Visitor ${randomUUID().slice(0, 8)}`, 'First');
      const name = await openChat(page, 'en', visitor);
      await takeChat(page, 'en');
      const second = await context.newPage();
      await openChat(second, 'en', visitor);
      for (const each of [page, second]) await leavePage(each);
      const callsIn = async (each: Page) =>
        (await notificationsOf(each)).filter(({ title }) => title.includes(name)).map(({ body }) => body);
      await visitor.say('Which of them?');
      await expect(second.getByRole('log').getByText('Which of them?')).toBeVisible(told);
      await expect.poll(() => callsIn(page), told).toEqual(['Which of them?']);
      expect(await callsIn(second)).toEqual([]);
      await page.close();
      await expect(second.getByRole('switch', { name: texts.available })).toBeEnabled(told);
      await visitor.say('And now?');
      await expect.poll(() => callsIn(second), { timeout: 30_000 }).toEqual(['And now?']);
      await expect(second.getByRole('log').getByText('And now?')).toHaveCount(1);
    },
  );
});

test.describe('files of an agent', () => {
  const language = 'ar';
  const texts = deskTexts[language];
  test.use({ language, expectedConsoleErrors: [/status of 4\d\d/] });

  test(
    'go up as they are chosen, outlive a reload, and arrive; what is no document is refused in words',
    { tag: '@proof' },
    async ({ page, signedIn }) => {
      void signedIn;
      const visitor = await startChat('ar', 'منى', 'أين العرض؟');
      await openChat(page, language, visitor);
      const picker = page.getByLabel(texts.attach).and(page.locator('input'));
      const panel = page.getByRole('tabpanel');
      await picker.setInputFiles([payload(pdf('عرض السعر.pdf')), payload(png('screen.png'))]);
      await expect(removal(page, texts, 'عرض السعر.pdf')).toBeVisible(told);
      await expect(removal(page, texts, 'screen.png')).toBeVisible(told);
      await picker.setInputFiles(payload(disguisedProgram('bill.pdf')));
      await expect(page.getByText(fill(texts.uploadFailed, { file: 'bill.pdf' }))).toBeVisible(told);
      await expect(panel.getByText('bill.pdf')).toHaveCount(0);

      await page.reload();
      await expect(removal(page, texts, 'screen.png')).toBeVisible(told);
      await removal(page, texts, 'screen.png').click();
      await expect(panel.getByText('screen.png')).toHaveCount(0);
      await picker.setInputFiles(payload(png('second.png')));
      await expect(removal(page, texts, 'second.png')).toBeVisible(told);
      await page.getByRole('button', { name: texts.send, exact: true }).click();

      const files = async () => (await visitor.look()).messages.at(-1)!.files.map(({ filename }) => filename);
      await expect.poll(files, told).toEqual(['عرض السعر.pdf', 'second.png']);
      const log = page.getByRole('log');
      await expect(log.getByRole('link', { name: 'عرض السعر.pdf', exact: true })).toBeVisible();
      const { href } = (await visitor.look()).messages.at(-1)!.files[0]!;
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        log.getByRole('link', { name: `${texts.download} عرض السعر.pdf` }).click(),
      ]);
      expect(download.suggestedFilename()).toBe('عرض السعر.pdf');
      expect((await page.request.get(href)).status()).toBe(200);
      await expect
        .poll(() =>
          log
            .getByRole('img')
            .or(log.locator('img'))
            .evaluate((img: HTMLImageElement) => img.naturalWidth),
        )
        .toBe(1);
    },
  );
});

const payload = ({ name, type, bytes }: SampleFile) => ({ name, mimeType: type, buffer: Buffer.from(bytes) });

function removal(page: Page, texts: DeskTexts, file: string) {
  return page.getByRole('button', { name: fill(texts.removeFile, { file }) });
}

async function takeChat(page: Page, language: 'en' | 'ar'): Promise<void> {
  const button = page.getByRole('button', { name: deskTexts[language].assignToMe });
  await button.click();
  await expect(button).toHaveCount(0);
}
