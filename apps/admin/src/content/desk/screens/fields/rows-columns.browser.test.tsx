import { otherLocale, locales, type Locale } from '@nasaq/contract';
import type { Doc } from '@nasaq/translation';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { fill } from '../../../../platform/staff/screens/screen-texts.ts';
import { inTurn } from '../../../../testing/screens/in-turn.ts';
import { violations } from '../../../../testing/screens/violations.ts';
import { deskTexts } from '../../../catalogue/index.ts';
import { DeskHost } from '../../testing/desk-host.ts';
import { showDesk } from '../../testing/show-desk.tsx';

let host: DeskHost;
beforeEach(async () => {
  host = new DeskHost();
  await page.viewport(1440, 900);
});

function open(language: Locale) {
  showDesk(language, host, { at: '/admin/collections/posts/7' });
  return deskTexts[language];
}

const conflict = { label: 'Steps', by: 'Karim', at: '2026-11-23T10:00:00.000Z', theirs: 'Theirs', seen: {} };
const overruled = {
  ...conflict,
  locale: 'ar' as const,
  value: 'ملخص سلمى',
  mine: 'ملخص سلمى',
  theirs: 'ملخص كريم',
};

function boxOf(element: Element): DOMRect {
  return element.getBoundingClientRect();
}

/** Where the column of a language stands, by its heading. */
function columnOf(locale: Locale): DOMRect {
  return boxOf(document.querySelector(`.desk-language[data-locale="${locale}"]`)!);
}

function expectInColumn(element: Element, locale: Locale): void {
  const [box, column] = [boxOf(element), columnOf(locale)];
  expect.soft(box.left).toBeGreaterThanOrEqual(column.left - 1);
  expect.soft(box.right).toBeLessThanOrEqual(column.right + 1);
  expect(box.width).toBeGreaterThan(column.width / 2);
}

/** An ordinary run has the source in the other language than the menus. */
const cases = locales.flatMap((language) =>
  inTurn(otherLocale(language)).map((source): [Locale, Locale] => [language, source]),
);

describe.each(cases)('rows of one language, with menus in %s and %s first', (language, source) => {
  beforeEach(() => {
    host.record = { ...host.record, source };
  });

  test('stand in the column of their language, and what is not written in that of the other', async () => {
    const arabic = [...(host.docs.ar.steps as Doc[]), { id: 'a9', pair: 'z', title: 'نراجع', text: '', days: null }];
    host.docs = { ...host.docs, ar: { ...host.docs.ar, steps: arabic } };
    const texts = open(language);
    for (const [pair, has] of [
      ['b', 'en'],
      ['z', 'ar'],
    ] as const) {
      const lacks = otherLocale(has);
      await expect.poll(() => document.querySelector(`[data-place="${has}:steps.${pair}.title"]`)).not.toBeNull();
      expectInColumn(document.querySelector(`[data-place="${has}:steps.${pair}.title"]`)!, has);
      const missing = document.querySelector(`[data-pair="${pair}"] .desk-row__missing`)!;
      expect(missing.textContent).toContain(texts.notWrittenIn[lacks]);
      expectInColumn(missing, lacks);
    }
    expect(await violations()).toEqual([]);
  });
});

test.each(cases)(
  'a new row is written in the language of the menus first, or where somebody writes: %s, %s first',
  async (language, source) => {
    host.record = { ...host.record, source };
    const texts = open(language);
    const add = page.getByRole('button', { name: fill(texts.addRow, { row: language === 'ar' ? 'خطوة' : 'Step' }) });
    const place = () => document.activeElement?.getAttribute('data-place');
    await add.click();
    await expect.poll(place).toMatch(new RegExp(`^${language}:steps\\..+\\.title$`));
    const other = otherLocale(language);
    document.querySelector<HTMLElement>(`[data-place="${other}:steps.a.title"]`)!.focus();
    await add.click();
    await expect.poll(place).toMatch(new RegExp(`^${other}:steps\\.(?!a\\.).+\\.title$`));
  },
);

