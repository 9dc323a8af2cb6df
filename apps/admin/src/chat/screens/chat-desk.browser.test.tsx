import { chatTopics, type ChatTopic, localeInfo, type Locale, type OpeningHours } from '@nasaq/contract';
import { choiceLabels } from '@nasaq/messages/choices';
import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { staffLabels } from '../../platform/staff/catalogue/index.ts';
import { builtName } from '../../platform/staff/member-name.ts';
import { fill } from '../../platform/staff/screens/screen-texts.ts';
import { inTurn } from '../../testing/screens/in-turn.ts';
import { mountScreen } from '../../testing/screens/mount-screen.tsx';
import { deskTexts } from '../catalogue/index.ts';
import type { DeskFolder } from '../desk/desk-calls.ts';
import { ChatDesk } from './chat-desk.tsx';
import { aChat, aMessage } from './testing/a-chat.ts';
import { DeskHost } from './testing/desk-host.ts';

const me = { id: 7, name: 'Salma' };
const hours: OpeningHours = {
  timeZone: 'Africa/Cairo',
  week: Array.from({ length: 7 }, () => [{ from: 540, to: 1020 }]),
  exceptions: [],
} as never;
const question = 'Do you host what you build?';

let host: DeskHost;
beforeEach(async () => {
  await page.viewport(1600, 900);
  host = new DeskHost();
  host.messages.push(aMessage({ text: question }));
});

describe.each(inTurn('en'))('the list in %s', (language) => {
  test('a row says who waits, what they said last, about what, in which language, and how much is unread', async () => {
    host.chat = aChat({ name: 'منى عادل', locale: 'ar', lastSequence: 3, unread: 2, online: false });
    const { row, texts } = open(language);
    await expect.element(row).toBeVisible();
    const said = row.element().textContent;
    const unread = fill(texts.unread, { count: '2' });
    for (const part of ['منى عادل', 'Hello', localeInfo.ar.name, choiceLabels.topic.services[language], unread])
      expect(said).toContain(part);
    expect(said).toContain(texts.offline);
    expect(document.title).toBe(`(2) ${texts.title}`);
    await expect.element(folder(language, 'open')).toMatchTextContent(/1/);
  });

  test('where the chat is off nobody is available for new ones, and administrators are led to the switch', async () => {
    const { row, texts } = open(language, '/admin/live-chat', undefined, { isAdmin: true });
    await expect.element(page.getByText(texts.chatOff, { exact: false })).toBeVisible();
    const link = page.getByRole('link', { name: texts.chatOffWhere });
    await expect.element(link).toHaveAttribute('href', '/admin/globals/parts');
    // What was begun before can still be read and answered.
    await expect.element(row).toMatchTextContent(/Mona/);
    expect(page.getByRole('switch', { name: texts.available }).elements()).toEqual([]);
  });

  test('a folder shows its chats, and one without says so', async () => {
    host.others.push(aChat({ id: 2, name: 'Omar', state: 'resolved' }));
    const { row, texts } = open(language);
    await expect.element(row).toMatchTextContent(/Mona/);
    await expect.element(folder(language, 'open')).toHaveAttribute('aria-current', 'page');
    await folder(language, 'resolved').click();
    await expect.element(row).toMatchTextContent(/Omar/);
    expect(location.search).toContain('folder=resolved');
    await folder(language, 'snoozed').click();
    await expect.element(page.getByText(texts.nothing.snoozed)).toBeVisible();
    history.back();
    await expect.element(row).toMatchTextContent(/Omar/);
  });

  test('a search that finds nothing says for what, and the list comes back with the words taken away', async () => {
    const { row, texts } = open(language);
    const search = page.getByRole('searchbox', { name: texts.search });
    await search.fill('Karim');
    await expect.element(page.getByText(fill(texts.nothingFound, { search: 'Karim' }))).toBeVisible();
    await search.fill('Mona');
    await expect.element(row).toMatchTextContent(/Mona/);
  });

  test('what the host does not tell is asked for again', async () => {
    host.refusals.set('list', { status: 503, message: '' });
    const { row, texts } = open(language);
    await expect.element(page.getByRole('alert')).toMatchTextContent(texts.listFailed);
    // Not before: the screen asks by itself, too, as its stream begins and its search settles.
    document.addEventListener('click', () => host.refusals.clear(), { capture: true, once: true });
    await page.getByRole('button', { name: texts.again }).click();
    await expect.element(row).toMatchTextContent(/Mona/);
  });
});

