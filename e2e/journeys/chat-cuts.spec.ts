import { paths } from '@nasaq/contract';
import type { Page } from '@playwright/test';
import { test, type ChatAgent } from '../support/chat-agent.ts';
import { beginChat, chatOn, said, type ChatOnPage } from '../support/chat-page.ts';
import { text } from '../support/messages.ts';
import { openPage } from '../support/open-page.ts';
import { pdf } from '../support/sample-files.ts';
import { expect } from '../support/test.ts';

test.use({ expectedConsoleErrors: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|ERR_NETWORK_CHANGED|status of 50[23]/] });

const told = { timeout: 30_000 };
const minute = 60_000;
const calls = '**/api/**/chat/**';

// How the words of a chat stand in both languages is seen where it is not cut.
test(
  'cut for a minute, then the laptop sleeps for a night → nothing is lost, doubled or out of order',
  { tag: '@proof' },
  async ({ page, context, agent }) => {
    const chat = await beginChat(page, 'ar', 'Hello');
    const id = await agent.chatOf(chat.email);
    await agent.says(id, 'Good morning');
    await expect(chat.thread.getByText('Good morning')).toBeVisible(told);

    await context.setOffline(true);
    await expect(page.getByText(text('ar', 'live_chat.offline'))).toBeVisible();
    await chat.send('First');
    await chat.send('Second');
    await expect(chat.thread.getByText(text('ar', 'live_chat.out.offline'))).toHaveCount(2);
    await agent.says(id, 'Said meanwhile');
    await page.clock.fastForward(minute);
    expect(await chat.shown()).toEqual(['Hello', 'Good morning', 'First', 'Second']);
    await context.setOffline(false);
    const afterMinute = ['Hello', 'Good morning', 'Said meanwhile', 'First', 'Second'];
    await agrees(chat, agent, id, afterMinute);
    await expect(page.getByText(text('ar', 'live_chat.offline'))).toBeHidden();
    await expect(chat.thread.getByText(text('ar', 'live_chat.out.offline'))).toBeHidden();

    // Asleep: nothing runs, and when the lid is opened the clock has jumped and the line comes a moment later.
    await context.setOffline(true);
    await agent.says(id, 'In the night');
    await page.clock.fastForward(9 * 60 * minute);
    await context.setOffline(false);
    await expect(chat.thread.getByText('In the night')).toBeVisible(told);
    await chat.send('Back again');
    await agrees(chat, agent, id, [...afterMinute, 'In the night', 'Back again']);
  },
);

test('the connection never returns to this window → what waits leaves from the next page of the site', async ({
  page,
  context,
  agent,
}) => {
  const chat = await beginChat(page, 'en', 'Hello');
  const id = await agent.chatOf(chat.email);
  await context.setOffline(true);
  await chat.send('Written without a line');
  await chat.field.fill('Half writ');
  await page.clock.fastForward(1_000);
  await page.close();
  await context.setOffline(false);

  const next = await context.newPage();
  await openPage(next, 'en', paths.about);
  await next.clock.fastForward(2_000);
  await expect(next.getByRole('complementary', { name: text('en', 'live_chat.dock.label') })).toBeVisible();
  await expect.poll(async () => said(await agent.messages(id)), told).toEqual(['Hello', 'Written without a line']);
  await openPage(next, 'en', paths.liveChat);
  const again = chatOn(next, 'en');
  await expect(again.field).toHaveValue('Half writ');
  await agrees(again, agent, id, ['Hello', 'Written without a line']);
});

test(
  'a page that does not reach its host shows the last messages, says so, and goes on by itself',
  { tag: '@proof' },
  async ({ page, agent }) => {
    const chat = await beginChat(page, 'ar', 'Hello');
    const id = await agent.chatOf(chat.email);
    await agent.says(id, 'We are looking');
    await expect(chat.thread.getByText('We are looking')).toBeVisible(told);
    await page.route(calls, (route) => route.abort());
    await page.reload();
    await expect(chat.thread.getByText('We are looking')).toBeVisible();
    await page.clock.fastForward(10_000);
    await expect(page.getByText(text('ar', 'live_chat.lost'))).toBeVisible();
    await expect(page.getByText(text('ar', 'live_chat.kept'))).toBeVisible();
    await chat.send('Still here');
    await expect(chat.thread.getByText(text('ar', 'live_chat.out.unavailable'))).toBeVisible();
    await agent.says(id, 'Found it');
    await page.unroute(calls);
    await page.clock.fastForward(minute);
    await expect(page.getByText(text('ar', 'live_chat.kept'))).toBeHidden(told);
    await expect
      .poll(async () => (await chat.shown()).toSorted(), told)
      .toEqual(['Found it', 'Hello', 'Still here', 'We are looking']);

    await page.getByText(text('ar', 'live_chat.menu')).click();
    await page.getByRole('button', { name: text('ar', 'live_chat.end') }).click();
    await expect(page.getByText(text('ar', 'live_chat.rating.title'))).toBeVisible(told);
    await expect.poll(() => page.evaluate(() => localStorage.getItem('nasaq.chat.thread'))).toBeNull();
  },
);

