import { localePath, locales, paths, type Locale } from '@nasaq/contract';
import type { Page } from '@playwright/test';
import { test } from '../support/chat-agent.ts';
import { beginChat as beginChatWith, chatOn, said } from '../support/chat-page.ts';
import { openForm } from '../support/form.ts';
import { mailsTo } from '../support/mail-box.ts';
import { text } from '../support/messages.ts';
import { openPage } from '../support/open-page.ts';
import { readingsInTurn } from '../support/readings.ts';
import { expect } from '../support/test.ts';
import { violations } from '../support/violations.ts';

test.use({ expectedConsoleErrors: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|ERR_NETWORK_CHANGED|status of (422|503)/] });

const hello = 'أهلًا، this is order ABCD2345.';

async function beginChat(page: Page, locale: Locale) {
  const chat = await beginChatWith(page, locale, hello);
  await expect(chat.field).toBeFocused();
  return chat;
}

for (const { locale, colorScheme } of readingsInTurn('en'))
  test(`a conversation both ways, from its form to its transcript by mail, every part sound: ${locale}, ${colorScheme}`, async ({
    page,
    agent,
  }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await test.step('a form that is incomplete says so, and nothing of it is lost by a reload', async () => {
      const form = await openForm(page, locale, localePath(locale, paths.liveChat), 'live_chat.form.start');
      await expect(form.control('text')).toBeVisible();
      await form.control('text').fill('سؤال');
      await form.control('text').press('Tab');
      await page.clock.fastForward(1_000);
      await page.reload();
      await expect(form.control('text')).toHaveValue('سؤال');
      await page.locator('form button:not([type=button])').last().click();
      await expect(form.summary).toBeFocused();
      await expect(form.summary.getByRole('link')).toHaveCount(3);
    });

    const { email, thread, field, send } = await beginChat(page, locale);
    const chat = await agent.chatOf(email);

    await test.step('it begins with its head in sight, also where nothing moves', async () => {
      const bar = (await page.getByRole('banner').boundingBox())!;
      const menu = (await page.getByText(text(locale, 'live_chat.menu')).boundingBox())!;
      expect(bar.height).toBeGreaterThan(0);
      expect(menu.y).toBeGreaterThanOrEqual(bar.y + bar.height);
    });

    await test.step('what the team says and does', async () => {
      // Nobody types a single letter; one that comes while the line is made anew is not told again.
      await expect(async () => {
        await agent.act(chat, 'typing');
        await expect(thread.getByText(agent.name).last()).toBeVisible({ timeout: 2_000 });
      }).toPass();
      await agent.says(chat, 'Good morning. كيف أساعدك؟');
      await expect(thread.getByText('Good morning. كيف أساعدك؟')).toBeVisible();
      await expect(page.locator('[aria-live=polite]', { hasText: `${agent.name}: Good morning` })).toBeAttached();
      expect.soft(await violations(page), 'conversation').toEqual([]);
    });

    await test.step('a link out of the conversation leads to its page, and the way back to the conversation', async () => {
      const title = text(locale, 'titles.knowledgebase');
      await page.getByRole('main').getByRole('link', { name: title }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      await page.goBack();
      await expect(thread.getByText(hello)).toBeVisible();
    });

    await test.step('what the visitor says, and its marks', async () => {
      await field.fill('line one');
      await field.press('Shift+Enter');
      await field.pressSequentially('<b>line</b> two https://nasaq.example/x');
      await field.press('Enter');
      await expect(field).toHaveValue('');
      await expect(thread.getByText('line one')).toContainText('<b>line</b> two');
      await expect(thread.getByRole('link')).toHaveAttribute('href', 'https://nasaq.example/x');
      await expect(thread.getByText(text(locale, 'live_chat.mark.sent'))).toBeVisible();
      const last = async () => (await agent.messages(chat)).at(-1)!.sequence;
      await expect.poll(async () => said(await agent.messages(chat))).toHaveLength(3);
      await agent.act(chat, 'marks', { delivered: await last(), read: await last() });
      await expect(thread.getByText(text(locale, 'live_chat.mark.read'))).toBeVisible();
      await send('Thank you');
      await expect.poll(async () => said(await agent.messages(chat))).toHaveLength(4);
    });

    await test.step('its end, a rating and the transcript', async () => {
      await page.getByText(text(locale, 'live_chat.menu')).click();
      await page.getByRole('button', { name: text(locale, 'live_chat.end') }).click();
      await page.getByRole('radio', { name: text(locale, 'live_chat.rating.word_5') }).check();
      expect.soft(await violations(page), 'rating').toEqual([]);
      await page.getByRole('button', { name: text(locale, 'live_chat.rating.send') }).click();
      await expect(page.getByText(text(locale, 'live_chat.rating.thanks'))).toBeVisible();
      await page
        .getByRole('button', { name: text(locale, 'live_chat.transcript') })
        .last()
        .click();
      await expect(page.getByText(text(locale, 'live_chat.transcript_sent'))).toBeVisible();
      const mails = async () => (await mailsTo(email)).map((mail) => mail.text).join();
      await expect.poll(mails).toContain('Good morning');
    });
  });

const cut =
  'the connection is cut in the middle of a message → it waits in sight, is sent again, and stands there once';
test(cut, { tag: '@chromium' }, async ({ page, context, agent }) => {
  const { email, thread, send } = await beginChat(page, 'en');
  const chat = await agent.chatOf(email);
  // The message arrives; only its answer is lost.
  await page.route(
    '**/messages?*',
    async (route) => {
      await context.setOffline(true);
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await send('Only once');
  await expect(thread.getByText(text('en', 'live_chat.out.offline'))).toBeVisible();
  await send('And behind it');
  await agent.says(chat, 'Said meanwhile');
  await expect(thread.getByText('Said meanwhile')).toBeHidden();
  await context.setOffline(false);
  await expect(thread.getByText('Said meanwhile')).toBeVisible({ timeout: 30_000 });
  await expect(thread.getByText(text('en', 'live_chat.out.offline'))).toBeHidden({ timeout: 30_000 });
  await expect(thread.getByText('Only once')).toHaveCount(1);
  await expect
    .poll(async () => said(await agent.messages(chat)))
    .toEqual([hello, 'Only once', 'Said meanwhile', 'And behind it']);
});

test('a message that waits and one half written outlive a reload and a switch of the language', async ({
  page,
  context,
  agent,
}) => {
  const { email, thread, field, send } = await beginChat(page, 'en');
  const chat = await agent.chatOf(email);
  await page.route('**/messages?*', (route) =>
    route.fulfill({ status: 503, json: { error: { code: 'unavailable', message: 'x' } } }),
  );
  await send('It waits');
  await expect(thread.getByText(text('en', 'live_chat.out.unavailable'))).toBeVisible();
  await field.fill('Half writ');
  await page.clock.fastForward(1_000);
  await page.reload();
  await expect(field).toHaveValue('Half writ');
  await expect(thread.getByText('It waits')).toBeVisible();

  await page.getByRole('link', { name: 'العربية' }).first().click();
  const arabic = chatOn(page, 'ar');
  await expect(arabic.field).toHaveValue('Half writ');
  await page.unroute('**/messages?*');
  await page.clock.fastForward(60_000);
  await expect.poll(async () => said(await agent.messages(chat))).toEqual([hello, 'It waits']);
  await expect(arabic.thread.getByText('It waits')).toHaveCount(1);
  expect(context.pages()).toHaveLength(1);
});

test(
  'two windows show one conversation; another page leads back to it, with what is unread',
  { tag: '@proof' },
  async ({ page, context, agent }) => {
    const { email, thread, send } = await beginChat(page, 'en');
    const chat = await agent.chatOf(email);
    const second = await context.newPage();
    await openPage(second, 'en', paths.liveChat);
    const other = chatOn(second, 'en');
    await expect(other.thread.getByText(hello)).toBeVisible();
    await other.send('From the other window');
    await send('From this one');
    for (const one of [thread, other.thread]) {
      await expect(one.getByText('From the other window')).toHaveCount(1);
      await expect(one.getByText('From this one')).toHaveCount(1);
    }
    await expect
      .poll(async () => said(await agent.messages(chat)).sort())
      .toEqual([hello, 'From the other window', 'From this one'].sort());
    await second.close();

    await openPage(page, 'en', paths.about);
    await page.clock.fastForward(2_000);
    const dock = page.getByRole('complementary', { name: text('en', 'live_chat.dock.label') });
    await expect(dock).toBeVisible();
    await expect.poll(() => agent.pageOf(chat)).toBe(paths.about);
    await agent.says(chat, 'Are you still there?');
    await expect(dock.getByText('1')).toBeVisible();
    await dock.getByRole('link').click();
    await expect(thread.getByText('Are you still there?')).toBeVisible();
  },
);

test(
  'the link of a chat opens it on another device, until the team has resolved it; a guessed key opens nothing',
  { tag: '@proof' },
  async ({ page, browser, agent }) => {
    const { email } = await beginChat(page, 'en');
    const chat = await agent.chatOf(email);
    const { access } = await page.evaluate(
      () => JSON.parse(localStorage.getItem('nasaq.chat')!) as { access: { reference: string; key: string } },
    );
    const device = await browser.newContext();
    const elsewhere = await device.newPage();
    await elsewhere.goto(`${paths.liveChat}?chat=${access.reference}&key=${encodeURIComponent(access.key)}`);
    await expect(chatOn(elsewhere, 'en').thread.getByText(hello)).toBeVisible();
    await expect(elsewhere).toHaveURL(new RegExp(`${paths.liveChat}$`));
    await agent.act(chat, 'state', { state: 'resolved' });
    for (const each of [page, elsewhere])
      await expect(each.getByText(text('en', 'live_chat.rating.title'))).toBeVisible();
    await device.close();

    const stranger = await browser.newContext();
    const guess = await stranger.newPage();
    const near = access.key.slice(0, -1) + (access.key.endsWith('x') ? 'y' : 'x');
    await guess.goto(`${paths.liveChat}?chat=${access.reference}&key=${encodeURIComponent(near)}`);
    await expect(guess.getByText(text('en', 'live_chat.gone'))).toBeVisible();
    await expect(guess.getByText(hello)).toHaveCount(0);
    await stranger.close();
  },
);

test('for a browser without scripts the page says how else to reach us', async ({ request }) => {
  for (const locale of locales) {
    const html = await (await request.get(localePath(locale, paths.liveChat))).text();
    const [, without] = /<noscript>(<section class="write".*?)<\/noscript>/s.exec(html)!;
    expect(without).toContain(text(locale, 'live_chat.without.text'));
    expect(without).toContain(`href="${localePath(locale, paths.contact)}"`);
    expect(without).toContain('href="mailto:');
    expect(without).toContain('href="tel:');
  }
});