test('all of it follows the language of the menus', async () => {
  const { row, speak } = open('en');
  await expect.element(row).toMatchTextContent(/Mona/);
  speak('ar');
  await expect.element(folder('ar', 'open')).toBeVisible();
  expect(folder('en', 'open').elements()).toEqual([]);
});

test('arrows and letters go from row to row, and Enter opens one', async () => {
  host.chat = { ...host.chat, waitingSince: '2026-11-21T09:00:00.000Z' };
  host.others.push(aChat({ id: 2, name: 'Omar' }));
  const { log, rows } = open('ar');
  await expect.element(rows.nth(1)).toBeVisible();
  rows.nth(0).element().focus();
  for (const [key, place] of [
    ['j', 1],
    ['{ArrowUp}', 0],
    ['{End}', 1],
    ['k', 0],
  ] as const) {
    await userEvent.keyboard(key);
    await expect.element(rows.nth(place)).toHaveFocus();
  }
  await userEvent.keyboard('{Enter}');
  await expect.element(log).toMatchTextContent(question);
  await expect.element(rows.nth(0)).toHaveAttribute('aria-current', 'true');
  expect(location.search).toContain('chat=1');
});

describe.each(inTurn('ar'))('a chat in %s', (language) => {
  test('shows what was said and who the visitor is, and is read with that', async () => {
    const { calls, facts, log, row } = await opened(language);
    await expect.element(log).toMatchTextContent(question);
    await expect.element(facts.getByText('mona@example.com')).toBeVisible();
    await expect.poll(() => calls.find(({ path }) => path.endsWith('/marks'))?.body).toEqual({ delivered: 1, read: 1 });
    expect(row.element().textContent).not.toContain(fill(deskTexts[language].unread, { count: '1' }));
  });

  test('Enter sends an answer, which says how far it has come', async () => {
    const { field, log, texts } = await opened(language);
    await field.fill('We do, in Egypt.');
    await userEvent.keyboard('{Shift>}{Enter}{/Shift}');
    await userEvent.keyboard('Or in the EU.{Enter}');
    await expect.element(field).toHaveValue('');
    await expect.element(log.getByText(texts.marks.sent)).toBeVisible();
    expect(host.messages.at(-1)).toMatchObject({ from: 'agent', text: 'We do, in Egypt.\nOr in the EU.' });
    const marks = { ...host.chat.marks, visitorDelivered: 2 };
    await host.tell({ type: 'chat', chat: { ...host.chat, marks } });
    await expect.element(log.getByText(texts.marks.delivered)).toBeVisible();
    await host.tell({ type: 'chat', chat: { ...host.chat, marks: { ...marks, visitorRead: 2 } } });
    await expect.element(log.getByText(texts.marks.read)).toBeVisible();
  });

  test(
    'what the host refuses stays with its reason, to be sent again, written anew or given up',
    { tags: ['proof'] },
    async () => {
      const { field, log, texts } = await opened(language);
      const say = async (text: string) => {
        host.mishaps.push('refused');
        await field.fill(text);
        await userEvent.keyboard('{Enter}');
        await expect.element(log.getByRole('alert')).toMatchTextContent(`${texts.refused} Too long.`);
      };
      const press = (name: string) => log.getByRole('alert').getByRole('button', { name }).click();
      await say('First');
      await press(texts.retry);
      await expect.element(log.getByText(texts.marks.sent)).toBeVisible();
      await expect.element(log.getByRole('alert')).not.toBeInTheDocument();
      await say('Second');
      await press(texts.edit);
      await expect.element(field).toHaveValue('Second');
      await expect.element(log.getByText('Second')).not.toBeInTheDocument();
      await say('Third');
      await press(texts.discard);
      await expect.element(log.getByText('Third')).not.toBeInTheDocument();
      expect(host.messages.map(({ text }) => text)).toEqual([question, 'First']);
    },
  );

  test('over a lost connection nothing is lost and nothing is doubled', async () => {
    const { field, log, texts } = await opened(language);
    host.reach(false);
    await expect.element(page.getByText(texts.connectionLost)).toBeVisible();
    for (const text of ['First', 'Second']) {
      await field.fill(text);
      await userEvent.keyboard('{Enter}');
    }
    await expect.poll(() => log.getByText(texts.marks.sending).elements().length).toBe(2);
    host.hear('Are you there?');
    host.reach(true);
    await expect.element(log.getByText('Are you there?')).toBeVisible();
    await expect.poll(() => host.messages.slice(2).map(({ text }) => text)).toEqual(['First', 'Second']);
    await expect.element(page.getByText(texts.connectionLost)).not.toBeInTheDocument();
    await expect.poll(() => log.getByText(texts.marks.sending).elements().length).toBe(0);
    for (const text of ['First', 'Second']) expect(log.getByText(text).elements()).toHaveLength(1);
  });

  test('a note has a tab and a text of its own, stays over a reload, and is never sent', async () => {
    const { field, log, remount, texts } = await opened(language);
    const tab = (name: string) => page.getByRole('tab', { name });
    await field.fill('Half an answer');
    await tab(texts.writeNote).click();
    await field.fill('She has a budget.');
    remount();
    await expect.element(tab(texts.writeNote)).toHaveAttribute('aria-selected', 'true');
    await expect.element(field).toHaveValue('She has a budget.');
    await page.getByRole('button', { name: texts.saveNote }).click();
    await expect.element(log.getByText('She has a budget.')).toBeVisible();
    await expect.element(field).toHaveValue('');
    await tab(texts.writeReply).click();
    await expect.element(field).toHaveValue('Half an answer');
    await expect.poll(() => host.notes.map(({ text }) => text)).toEqual(['She has a budget.']);
    expect(host.sends).toBe(0);
  });

  test('a slash brings the canned replies, in the language of the chat and with the name of the visitor', async () => {
    host.chat = { ...host.chat, locale: 'ar', name: 'منى' };
    host.replies = [
      { shortcut: 'hello', text: { en: 'Hello {name}.', ar: 'أهلًا بك يا {name}.' } },
      { shortcut: 'price', text: { en: 'A price list.', ar: 'قائمة الأسعار.' } },
    ];
    const { field, texts } = await opened(language);
    const replies = page.getByRole('listbox', { name: texts.replies });
    const chosen = replies.getByRole('option', { selected: true });
    await field.fill('/');
    await expect.poll(() => replies.getByRole('option').elements().length).toBe(2);
    // A slash alone chooses nothing, and is no answer either.
    expect(chosen.elements()).toEqual([]);
    await userEvent.keyboard('{Enter}');
    await expect.element(field).toHaveValue('/');
    await userEvent.keyboard('he');
    await expect.element(chosen).toMatchTextContent('أهلًا بك يا منى.');
    await userEvent.keyboard('{Enter}');
    await expect.element(field).toHaveValue('أهلًا بك يا منى.');
    expect(host.sends).toBe(0);
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => host.messages.at(-1)?.text).toBe('أهلًا بك يا منى.');
  });

  test('says that the visitor types until the words are there', async () => {
    const { log, texts } = await opened(language);
    await host.tell({ type: 'typing', chatId: 1, agent: null });
    const typing = log.getByText(fill(texts.typing, { name: host.chat.name }));
    await expect.element(typing).toBeVisible();
    await host.say('And where?');
    await expect.element(log.getByText('And where?')).toBeVisible();
    await expect.element(typing).not.toBeInTheDocument();
  });

  test('is taken, snoozed, opened again and resolved, and the folders follow', async () => {
    const { head, rows, texts } = await opened(language);
    const press = (name: string | RegExp) => head.getByRole('button', { name }).first().click();
    const assignee = head.getByRole('combobox', { name: texts.assignee });
    await expect.element(assignee).toHaveDisplayValue(texts.nobody);
    await press(texts.assignToMe);
    await expect.element(assignee).toHaveDisplayValue('Salma');
    await expect.element(head.getByRole('button', { name: texts.assignToMe })).not.toBeInTheDocument();
    await press(texts.snooze);
    await press(new RegExp(texts.snoozeFor.hour));
    await expect.poll(() => rows.elements().length).toBe(0);
    expect(host.chat.state).toBe('snoozed');
    await folder(language, 'snoozed').click();
    await expect.poll(() => rows.elements().length).toBe(1);
    await press(texts.reopen);
    await expect.poll(() => host.chat.state).toBe('open');
    await expect.poll(() => rows.elements().length).toBe(0);
    await press(texts.resolve);
    await expect.poll(() => host.chat.state).toBe('resolved');
    host.refusals.set('act', { status: 409, message: 'Karim was faster.' });
    await press(texts.reopen);
    await expect.element(page.getByText('Karim was faster.')).toBeVisible();
  });

  test.each([390, 820])('stands alone where the window has %s pixels, with a way back to the list', async (width) => {
    await page.viewport(width, 900);
    const { facts, head, log, row, texts } = await opened(language);
    const fits = () => document.documentElement.scrollWidth <= innerWidth;
    await expect.element(log).toBeVisible();
    expect(fits()).toBe(true);
    await expect.element(facts).not.toBeInTheDocument();
    await head.getByRole('button', { name: texts.details }).click();
    await expect.element(facts).toBeVisible();
    await expect.element(facts.getByRole('button', { name: texts.closeDetails })).toHaveFocus();
    expect(fits()).toBe(true);
    await userEvent.keyboard('{Escape}');
    await expect.element(facts).not.toBeInTheDocument();
    await expect.element(head.getByRole('button', { name: texts.details })).toHaveFocus();
    if (width > 600) return;
    await expect.element(row).not.toBeInTheDocument();
    await head.getByRole('button', { name: texts.back }).click();
    await expect.element(row).toHaveFocus();
    expect(fits()).toBe(true);
  });

  test('a message to a chat that is not open is counted, and called by the title and to screen readers', async () => {
    host.others.push(aChat({ id: 2, name: 'Omar', unread: 0 }));
    const { rows, texts } = open(language, '/admin/live-chat?chat=2');
    await expect.element(rows.nth(1)).toBeVisible();
    await host.say('Still here');
    host.chat = {
      ...host.chat,
      unread: 2,
      lastMessage: { from: 'visitor', text: 'Still here', at: new Date().toJSON() },
    };
    await host.tell({ type: 'chat', chat: host.chat });
    const mona = rows.filter({ hasText: 'Mona' });
    await expect.element(mona).toMatchTextContent(/Still here/);
    await expect.element(mona).toMatchTextContent(new RegExp(fill(texts.unread, { count: '2' })));
    await expect.element(page.getByText(fill(texts.newMessage, { name: 'Mona Adel' }))).toBeInTheDocument();
    await expect.poll(() => document.title).toBe(`(2) ${texts.title}`);
  });

  test('says that there is none, or that it could not be read', async () => {
    host.refusals.set('thread', { status: 503, message: '' });
    const { log, texts } = open(language, '/admin/live-chat?chat=1');
    await expect.element(page.getByRole('alert')).toMatchTextContent(texts.threadFailed);
    const change = () => host.refusals.set('thread', { status: 404, message: '' });
    document.addEventListener('click', change, { capture: true, once: true });
    await page.getByRole('button', { name: texts.again }).click();
    await expect.element(page.getByRole('alert')).toMatchTextContent(texts.threadUnknown);
    expect(log.elements()).toEqual([]);
  });
});