describe.each(inTurn('ar'))('a desk, in %s', (language) => {
  test('two boxes at one field stand below each other, in the column of their language', async () => {
    const texts = open(language);
    await expect.element(page.getByText(texts.saves.saved, { exact: true })).toBeVisible();
    host.conflicts = {
      en: [{ ...conflict, path: 'steps' }],
      ar: [
        { ...conflict, path: 'summary' },
        { ...conflict, path: 'steps' },
      ],
    };
    host.overruled = [{ ...overruled, id: 3, path: 'summary', label: 'Summary' }];
    await page.getByRole('textbox').nth(0).fill('Mine');
    host.people.tellOverruled();
    const boxes = () => [...document.querySelectorAll('[data-path="summary"] .desk-conflict')];
    await expect.poll(() => boxes().length).toBe(2);
    const [first, second] = boxes() as [Element, Element];
    for (const box of [first, second]) expectInColumn(box, 'ar');
    expect(boxOf(second).top).toBeGreaterThan(boxOf(first).bottom);
    const cell = boxOf(first.closest('.desk-field')!);
    expect(boxOf(second).bottom).toBeLessThanOrEqual(cell.bottom + 1);
    const inRows = () => [...document.querySelectorAll('[data-path="steps"] .desk-conflict')];
    await expect.poll(() => inRows().length).toBe(2);
    const ofRows = inRows();
    const inOrder = ['en', 'ar'] as const;
    inOrder.forEach((locale, place) => expectInColumn(ofRows[place]!, locale));
    document.querySelector('.desk-notices button')!.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    const notices = boxOf(document.querySelector('.desk-notices')!);
    await expect.poll(() => boxOf(first).top).toBeGreaterThanOrEqual(notices.bottom);
    expect(document.activeElement!.closest('[data-dispute]')).not.toBeNull();
    expect(getComputedStyle(document.querySelector('.desk-notices')!).backgroundColor).not.toBe('rgba(0, 0, 0, 0)');
    expect(await violations()).toEqual([]);
  });

  test('of several notices one is in sight and how many there are, until all are wanted', async () => {
    const texts = open(language);
    await expect.element(page.getByText(texts.saves.saved, { exact: true })).toBeVisible();
    const removed = { ...conflict, path: 'title', label: language === 'ar' ? 'العنوان' : 'Title' };
    host.conflicts = { en: [], ar: [{ ...conflict, path: 'summary' }] };
    host.others = { en: [], ar: [removed] };
    host.overruled = [{ ...overruled, id: 3, path: 'gone', label: 'A field that is no more' }];
    await page.getByRole('textbox').nth(0).fill('Mine');
    host.people.tellOverruled();
    const unfold = page.getByRole('button', { name: new RegExp(`^${texts.moreNotices.split(' (')[0]}`, 'u') });
    await expect.element(unfold).toHaveAttribute('aria-expanded', 'false');
    const notices = document.querySelector('.desk-notices')!;
    expect(boxOf(notices).height).toBeLessThan(140);
    // With all of its border, and nothing cut of the next.
    const list = notices.firstElementChild!;
    expect(boxOf(list.firstElementChild!).bottom).toBeLessThanOrEqual(boxOf(list).bottom);
    expect(list.scrollHeight).toBeLessThanOrEqual(list.clientHeight);
    expect(boxOf(list.children[1]!).height).toBeLessThanOrEqual(1);
    await unfold.click();
    const fold = page.getByRole('button', { name: texts.fewerNotices, exact: true });
    await expect.element(fold).toHaveAttribute('aria-expanded', 'true');
    expect(await violations()).toEqual([]);
    await fold.click();
    await expect.element(unfold).toBeVisible();
  });

  test('whoever gives a language the rows that it lacks goes on in the first text of them', async () => {
    const texts = open(language);
    await page.getByRole('button', { name: fill(texts.copyRows, { language: texts.languages.ar }) }).click();
    await expect.poll(() => document.activeElement?.getAttribute('data-place')).toBe('ar:steps.b.title');
  });

  test('whoever moves a row to an end, or removes one, keeps the keys beside it', async () => {
    const texts = open(language);
    const rows = () => [...document.querySelectorAll('.desk-row')].map((row) => (row as HTMLElement).dataset.pair);
    await expect.poll(rows).toEqual(['a', 'b']);
    const tools = (pair: string) => [...document.querySelectorAll<HTMLElement>(`[data-pair="${pair}"] .desk-tool`)];
    await userEvent.click(tools('a')[1]!);
    await expect.poll(rows).toEqual(['b', 'a']);
    await expect.poll(() => document.activeElement).toBe(tools('a')[0]);
    await userEvent.keyboard('{Enter}');
    await expect.poll(rows).toEqual(['a', 'b']);
    await expect.poll(() => document.activeElement).toBe(tools('a')[1]);
    tools('a')[2]!.focus();
    await userEvent.keyboard('{Enter}');
    await page.getByRole('menuitem', { name: texts.removeBoth, exact: true }).click();
    await expect.poll(rows).toEqual(['b']);
    await expect.poll(() => document.activeElement).toBe(tools('b')[2]);
    await userEvent.keyboard('{Enter}');
    await expect.poll(rows).toEqual([]);
    await expect.poll(() => document.activeElement?.closest('.desk-rows__add')).not.toBeNull();
  });

  test('whoever writes a row in the other language goes on in its first text', async () => {
    const texts = open(language);
    await page.getByRole('button', { name: texts.writeIt, exact: true }).click();
    await expect.poll(() => document.activeElement?.getAttribute('data-place')).toBe('ar:steps.b.title');
  });

  test('where there is room for one column, a row of one language says which', async () => {
    await page.viewport(390, 844);
    onTestFinished(() => page.viewport(1280, 800));
    const texts = open(language);
    const row = page.getByRole('listitem').filter({ hasText: texts.notWrittenIn.ar });
    await expect.element(row.getByText(texts.languages.en, { exact: true })).toBeVisible();
    await page.getByRole('button', { name: fill(texts.copyRows, { language: texts.languages.ar }) }).click();
    await expect.poll(() => document.activeElement?.getAttribute('data-place')).toBe('ar:steps.b.title');
  });
});