test(
  'two windows write without a line → one order in both and at the host; one that is closed leaves its words to the other',
  { tag: '@proof' },
  async ({ page, context, agent }) => {
    const chat = await beginChat(page, 'en', 'Hello');
    const id = await agent.chatOf(chat.email);
    const second = await context.newPage();
    await openPage(second, 'en', paths.liveChat);
    const other = chatOn(second, 'en');
    await expect(other.thread.getByText('Hello')).toBeVisible();

    await context.setOffline(true);
    await chat.send('One');
    await other.send('Two');
    await chat.send('Three');
    for (const window of [chat, other])
      await expect(window.thread.getByText(text('en', 'live_chat.out.offline'))).toHaveCount(3);
    await agent.says(id, 'Meanwhile');
    await page.clock.fastForward(minute);
    await context.setOffline(false);
    const all = ['Hello', 'Meanwhile', 'One', 'Two', 'Three'];
    await agrees(chat, agent, id, all);
    await agrees(other, agent, id, all);

    await context.setOffline(true);
    await chat.send('From the window that is closed');
    await expect(other.thread.getByText('From the window that is closed')).toBeVisible();
    await page.close();
    await context.setOffline(false);
    await agrees(other, agent, id, [...all, 'From the window that is closed']);
  },
);

test(
  'a file that cannot go up waits with its message over a reload, and one that is half written with its field',
  { tag: '@proof' },
  async ({ page, agent }) => {
    const chat = await beginChat(page, 'en', 'Hello');
    const id = await agent.chatOf(chat.email);
    const uploads = '**/api/**/uploads?*';
    await page.route(uploads, (route) => route.abort());
    await attach(page, 'contract.pdf');
    await chat.send('Here it is');
    await expect(chat.thread.getByText('contract.pdf')).toBeVisible(told);
    await expect(chat.thread.getByText(text('en', 'live_chat.out.unavailable'))).toBeVisible(told);
    await attach(page, 'draft.pdf');
    await chat.field.fill('Not yet sent');
    await page.clock.fastForward(1_000);

    await page.reload();
    await expect(chat.thread.getByText('contract.pdf')).toBeVisible();
    await expect(chat.field).toHaveValue('Not yet sent');
    const chosen = page.getByRole('list', { name: text('en', 'forms.files.list') });
    await expect(chosen.getByText('draft.pdf')).toBeVisible();
    await page.unroute(uploads);
    await page.clock.fastForward(minute);
    const files = async () =>
      (await agent.messages(id))
        .filter(({ from }) => from === 'visitor')
        .map((each) => each.files.map((file) => file.filename));
    await expect.poll(files, told).toEqual([[], ['contract.pdf']]);
    await chat.field.press('Enter');
    await expect.poll(files, told).toEqual([[], ['contract.pdf'], ['draft.pdf']]);
    await agrees(chat, agent, id, ['Hello', 'Here it is', 'Not yet sent']);
    await expect(chat.thread.getByRole('link', { name: 'contract.pdf' })).toBeVisible();
    const kept = () =>
      page.evaluate(async () => {
        const opened = indexedDB.open('nasaq-files');
        await new Promise((done) => opened.addEventListener('success', done));
        const count = opened.result.transaction('files').objectStore('files').count();
        await new Promise((done) => count.addEventListener('success', done));
        return count.result;
      });
    await expect.poll(kept).toBe(0);
  },
);

/** The thread shows this, and the host has it: once, in this order. */
async function agrees(chat: ChatOnPage, agent: ChatAgent, id: number, texts: string[]): Promise<void> {
  await expect.poll(async () => said(await agent.messages(id)), told).toEqual(texts);
  await expect.poll(() => chat.shown(), told).toEqual(texts);
}

async function attach(page: Page, name: string): Promise<void> {
  const { bytes, type } = pdf(name);
  const opener = page.getByRole('button', { name: text('en', 'live_chat.attach') });
  if ((await opener.getAttribute('aria-expanded')) === 'false') await opener.click();
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name, mimeType: type, buffer: Buffer.from(bytes) });
}