function folder(language: Locale, name: DeskFolder) {
  const { folders, foldersTitle } = deskTexts[language];
  return page
    .getByRole('navigation', { name: foldersTitle })
    .getByRole('link', { name: new RegExp(`^${folders[name]}`) });
}

test('who is still called as they were built is told so above the reply, and not above a note', async () => {
  const { field, texts } = open('ar', '/admin/live-chat?chat=1', { id: 7, email: 'a@nasaq.example', name: builtName });
  const link = page.getByRole('link', { name: staffLabels.unnamed.link.ar });
  await expect.element(link).toHaveAttribute('href', '/admin/account');
  const place = link.element().compareDocumentPosition(field.element());
  expect(place & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  await page.getByRole('tab', { name: texts.writeNote }).click();
  await expect.element(link).not.toBeInTheDocument();
});

async function opened(language: Locale) {
  const screen = open(language, '/admin/live-chat?chat=1');
  await expect.element(screen.log.getByText(question)).toBeVisible();
  return screen;
}

const topics = (language: Locale) =>
  Object.fromEntries(chatTopics.map((topic) => [topic, choiceLabels.topic[topic][language]])) as Record<
    ChatTopic,
    string
  >;

function open(language: Locale, at = '/admin/live-chat', user?: object, chatOff: { isAdmin: boolean } | null = null) {
  const texts = deskTexts[language];
  const siteUrl = 'https://example.com';
  const props = { adminRoute: '/admin', chatOff, hours, language, me, siteUrl, topics: topics(language) };
  const { rerender, ...screen } = mountScreen(language, <ChatDesk {...props} />, {
    at,
    host: [host.answer],
    ...(user && { user }),
  });
  const rows = page.getByRole('list', { name: texts.list }).getByRole('link');
  return {
    ...screen,
    texts,
    rows,
    row: rows.first(),
    log: page.getByRole('log'),
    field: page.getByRole('tabpanel').getByRole('textbox'),
    head: page.getByRole('region', { name: texts.threadTitle }),
    facts: page.getByRole('complementary', { name: texts.facts }),
    /** As after a change of the account's language, in this browser or in another one. */
    speak: (other: Locale) => rerender(<ChatDesk {...props} language={other} topics={topics(other)} />),
    /** The page is left and opened again. */
    remount: () => {
      rerender(null);
      rerender(<ChatDesk {...props} />);
    },
  };
}
