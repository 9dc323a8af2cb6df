import { locales, type Locale } from '@nasaq/contract';
import { type Doc, fingerprint } from '@nasaq/translation';
import { toast } from '@payloadcms/ui';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { clientCollection, DocumentForm } from '../../../testing/screens/document-form.tsx';
import { mountScreen } from '../../../testing/screens/mount-screen.tsx';
import { deskTexts } from '../../catalogue/index.ts';
import { DeskHost } from '../testing/desk-host.ts';
import { DeskScreen } from './desk-screen.tsx';

let host: DeskHost;
beforeEach(() => {
  host = new DeskHost();
});

async function open(language: Locale, width: number) {
  await page.viewport(width, 844);
  onTestFinished(() => page.viewport(1280, 800));
  const screen = (
    <DocumentForm collection="posts" id={7}>
      <DeskScreen />
    </DocumentForm>
  );
  const config = {
    collections: [clientCollection('posts'), clientCollection('media', { upload: {} }), clientCollection('authors')],
  };
  mountScreen(language, screen, { at: '/admin/collections/posts/7', host: [host.answer], config });
  const texts = deskTexts[language];
  await expect.element(page.getByRole('button', { name: texts.publish, exact: true })).toBeVisible();
  await expect.poll(() => document.querySelector('[data-place="ar:slug"]')).not.toBeNull();
  return texts;
}

describe.each(locales)('a desk, in %s', (language) => {
  test('on a phone everything that is pressed has room for a finger', async () => {
    // Confirmed as it stands: its seal is the smallest of all signs.
    host.record.marks.ar.title!.source = fingerprint(host.docs.en.title as string);
    const texts = await open(language, 390);
    await expect.element(page.getByRole('button', { name: texts.reopen, exact: true })).toBeVisible();
    const small = [...document.querySelectorAll<HTMLElement>('.desk :is(button, select, [role="button"])')]
      .map((element) => ({ element, box: element.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 0 && (box.width < 24 || box.height < 24))
      .map(({ box, element }) => `${element.ariaLabel ?? element.textContent}: ${box.width} × ${box.height}`);
    expect(small).toEqual([]);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  });

  test('figures begin on the side of their language', async () => {
    const first = { ...(host.docs.ar.steps as Doc[])[0]!, title: '١٫٨٪' };
    host.docs = { ...host.docs, ar: { ...host.docs.ar, steps: [first] } };
    await open(language, 1440);
    const figure = document.querySelector<HTMLElement>('[data-place="ar:steps.a.title"]')!;
    const style = getComputedStyle(figure);
    expect([style.direction, style.unicodeBidi, style.textAlign]).toEqual(['rtl', 'isolate', 'start']);
    // Words of the other language keep their own direction.
    const words = document.querySelector<HTMLElement>('[data-place="ar:title"]')!;
    expect(getComputedStyle(words).unicodeBidi).toBe('plaintext');
    const days = document.querySelector<HTMLElement>('[data-place="ar:steps.a.days"]')!;
    expect([getComputedStyle(days).direction, getComputedStyle(days).textAlign]).toEqual(['ltr', 'end']);
    const [box, column] = [days, days.closest('.desk-cell')!].map((element) => element.getBoundingClientRect());
    expect(box!.right).toBe(column!.right);
  });

  test('what takes a change back is said in one line', async () => {
    const texts = await open(language, 390);
    toast('A long sentence about a row that somebody has removed from both languages of it.', {
      action: { label: texts.undo, onClick: () => {} },
      duration: Infinity,
    });
    const undo = page.getByRole('button', { name: texts.undo, exact: true });
    await expect.element(undo).toBeVisible();
    const lines = document.createRange();
    lines.selectNodeContents(undo.element());
    expect(lines.getClientRects()).toHaveLength(1);
    expect(undo.element().getBoundingClientRect().height).toBeGreaterThanOrEqual(24);
    const drawn = getComputedStyle(undo.element());
    const said = getComputedStyle(document.querySelector('.payload-toast-item')!);
    expect([drawn.borderStyle, drawn.color, drawn.fontFamily]).toEqual(['solid', said.color, said.fontFamily]);
    expect(drawn.backgroundColor).toBe('rgba(0, 0, 0, 0)');
    const close = document.querySelector('.payload-toast-close-button')!.getBoundingClientRect();
    const box = undo.element().getBoundingClientRect();
    expect(close.right <= box.left || close.left >= box.right).toBe(true);
  });
});
