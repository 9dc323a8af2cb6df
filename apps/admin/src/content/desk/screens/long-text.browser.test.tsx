import { locales } from '@nasaq/contract';
import { beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { clientCollection, DocumentForm } from '../../../testing/screens/document-form.tsx';
import { mountScreen } from '../../../testing/screens/mount-screen.tsx';
import { violations } from '../../../testing/screens/violations.ts';
import { deskTexts } from '../../catalogue/index.ts';
import { DeskHost } from '../testing/desk-host.ts';
import { DeskScreen } from './desk-screen.tsx';

let host: DeskHost;
beforeEach(() => {
  host = new DeskHost();
});

const quiet = ({ url }: { url: URL }) =>
  ({
    '/api/memory': { matches: [] },
    '/api/glossary': { terms: [] },
    '/api/machine-drafts': { available: false },
  })[url.pathname];

describe.each(locales)('200 000 letters at a desk, in %s', (language) => {
  const texts = deskTexts[language];
  const long = { en: 'a word and more ', ar: 'كلمة ثم أخرى ' }[language].repeat(16_000).slice(0, 200_000);
  const title = { en: 'Title English', ar: 'العنوان الإنجليزية' }[language];

  function open() {
    const screen = (
      <DocumentForm collection="posts" id={7}>
        <DeskScreen />
      </DocumentForm>
    );
    const config = { collections: [clientCollection('posts'), clientCollection('media', { upload: {} })] };
    mountScreen(language, screen, { host: [host.answer, quiet], config });
    return page.getByRole('textbox', { name: title, exact: true }).first();
  }

  test('stand in a box that scrolls, are counted, and name the entry by their beginning', async () => {
    const field = open();
    await field.fill('Short');
    const box = field.element() as HTMLTextAreaElement;
    const high = () => box.offsetHeight;
    const before = high();
    await field.fill(long);
    await expect.poll(high).toBeGreaterThan(before);
    expect(high()).toBeLessThan(600);
    expect(box.scrollHeight).toBeGreaterThan(high());
    await expect.poll(() => host.docs.en.title === long).toBe(true);
    const said = new Intl.NumberFormat(language === 'ar' ? 'ar-EG' : 'en').format(long.length);
    await expect.element(page.getByText(said, { exact: false }).first()).toBeVisible();
    await field.fill('Short');
    await expect.poll(high).toBe(before);
  });

  test('of somebody else are quoted where both begin to differ, and whole for who asks', async () => {
    const field = open();
    const theirs = `${long}theirs and the rest`;
    const conflict = { path: 'title', label: 'Title', by: 'Omar', at: '2026-11-23T10:00:00.000Z', theirs, seen: {} };
    host.conflicts = { en: [{ ...conflict, own: true }], ar: [] };
    await field.fill(`${long}mine`);
    const box = page.getByRole('alert').filter({ hasText: texts.alsoChangedOwn });
    await expect.element(box).toBeVisible();
    expect(box.getByText('Omar').elements()).toEqual([]);
    const quoted = () => box.element().querySelector('blockquote')!.textContent;
    expect(quoted()).toMatch(/^….*theirs and the rest$/u);
    expect(quoted().length).toBeLessThan(700);
    expect(await violations()).toEqual([]);
    await box.getByRole('button', { name: texts.unfoldSource }).click();
    expect(quoted()).toBe(theirs);
    expect(await violations()).toEqual([]);
  });
});
