import { paragraphsOf, type RichNode, wordsOf } from '@nasaq/translation';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Answer } from '../../../../testing/screens/fake-host.ts';
import { inTurn } from '../../../../testing/screens/in-turn.ts';
import { violations } from '../../../../testing/screens/violations.ts';
import { fill } from '../../../../platform/staff/screens/screen-texts.ts';
import { deskTexts } from '../../../catalogue/index.ts';
import { DeskHost } from '../../testing/desk-host.ts';
import { showDesk } from '../../testing/show-desk.tsx';

let host: DeskHost;
beforeEach(() => {
  host = new DeskHost();
});

function open(language: 'en' | 'ar', answer?: Answer) {
  showDesk(language, host, { at: '/admin/collections/posts/7', ...(answer && { answer }) });
  const body = page.getByRole('textbox', { name: language === 'ar' ? 'النص العربية' : 'Text Arabic', exact: true });
  return { body: body.first(), texts: deskTexts[language].textParts };
}

const stored = () => (host.docs.ar.body as { root: RichNode } | null)?.root.children ?? [];
const part = (type: string, fields: object, more: object = {}) =>
  ({ type, version: 2, format: '', fields: { id: 'x', blockName: '', ...fields }, ...more }) as RichNode;

async function paste(html: string) {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/html', html);
  document.activeElement!.dispatchEvent(
    new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
  );
}

/** The editor learns what is selected a moment after the keys: who types writes after that. */
async function selectAll(): Promise<void> {
  const told = new Promise((resolve) => document.addEventListener('selectionchange', resolve, { once: true }));
  await userEvent.keyboard('{Control>}a{/Control}');
  await told;
}

describe.each(inTurn('en'))('parts of a text at the desk, in %s', (language) => {
  test(
    'characters that cannot be stored are left out, and the caret stays where it is',
    { tags: ['proof'] },
    async () => {
      const { body } = open(language);
      await body.click();
      await selectAll();
      await userEvent.keyboard('نص');
      await expect.poll(() => wordsOf(host.docs.ar.body)).toBe('نص');
      document.execCommand('insertText', false, '\0 ملصق\uD83D');
      await expect.poll(() => wordsOf(host.docs.ar.body)).toBe('نص ملصق');
      await userEvent.keyboard(' وأكثر');
      await expect.poll(() => wordsOf(host.docs.ar.body)).toBe('نص ملصق وأكثر');
      expect(JSON.stringify(host.saves)).not.toMatch(/\\u0000|\\ud83d/u);
    },
  );

  test('in a dialog over a text the keys are its own: one moves in a field, and Escape leads back', async () => {
    const { body, texts } = open(language);
    await body.click();
    await page.getByRole('button', { name: texts.insert }).first().click();
    await page.getByRole('menuitem', { name: texts.table, exact: true }).click();
    const cell = page.getByRole('dialog').getByRole('textbox').first();
    await expect.element(cell).toHaveFocus();
    await userEvent.keyboard('ب{Home}ا{End}ت');
    await expect.element(cell).toHaveValue('ابت');
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    await expect.element(body).toHaveFocus();
  });

  test('each is put in by the menu and its dialog, and stored as the form of the CMS stores it', async () => {
    const { body, texts } = open(language);
    await body.click();
    await selectAll();
    await userEvent.keyboard('جملة');
    const insert = async (name: string, write: () => Promise<void>) => {
      await page.getByRole('button', { name: texts.insert }).first().click();
      await page.getByRole('menuitem', { name, exact: true }).click();
      const dialog = page.getByRole('dialog', { name, exact: true });
      await expect.element(dialog.getByRole('button', { name: texts.put })).toBeDisabled();
      // Whoever opens it writes at once.
      await expect
        .poll(() => document.activeElement)
        .toBe(document.querySelector('dialog :is(input, select, textarea)'));
      await write();
      await dialog.getByRole('button', { name: texts.put }).click();
      await expect.element(dialog).not.toBeInTheDocument();
      await expect.element(body).toHaveFocus();
    };
    const field = (name: string) => page.getByRole('dialog').getByRole('textbox', { name, exact: true });
    await insert(texts.footnote, () => field(texts.text).fill('حاشية أولى'));
    await insert(texts.table, async () => {
      const cell = (row: number, column: number) =>
        field(fill(texts.cell, { row: String(row), column: String(column) }));
      await cell(1, 1).fill('الخطة');
      await cell(2, 2).fill('٢٠');
      const removal = fill(texts.removeRow, { number: '3' });
      await page.getByRole('dialog').getByRole('button', { name: removal }).click();
    });
    await insert(texts.callout, async () => {
      await page.getByRole('dialog').getByRole('combobox').selectOptions('warning');
      await field(texts.text).fill('انتبه\nلهذا');
    });
    await insert(texts.code, () => field(texts.code).fill('npm start'));
    await insert(texts.columns, () => field(texts.items).fill('القاهرة\nالجيزة'));
    await expect.poll(() => wordsOf(host.docs.ar.body)).toContain('الجيزة');
    // What stood there before begins with a heading.
    expect(paragraphsOf(host.docs.ar.body).filter(({ kind }) => kind !== 'p' && kind !== 'h2')).toEqual([
      { kind: 'footnote', words: 'حاشية أولى' },
      { kind: 'td', words: 'الخطة' },
      { kind: 'td', words: '' },
      { kind: 'td', words: '' },
      { kind: 'td', words: '٢٠' },
      { kind: 'callout', words: 'انتبه' },
      { kind: 'callout', words: 'لهذا' },
      { kind: 'code', words: 'npm start' },
      { kind: 'li', words: 'القاهرة' },
      { kind: 'li', words: 'الجيزة' },
    ]);
    const [head, line] = stored().find(({ type }) => type === 'table')!.children!;
    expect([head, line].map((row) => row!.children!.map(({ headerState }) => headerState))).toEqual([
      [1, 1],
      [0, 0],
    ]);
    expect(stored().flatMap(({ fields }) => (fields as { blockType?: string } | undefined)?.blockType ?? [])).toEqual([
      'callout',
      'code',
      'columns',
    ]);
    expect(await violations()).toEqual([]);
  });
});

