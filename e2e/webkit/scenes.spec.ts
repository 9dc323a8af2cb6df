import { randomUUID } from 'node:crypto';
import {
  colorSchemeStorageKey,
  entryPath,
  fieldLabel,
  localeInfo,
  localePath,
  locales,
  otherLocale,
  paths,
  type List,
  type Summary,
} from '@nasaq/contract';
import { makeAccount } from '../support/account.ts';
import { withAgent } from '../support/chat-agent.ts';
import { freshReader, mailTo } from '../support/mail-box.ts';
import { text } from '../support/messages.ts';
import { api } from '../support/site-paths.ts';
import { keys, type Element, type Window } from './driver.ts';
import { expect, test } from './test.ts';

for (const locale of locales) {
  const say = (key: string) => text(locale, key);

  test(`the menu opens, closes by its key, gives the focus back, and leads on: ${locale}`, async ({
    find,
    press,

    visit,
    window,
  }) => {
    await visit(locale, localePath(locale, paths.home));
    const opened = () => window.run(() => document.querySelector('dialog:modal')?.ariaLabel ?? null);
    await press('button', say('shell.menu.open'));
    await expect.poll(opened).toBe(say('shell.menu.label'));
    expect(await window.run(() => document.activeElement!.closest('dialog:modal') !== null)).toBe(true);
    await window.press(keys.escape);
    await expect.poll(opened).toBeNull();
    await expect.poll(() => window.run(() => document.activeElement!.ariaLabel)).toBe(say('shell.menu.open'));
    // As it closes it lies over its button for a moment.
    const isMoving = () => window.run(() => document.getAnimations().some(({ playState }) => playState === 'running'));
    await expect.poll(isMoving).toBe(false);
    await press('button', say('shell.menu.open'));
    // It opens as a circle that grows from its button: a link can be met once the circle has come to it.
    await expect.poll(isMoving).toBe(false);
    const worksMet = () =>
      window.run((name) => {
        const links = [...document.querySelectorAll('dialog:modal a')];
        const works = links.find((link) => link.textContent.includes(name));
        const { left, top, width, height } = works!.getBoundingClientRect();
        const isMet = works!.contains(document.elementFromPoint(left + width / 2, top + height / 2));
        return (isMet ? works : null) as never;
      }, say('shell.menu.works'));
    await expect.poll(worksMet).not.toBeNull();
    await window.click(await worksMet());
    await expect.poll(() => window.run(() => location.pathname)).toBe(localePath(locale, paths.works));
    await expect.poll(opened).toBeNull();
    await find('heading', say('titles.works'));
  });

  test(`the search opens by its key, finds, marks what was met and leads to it: ${locale}`, async ({
    find,
    visit,
    window,
  }) => {
    await visit(locale, localePath(locale, paths.home));
    await window.press('/');
    const word = locale === 'en' ? 'platforms' : 'منصة';
    await expect.poll(() => window.run(() => document.activeElement?.getAttribute('type'))).toBe('search');
    await window.type(await window.run(() => document.activeElement as never), word);
    const results = () => window.run(() => document.querySelectorAll('dialog:modal li a').length);
    await expect.poll(results).toBeGreaterThan(0);
    await expect.poll(() => window.run(() => document.querySelectorAll('dialog:modal mark').length)).toBeGreaterThan(0);
    let address = '';
    // The list is drawn anew while more is found: what was taken hold of may be gone before it is clicked.
    await expect(async () => {
      const [first, leads] = await window.run(() => {
        const link = document.querySelector<HTMLAnchorElement>('dialog:modal li a')!;
        return [link, link.pathname] as never as [never, string];
      });
      address = leads;
      await window.click(first);
    }).toPass();
    await expect.poll(() => window.run(() => location.pathname)).toBe(address);
    await expect.poll(() => window.run(() => document.querySelector('dialog:modal'))).toBeNull();
    expect(await window.run(() => document.querySelectorAll('h1').length)).toBe(1);
    await find('button', say('shell.search.open')).catch(() => find('link', say('shell.search.open')));
  });

  test(`the word counter counts, and a switch of the language keeps what was written: ${locale}`, async ({
    find,
    press,

    visit,
    window,
  }) => {
    const other = otherLocale(locale);
    await visit(locale, localePath(locale, paths.wordCounter));
    await window.type(await find('field', say('word_counter.text')), 'نسق is order');
    await expect.poll(() => window.run(() => document.querySelector('main')!.innerText)).toMatch(/3|٣/);
    await press('link', localeInfo[other].name);
    await expect.poll(() => window.run(() => document.documentElement.lang)).toBe(localeInfo[other].tag);
    const kept = await find('field', text(other, 'word_counter.text'));
    expect(await window.run((field) => (field as never as HTMLTextAreaElement).value, kept)).toBe('نسق is order');
  });

  test(`the theme is flipped and kept: ${locale}`, async ({ press, visit, window }) => {
    await visit(locale, localePath(locale, paths.about));
    const dark = () => window.run(() => document.documentElement.classList.contains('dark'));
    expect(await dark()).toBe(false);
    await press('button', say('shell.theme.dark'));
    await expect.poll(dark).toBe(true);
    await expect.poll(() => window.run((key) => localStorage.getItem(key), colorSchemeStorageKey)).toBe('dark');
    await visit(locale, localePath(locale, paths.services));
    expect(await dark()).toBe(true);
  });

  test(`a message is written, sent and confirmed: ${locale}`, async ({ find, press, visit, window, shows }) => {
    const email = freshReader();
    const values = {
      first_name: locale === 'en' ? 'Layla' : 'ليلى',
      last_name: locale === 'en' ? 'Hassan' : 'حسن',
      email,
      subject: locale === 'en' ? 'A site in two languages' : 'موقع بلغتين',
      help_details: locale === 'en' ? 'What would it cost?' : 'كم تكون التكلفة؟',
    };
    await visit(locale, localePath(locale, paths.contact));
    // Nothing is written yet: the summary says so and has the focus.
    await press('button', say('contact.submit'));
    await expect.poll(() => window.run(() => document.activeElement?.closest('[role=alert]') !== null)).toBe(true);
    for (const [name, value] of Object.entries(values))
      await window.type(await find('field', fieldLabel(name, locale)), value);
    await personTakes(window);
    await press('button', say('contact.submit'));
    await expect.poll(() => window.run(() => location.pathname)).toContain('/sent/');
    const reference = await window.run(() => location.pathname.split('/').at(-1)!);
    await shows(reference);
    expect((await mailTo(email)).subject).toContain(reference);
  });

  test(`an entry leads back to its list, where the reader was: ${locale}`, async ({ visit, window }) => {
    const { data } = await api<List<Summary>>('works?limit=5', locale);
    const address = localePath(locale, entryPath('works', data.at(-1)!.slug));
    await visit(locale, localePath(locale, paths.works));
    const linkTo = (path: string) =>
      [...document.querySelectorAll<HTMLAnchorElement>('main a')].find(
        ({ pathname }) => decodeURI(pathname) === decodeURI(path),
      )!;
    const link = await window.run(linkTo as never as (path: string) => never, address);
    await window.click(link);
    await expect.poll(() => window.run(() => decodeURI(location.pathname))).toBe(decodeURI(address));
    await expect.poll(() => window.run(() => scrollY)).toBe(0);
    await window.back();
    await expect.poll(() => window.run(() => location.pathname)).toBe(localePath(locale, paths.works));
    const seen = () =>
      window.run((path) => {
        const found = [...document.querySelectorAll<HTMLAnchorElement>('main a')].find(
          ({ pathname }) => decodeURI(pathname) === decodeURI(path),
        );
        const place = found?.getBoundingClientRect();
        return scrollY > 0 && place !== undefined && place.bottom > 0 && place.top < innerHeight;
      }, address);
    await expect.poll(seen, { message: 'the entry is in sight again' }).toBe(true);
  });

  test(`an account is signed in and out: ${locale}`, async ({ adminApi, find, press, shows, visit, window }) => {
    const account = await makeAccount(adminApi, locale);
    await visit(locale, localePath(locale, paths.login));
    await window.type(await find('field', fieldLabel('email', locale)), account.email);
    await window.type(await find('field', fieldLabel('password', locale)), account.password);
    await press('button', say('account.login.submit'));
    await find('link', `${say('titles.account')}: ${account.name}`);
    await visit(locale, localePath(locale, paths.account));
    await shows(account.name);
    await press('button', say('account.nav.sign_out'));
    await expect.poll(() => window.run(() => location.pathname)).toBe(localePath(locale, paths.login));
    await expect.poll(() => window.run(() => document.body.innerText)).not.toContain(account.name);
  });

  test(`a chat is begun, and both sides are heard: ${locale}`, async ({
    adminApi,
    find,
    playwright,

    shows,
    visit,
    window,
  }) => {
    const [hello, answer, thanks] = ['hello', 'answer', 'thanks'].map((word) => `${word} ${randomUUID()}`) as [
      string,
      string,
      string,
    ];
    const email = freshReader();
    await visit(locale, localePath(locale, paths.liveChat));
    // Outside of the hours it is left, and answered later.
    const start = await Promise.any(['start', 'leave'].map((name) => find('button', say(`live_chat.form.${name}`))));
    const fields = (await window.run(() => [
      ...document.querySelectorAll('main form :is(input, select, textarea):not([type=hidden], [aria-hidden] *)'),
    ])) as never as Element[];
    // A list is chosen from by its keys.
    const written = [locale === 'en' ? 'Layla Hassan' : 'ليلى حسن', email, keys.down, hello];
    expect(fields.length).toBe(written.length);
    for (const [place, field] of fields.entries()) await window.type(field, written[place]!);
    await personTakes(window);
    await window.click(start);
    await shows(hello);
    await withAgent(adminApi, playwright.request, async (agent) => {
      const chat = await agent.chatOf(email);
      await agent.says(chat, answer);
      await shows(answer);
      await window.type(await find('field', say('live_chat.write')), thanks + keys.enter);
      await shows(thanks);
      await expect.poll(async () => (await agent.messages(chat)).map((message) => message.text)).toContain(thanks);
    });
  });
}

/** A form that is sent faster than anybody writes is taken for a program's. */
async function personTakes({ run }: Window): Promise<void> {
  const now = () => run(() => performance.now());
  const written = await now();
  await expect.poll(now).toBeGreaterThan(written + 4_000);
}
