import type { CDPSession } from '@vitest/browser-playwright';
import { type Locale, locales, orderForm } from '@nasaq/contract';
import { describe, expect, onTestFinished, test } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { documentOf, picture } from '../../testing/files.ts';
import { inTurn } from '../../testing/in-turn.ts';
import { mountFields } from '../../testing/mount.tsx';
import type { T } from '../../locale/translator.ts';
import { RichTextField } from './rich-text-field.tsx';

async function openIn(locale: Locale) {
  const { t, store } = await mountFields(locale, 'orders', orderForm, <RichTextField name="brief" />);
  await expect.poll(() => document.querySelector('trix-editor')).not.toBeNull();
  const editor = document.querySelector<HTMLElement>('trix-editor')!;
  editor.focus();
  return { t, store, editor, text: () => editor.innerText.replaceAll('\u00A0', ' ') };
}

test.each(locales)('it reads in the direction of the page: %s', async (locale) => {
  const { editor } = await openIn(locale);
  expect(getComputedStyle(editor).direction).toBe(locale === 'ar' ? 'rtl' : 'ltr');
});

describe.each(inTurn('ar'))('%s', (locale) => {
  const open = () => openIn(locale);
  const tool = (t: T, name: 'bold' | 'undo' | 'heading' | 'bullets') =>
    page.getByRole('toolbar').getByRole('button', { name: t(`editor.tool.${name}`), exact: true });
  /** As from a file manager or another window: with its own data and no permission asked. */
  function paste(target: Element, fill: (data: DataTransfer) => void): void {
    const data = new DataTransfer();
    fill(data);
    target.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
  }
  const attach = (editor: Element, file: File) => paste(editor, (data) => data.items.add(file));
  const figures = (editor: Element) => [...editor.querySelectorAll('figure')];

  test('what is typed stands on its lines, and is undone in a few steps', async () => {
    const { t, text } = await open();
    const lines = ['We need a', 'b', '', '<script> & "x"', 'ليلى', '', '', 'an end'];
    await userEvent.keyboard(lines.join('{Enter}'));
    await expect.poll(text).toBe(lines.join('\n'));
    // Groups of five seconds, which may end in between: a few, and not one for each line.
    for (let steps = 0; steps < 4 && text().trim() !== ''; steps += 1) await tool(t, 'undo').click();
    expect(text().trim()).toBe('');
  });

  test('bold, a heading and a link from the keyboard are in what is sent; an empty address is none', async () => {
    const { t, store, editor } = await open();
    await userEvent.keyboard('نريد a shop');
    await userEvent.keyboard('{Control>}a{/Control}');
    await expect.poll(() => String(getSelection())).toContain('نريد');
    await userEvent.keyboard('{Control>}b{/Control}');
    await expect.element(tool(t, 'bold')).toHaveAttribute('aria-pressed', 'true');
    await userEvent.keyboard('{Control>}k{/Control}');
    const address = page.getByLabelText(t('editor.link.address'));
    await expect.element(address).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(address).toBeVisible();
    expect(editor.querySelector('a')).toBeNull();
    await address.fill('https://example.com/brief');
    await userEvent.keyboard('{Enter}');
    await expect.element(address).not.toBeVisible();
    await expect.poll(() => String(store.get('brief'))).toContain('href="https://example.com/brief"');
    expect(String(store.get('brief'))).toContain('<strong>');
  });

  test('a shortcut means what is selected, also where it comes at once', async () => {
    const { t, editor } = await open();
    for (let turn = 0; turn < 5; turn += 1) {
      await userEvent.keyboard('a few words');
      await userEvent.keyboard('{Control>}ab{/Control}');
      await expect.element(tool(t, 'bold')).toHaveAttribute('aria-pressed', 'true');
      // Drawn with the next frame, which the tool does not wait for.
      await expect.poll(() => editor.querySelector('strong')?.textContent).toContain('a few words');
      await userEvent.keyboard('{Control>}a{/Control}{Delete}');
      await expect.poll(() => editor.innerText.trim()).toBe('');
    }
  });

  test('who leaves with the last letter has written it, and is not called back', async () => {
    const { store, editor } = await open();
    store.commit('brief');
    for (let turn = 0; turn < 5; turn += 1) {
      editor.focus();
      document.execCommand('selectAll');
      document.execCommand('delete');
      await expect.poll(() => store.get('brief')).toBe('');
      store.commit('brief');
      expect(store.failure('brief')).toBeDefined();
      document.execCommand('insertText', false, 'ليلى');
      editor.blur();
      await expect.poll(() => store.failure('brief')).toBeUndefined();
      expect(String(store.get('brief'))).toContain('ليلى');
      expect(editor.contains(document.activeElement)).toBe(false);
    }
  });

  test('whoever goes on before the page has drawn, on a slow processor, stays where they went, and writes there', async () => {
    const { store, editor, text } = await open();
    const next = editor.closest('form')!.appendChild(document.createElement('input'));
    await devTools().send('Emulation.setCPUThrottlingRate', { rate: 6 });
    onTestFinished(async () => void (await devTools().send('Emulation.setCPUThrottlingRate', { rate: 1 })));
    let called = 0;
    for (const words of ['تبقى القائمة فارغة. ', 'It stays empty. ', 'ليلى']) {
      editor.focus();
      await userEvent.keyboard('{Control>}a{/Control}{Delete}');
      await expect.poll(() => store.get('brief')).toBe('');
      next.value = '';
      // With the last letter, and before anything is drawn.
      const goOn = () => {
        next.focus();
        editor.addEventListener('focus', () => (called += 1), { once: true });
      };
      editor.addEventListener('input', goOn, { once: true });
      for (const letters of [words, 'sara', '@example.org'])
        await devTools().send('Input.insertText', { text: letters });
      await expect.poll(() => String(store.get('brief'))).toContain(words.trim());
      await frames();
      expect([next.value, document.activeElement, called]).toEqual(['sara@example.org', next, 0]);
      expect(text().trim()).toBe(words.trim());
      expect(String(store.get('brief'))).not.toContain('\u2060');
      editor.focus();
      called = 0;
    }
  });

  test('a picture goes up and takes a caption; another file stands beside it', async () => {
    const { store, editor } = await open();
    await userEvent.keyboard('Before');
    attach(editor, picture());
    await expect.poll(() => editor.querySelector('figure img')).not.toBeNull();
    await expect.poll(() => editor.querySelector('figure progress')).toBeNull();
    await userEvent.click(editor.querySelector('figure img')!);
    await userEvent.keyboard('The sketch');
    attach(editor, documentOf(1536));
    await expect.poll(() => figures(editor).map(({ textContent }) => textContent)).toHaveLength(2);
    await expect.poll(() => figures(editor)[0]?.textContent).toContain('The sketch');
    expect(figures(editor)[1]?.textContent).toContain('scope.pdf');
    await expect.poll(() => String(store.get('brief'))).toContain('The sketch');
  });

  test('letters, a new line and what is pasted never replace a selected file; only what deletes takes it out', async () => {
    const { editor, text } = await open();
    await userEvent.keyboard('Before');
    attach(editor, documentOf(1536));
    await expect.poll(() => figures(editor)).toHaveLength(1);
    await expect.poll(() => editor.querySelector('figure progress')).toBeNull();
    const file = () => figures(editor)[0]!;
    await userEvent.click(file());
    await userEvent.keyboard('letters{Enter}');
    await expect.poll(text).toContain('letters');
    await userEvent.click(file());
    paste(editor, (data) => data.setData('text/plain', 'pasted'));
    await expect.poll(text).toContain('pasted');
    expect(figures(editor)).toHaveLength(1);
    await userEvent.click(file());
    await userEvent.keyboard('{Delete}');
    await expect.poll(() => figures(editor)).toHaveLength(0);
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect.poll(() => figures(editor)).toHaveLength(1);
  });

  test('a refused file leaves the text and says why; the words stay', async () => {
    const { t, editor, text } = await open();
    await userEvent.keyboard('قبل الملف');
    attach(editor, picture('program.png'));
    const told = () => page.getByRole('alert').element().textContent;
    await expect.poll(told).toContain('program.png');
    expect(told()).toContain(t('forms.files.problem.content'));
    expect(figures(editor)).toHaveLength(0);
    expect(text()).toContain('قبل الملف');
  });

  test('pasted markup loses scripts, foreign pictures and frames before it stands in the text', async () => {
    const { editor } = await open();
    await userEvent.keyboard('to copy{Control>}a{/Control}');
    document.addEventListener(
      'copy',
      (event) => {
        event.preventDefault();
        event.stopImmediatePropagation();
        event.clipboardData?.setData(
          'text/html',
          '<b>kept</b><script>globalThis.stolen = 1</script><img src="x" onerror="globalThis.stolen = 1"><a href="javascript:globalThis.stolen = 1">link</a><iframe src="/"></iframe>',
        );
      },
      { once: true, capture: true },
    );
    await userEvent.copy();
    await userEvent.paste();
    await expect.poll(() => editor.textContent).toContain('kept');
    expect(editor.querySelectorAll('script, iframe, form, [onerror], a[href^="javascript:"]')).toHaveLength(0);
    expect('stolen' in globalThis).toBe(false);
  });
});

/** As a keyboard's input comes, and a slow processor. */
function devTools(): CDPSession {
  return cdp();
}

/** What waits for the next frame has happened after two. */
const frames = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