describe('parts of a text at the desk', () => {
  const language = 'ar';

  test('what is edited changes in its place, what is not stays to the letter, and what nobody knows stays too', async () => {
    const bold = { type: 'text', text: 'غليظ', detail: 0, format: 1, mode: 'normal', style: '', version: 1 };
    const element = { direction: null, format: '', indent: 0, version: 1 };
    const cell = (text: object) =>
      ({
        ...element,
        type: 'tablecell',
        headerState: 0,
        colSpan: 1,
        rowSpan: 1,
        backgroundColor: null,
        children: [{ ...element, type: 'paragraph', children: [text] }],
      }) as RichNode;
    const table = {
      ...element,
      type: 'table',
      colWidths: [100, 200],
      children: [{ ...element, type: 'tablerow', children: [cell(bold), cell({ ...bold, format: 0, text: 'عادي' })] }],
    };
    const gone = part('block', { blockType: 'gone', deep: { inside: ['x'] } });
    const callout = part('block', { blockType: 'callout', tone: 'tip', title: 'عنوان', text: 'سطر' });
    host.docs = {
      ...host.docs,
      ar: { ...host.docs.ar, body: { root: { ...element, type: 'root', children: [gone, callout, table] } } },
    };
    const { texts } = open(language);
    const edit = (name: string) => page.getByRole('button', { name: fill(texts.edit, { part: name }) });
    await edit(texts.callout).click();
    const field = (name: string) => page.getByRole('dialog').getByRole('textbox', { name, exact: true });
    await field(texts.text).fill('سطر\nوآخر');
    await page.getByRole('dialog').getByRole('button', { name: texts.put }).click();
    // In the direction of its own language, whatever that of the menus is.
    const shown = document.querySelector('.desk-text-part__table table')!;
    expect(getComputedStyle(shown).direction).toBe('rtl');
    await edit(texts.table).click();
    expect(await violations()).toEqual([]);
    await field(fill(texts.cell, { row: '1', column: '2' })).fill('جديد');
    await page.getByRole('dialog').getByRole('button', { name: texts.put }).click();
    await expect.poll(() => wordsOf(host.docs.ar.body)).toContain('جديد');
    const [first, second, third] = stored();
    expect(first).toEqual(gone);
    expect(second).toEqual({ ...callout, fields: { ...(callout.fields as object), text: 'سطر\nوآخر' } });
    expect(third).toMatchObject({ colWidths: [100, 200] });
    expect(third!.children![0]!.children![0]).toEqual(cell(bold));
    await edit(texts.callout).click();
    await page.getByRole('dialog').getByRole('button', { name: texts.remove }).click();
    await expect.poll(() => stored().map(({ type }) => type)).toEqual(['block', 'table']);
  });

  test('marks become headings while they are typed without a pause, and the head says at the first key that it waits', async () => {
    const { body } = open(language);
    const { saves } = deskTexts[language];
    await body.click();
    await selectAll();
    await userEvent.keyboard('{Backspace}{Backspace}');
    await expect.poll(() => wordsOf(host.docs.ar.body)).toBe('');
    const said = page.getByRole('status').filter({ hasText: /./u }).first();
    await expect.element(said).toMatchTextContent(saves.saved);
    await userEvent.keyboard('#');
    await new Promise(requestAnimationFrame);
    expect(said.element().textContent).toBe(saves.waiting);
    await userEvent.keyboard('# أول{Enter}### ثانٍ{Enter}سطر');
    await expect.poll(() => wordsOf(host.docs.ar.body)).toContain('سطر');
    expect(stored().map(({ tag, type }) => tag ?? type)).toEqual(['h2', 'h3', 'paragraph']);
  });

  test('a mark whose space comes late on a busy machine leaves no space behind', { tags: ['proof'] }, async () => {
    const { body } = open(language);
    await body.click();
    await selectAll();
    await userEvent.keyboard('{Backspace}{Backspace}##');
    const now = performance.now.bind(performance);
    const clock = vi.spyOn(performance, 'now').mockImplementation(() => now() + 500);
    await userEvent.keyboard(' أول{Enter}- بند');
    clock.mockRestore();
    await expect.poll(() => wordsOf(host.docs.ar.body)).toContain('بند');
    expect(paragraphsOf(host.docs.ar.body)).toEqual([
      { kind: 'h2', words: 'أول' },
      { kind: 'li', words: 'بند' },
    ]);
    expect(JSON.stringify(stored())).not.toMatch(/" /u);
  });

  test('a table of the clipboard is a table, with its heads', async () => {
    const { body } = open(language);
    await body.click();
    await selectAll();
    await paste(
      '<table><tr><th>Stone</th><th>Price</th></tr><tr><td><p>Granite</p><p>grey</p></td><td>12</td></tr></table>',
    );
    await expect.poll(() => wordsOf(host.docs.ar.body)).toContain('Granite');
    expect(paragraphsOf(host.docs.ar.body).filter(({ kind }) => kind === 'td')).toEqual([
      { kind: 'td', words: 'Stone' },
      { kind: 'td', words: 'Price' },
      { kind: 'td', words: 'Granite grey' },
      { kind: 'td', words: '12' },
    ]);
    const table = stored().find(({ type }) => type === 'table')!;
    expect(table.children![0]!.children![0]!.headerState).toBe(1);
  });

  test('an address that leads nowhere, or runs something, is refused at its field with the reason', async () => {
    const { body } = open(language);
    const { link } = deskTexts[language];
    await body.click();
    await selectAll();
    await page.getByRole('button', { name: deskTexts[language].tools.link, exact: true }).first().click();
    await page.getByRole('radio', { name: link.custom }).click();
    const address = page.getByRole('dialog').getByRole('textbox', { name: link.custom });
    for (const url of ['javascript:alert(1)', 'example', 'data:text/html,x']) {
      await address.fill(url);
      await expect.element(address).toHaveAccessibleDescription(link.wrong);
    }
    for (const url of ['', 'htt', 'https://example.com', '/contact']) {
      await address.fill(url);
      await expect.element(address).not.toHaveAttribute('aria-invalid');
    }
    await page.getByRole('dialog').getByRole('button', { name: link.set, exact: true }).click();
    await expect.poll(() => JSON.stringify(stored())).toContain('"url":"/contact"');
  });

  test('words lead to a file of the library, which is found by what it says', async () => {
    const asked: string[] = [];
    const { body } = open(language, ({ url }) => {
      if (url.pathname !== '/api/media') return undefined;
      asked.push(url.search);
      return { docs: [{ id: 5, alt: { en: 'Our fees', ar: 'أتعابنا' }, filename: 'fees.pdf' }] };
    });
    const { link } = deskTexts[language];
    await body.click();
    await selectAll();
    await page.getByRole('button', { name: deskTexts[language].tools.link, exact: true }).first().click();
    await page.getByRole('radio', { name: link.file }).click();
    const find = page.getByRole('dialog').getByRole('combobox', { name: link.file });
    await find.fill('fees');
    await page.getByRole('dialog').getByRole('option').first().click();
    await page.getByRole('dialog').getByRole('button', { name: link.set, exact: true }).click();
    await expect.poll(() => JSON.stringify(stored())).toContain('"doc":{"relationTo":"media","value":5}');
    // Pictures are put into a text, and not led to.
    expect(asked.every((query) => decodeURIComponent(query).includes('[mimeType][not_like]=image/'))).toBe(true);
  });

  test('links of the clipboard stay links, where they lead anywhere by themselves', async () => {
    const { body } = open(language);
    await body.click();
    await selectAll();
    await paste(
      '<p>See <a href="https://example.com/x" target="_blank">our <b>friend</b></a>, <a href="/services">inside</a>,' +
        ' <a href="javascript:alert(1)">nothing</a> and <a href="#note">a note</a>.</p>',
    );
    await expect.poll(() => wordsOf(host.docs.ar.body)).toBe('See our friend, inside, nothing and a note.');
    const links = stored()[0]!.children!.filter(({ type }) => type === 'link');
    expect(links.map(({ fields }) => fields)).toEqual([
      { linkType: 'custom', newTab: true, url: 'https://example.com/x' },
      { linkType: 'custom', newTab: false, url: '/services' },
    ]);
  });
});
