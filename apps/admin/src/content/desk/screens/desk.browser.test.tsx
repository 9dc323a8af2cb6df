import { locales } from '@nasaq/contract';
import { type Doc, wordsOf } from '@nasaq/translation';
import type { ComponentProps } from 'react';
import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { clientCollection, DocumentForm } from '../../../testing/screens/document-form.tsx';
import { inTurn } from '../../../testing/screens/in-turn.ts';
import { violations } from '../../../testing/screens/violations.ts';
import { mountScreen } from '../../../testing/screens/mount-screen.tsx';
import { fill } from '../../../platform/staff/screens/screen-texts.ts';
import { checkScreenTexts, deskTexts, publicationTexts, reviewTexts, savingTexts } from '../../catalogue/index.ts';
import { memoryTexts } from '../../memory/catalogue/index.ts';
import { DeskHost } from '../testing/desk-host.ts';
import { DeskScreen } from './desk-screen.tsx';

let host: DeskHost;
beforeEach(() => {
  host = new DeskHost();
  machine = { available: false };
  authors = undefined;
});

const labels = {
  en: { title: 'Title English', summary: 'Summary Arabic', body: 'Text Arabic' },
  ar: { title: 'العنوان الإنجليزية', summary: 'الملخص العربية', body: 'النص العربية' },
};

function open(language: 'en' | 'ar', query = '', given: ComponentProps<typeof DeskScreen> = {}) {
  const screen = (
    <DocumentForm collection="posts" id={7}>
      <DeskScreen {...given} />
    </DocumentForm>
  );
  const config = {
    collections: [clientCollection('posts'), clientCollection('media', { upload: {} }), clientCollection('authors')],
  };
  const at = `/admin/collections/posts/7${query}`;
  const { calls } = mountScreen(language, screen, { at, host: [host.answer, suggestions], config });
  const field = (name: keyof (typeof labels)['en']) =>
    page.getByRole('textbox', { name: labels[language][name], exact: true }).first();
  const asked = () => calls.filter(({ method, url }) => `${method} ${url.pathname}` === 'GET /api/posts/7/desk').length;
  return { asked, field, texts: deskTexts[language] };
}

/** Nothing that is like anything; no terms, no machine. */
let machine: object = { available: false };
/** What is found of them, where a test has any. */
let authors: object | undefined;
const suggestions = ({ url }: { url: URL }) =>
  ({
    '/api/memory': { matches: [] },
    '/api/glossary': { terms: [] },
    '/api/machine-drafts': machine,
    '/api/authors': authors,
  })[url.pathname];

describe.each(inTurn('ar'))('a desk, in %s', (language) => {
  test('the keys lead from text to text that waits, and confirm on the way', async () => {
    const { field } = open(language);
    await field('summary').click();
    await userEvent.keyboard('ملخص');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect.poll(() => document.activeElement?.getAttribute('data-place')).toBe('ar:body');
    await expect
      .poll(() => host.saves.flatMap(({ marks = [] }) => marks))
      .toMatchObject([{ as: 'confirmed', path: 'summary', locale: 'ar' }]);
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
    await expect.poll(() => document.activeElement?.getAttribute('data-place')).toBe('ar:title');
  });

  test('a text that somebody else has changed too is shown with theirs, and one of them stays', async () => {
    const { field, texts } = open(language);
    await expect.element(field('title')).toBeVisible();
    host.conflicts = {
      en: [
        {
          path: 'title',
          label: 'Title',
          by: 'Karim',
          at: '2026-11-23T10:00:00.000Z',
          theirs: 'Theirs',
          seen: { title: '9' },
        },
      ],
      ar: [],
    };
    await field('title').fill('Mine');
    const dispute = page.getByRole('alert', { name: 'Title' });
    await expect.element(dispute).toMatchTextContent(/Karim.*Theirs/);
    expect(await violations()).toEqual([]);
    // Readers would get the other text: English waits for the decision.
    const publishing = publicationTexts[language];
    await page.getByRole('button', { name: texts.publish, exact: true }).click();
    const dialog = page.getByRole('dialog');
    const english = fill(publishing.dialog.include, { language: publishing.languages.en });
    await expect.element(dialog.getByRole('checkbox', { name: english })).toBeDisabled();
    await dialog.getByRole('button', { name: 'Title', exact: true }).click();
    await expect.poll(() => document.activeElement?.getAttribute('data-place')).toBe('en:title');
    host.conflicts = { en: [], ar: [] };
    await dispute.getByRole('button', { name: texts.keepMine }).click();
    await expect
      .poll(() => host.saves.at(-1)?.languages.en)
      .toMatchObject({ values: { title: 'Mine' }, base: { title: '9' } });
    await expect.element(dispute).not.toBeInTheDocument();
    // Whoever has decided goes on writing.
    await expect.element(field('title')).toHaveFocus();
    const written = field('title').element() as HTMLTextAreaElement;
    expect([written.selectionStart, written.selectionEnd]).toEqual([4, 4]);
  });

  test(
    'whoever takes the text of another window goes on at its end, and the dialog speaks of windows',
    { tags: ['proof'] },
    async () => {
      const { field, texts } = open(language);
      await expect.element(field('title')).toBeVisible();
      const at = '2026-11-23T10:00:00.000Z';
      const other = { path: 'title', label: 'Title', by: 'Salma', own: true as const, at, theirs: 'Other', seen: {} };
      host.conflicts = { en: [other], ar: [] };
      await field('title').fill('Mine');
      const dispute = page.getByRole('alert', { name: 'Title' });
      await expect.element(dispute).toBeVisible();
      await page.getByRole('button', { name: texts.publish, exact: true }).click();
      const dialog = page.getByRole('dialog');
      await expect.element(dialog.getByText(publicationTexts[language].dialog.disputedOwn)).toBeVisible();
      await userEvent.keyboard('{Escape}');
      await page.getByRole('button', { name: texts.toDispute, exact: true }).click();
      await expect.element(dispute.getByRole('button', { name: texts.keepThis })).toHaveFocus();
      host.docs = { ...host.docs, en: { ...host.docs.en, title: 'Other' } };
      host.conflicts = { en: [], ar: [] };
      await dispute.getByRole('button', { name: texts.takeOther }).click();
      await expect.element(field('title')).toHaveValue('Other');
      await expect.element(field('title')).toHaveFocus();
      expect((field('title').element() as HTMLTextAreaElement).selectionStart).toBe(5);
    },
  );

  test('whoever is overruled is told at once with both texts, and brings theirs back with one action', async () => {
    const { field, texts } = open(language);
    await expect.element(field('title')).toHaveValue('How we plan a year');
    host.docs = { ...host.docs, en: { ...host.docs.en, title: 'How Karim plans a year' } };
    host.overruled = [
      {
        id: 3,
        locale: 'en',
        path: 'title',
        label: 'Title',
        by: 'Karim',
        at: '2026-11-23T10:00:00.000Z',
        value: 'How we plan a year',
        mine: 'How we plan a year',
        theirs: 'How Karim plans a year',
      },
    ];
    host.people.tellOverruled();
    const told = page.getByRole('alert', { name: 'Title', exact: true });
    await expect.element(told).toMatchTextContent(/Karim/);
    await expect.element(told.getByRole('deletion')).toMatchTextContent(/we/);
    expect(await violations()).toEqual([]);
    await expect.element(told.getByRole('insertion')).toMatchTextContent(/Karim/);
    await expect.element(field('title')).toHaveValue('How Karim plans a year');
    await told.getByRole('button', { name: texts.bringBack }).click();
    await expect.element(field('title')).toHaveValue('How we plan a year');
    await expect.element(field('title')).toHaveFocus();
    await expect.poll(() => host.docs.en.title).toBe('How we plan a year');
    await expect.element(told).not.toBeInTheDocument();
    expect(host.overruled).toEqual([]);
  });

  test(
    'whose rows were replaced brings them back, and what has come since stays behind them',
    { tags: ['proof'] },
    async () => {
      const { texts } = open(language);
      const theirs = [{ id: 'e3', pair: 'c', title: 'Build', text: 'Twelve weeks.', days: 60 }];
      const mine = host.docs.en.steps as Doc[];
      await expect.element(page.getByText(texts.saves.saved, { exact: true })).toBeVisible();
      host.docs = { ...host.docs, en: { ...host.docs.en, steps: theirs } };
      host.overruled = [
        {
          id: 4,
          locale: 'en',
          path: 'steps',
          label: 'Steps',
          by: 'Karim',
          at: '2026-11-23T10:00:00.000Z',
          value: mine,
          mine: 'Listen\nDraw',
          theirs: 'Build',
        },
      ];
      host.people.tellOverruled();
      const told = page.getByRole('alert', { name: 'Steps', exact: true });
      await expect.element(told).toMatchTextContent(`${texts.languages.en}: `);
      expect(await violations()).toEqual([]);
      await told.getByRole('button', { name: texts.bringBack }).click();
      await expect
        .poll(() => (host.docs.en.steps as Doc[]).map(({ title }) => title))
        .toEqual(['Listen', 'Draw', 'Build']);
      await expect.element(told).not.toBeInTheDocument();
    },
  );

  test('what somebody else stores is shown as they store it, and what is being typed here stays', async () => {
    const { field, texts } = open(language);
    await expect.element(field('title')).toHaveValue('How we plan a year');
    const storeTitle = (title: string) => {
      host.docs = { ...host.docs, en: { ...host.docs.en, title } };
      host.people.tellStored();
    };
    storeTitle('How Karim plans a year');
    await expect.element(field('title')).toHaveValue('How Karim plans a year');
    const told = page.getByRole('status').filter({ hasText: texts.othersChanged });
    await expect.element(told).toMatchTextContent(new RegExp(texts.somebody));
    const named = { field: { en: 'Title', ar: 'العنوان' }[language], language: texts.languages.en };
    await expect.element(told.getByRole('button', { name: fill(texts.fieldIn, named), exact: true })).toBeVisible();
    host.changers = { en: { title: 'Karim' }, ar: {} };
    storeTitle('How Karim plans two years');
    await expect.element(told).toMatchTextContent(/Karim/);
    await expect.element(told).not.toMatchTextContent(new RegExp(texts.somebody));
    host.changers = { en: { title: 'Karim', steps: 'Karim' }, ar: {} };
    host.docs = { ...host.docs, en: { ...host.docs.en, steps: (host.docs.en.steps as Doc[]).slice(0, 1) } };
    host.people.tellStored();
    const list = { field: { en: 'Steps', ar: 'الخطوات' }[language], language: texts.languages.en };
    const shorter = fill(texts.rowsGone, { field: fill(texts.fieldIn, list) });
    await expect.element(told.getByRole('button', { name: shorter, exact: true })).toBeVisible();
    await field('summary').fill('Typed here');
    storeTitle('How all of us plan a year');
    await expect.element(field('title')).toHaveValue('How all of us plan a year');
    await expect.element(field('summary')).toHaveValue('Typed here');
  });

  test('what stands beside the fields is sound', { tags: ['proof'] }, async () => {
    const { field } = open(language);
    await expect.element(field('title')).toBeVisible();
    for (const name of [checkScreenTexts[language].panel.title, reviewTexts[language].title]) {
      await page.getByRole('button', { name: new RegExp(`^${name}`) }).click();
      await expect.element(page.getByRole('heading', { name, exact: true })).toBeVisible();
      expect(await violations()).toEqual([]);
    }
  });

  test('an outdated text shows what has changed in its source', async () => {
    const { texts } = open(language);
    await page.getByRole('button', { name: /What changed|ما تغيّر/ }).click();
    await expect.element(page.getByRole('insertion')).toMatchTextContent(new RegExp(texts.inserted));
  });
});

/** Whatever the language of the menus is. */
describe('a desk', () => {
  const language = 'ar';

  test('is drawn from what came with its page, once; then, and for somebody else, the host is asked', async () => {
    const brought = { member: 7, opened: { ...host.desk(), form: 'came with the page' } };
    host.docs = { ...host.docs, en: { ...host.docs.en, title: 'Changed since' } };
    const first = open(language, '', brought);
    await expect.element(first.field('title')).toHaveValue('How we plan a year');
    expect(first.asked()).toBe(0);
    // As the browser's way back brings it.
    const second = open(language, '', brought);
    await expect.poll(() => second.asked()).toBe(1);
    await expect
      .element(page.getByRole('textbox', { name: labels[language].title }).last())
      .toHaveValue('Changed since');
    const others = open(language, '', { member: 8, opened: { ...host.desk(), form: 'of another member' } });
    await expect.poll(() => others.asked()).toBe(1);
  });

  test('in which nobody has written says so, and nothing of a save before the first letter', async () => {
    host.docs = { en: {}, ar: {} };
    const { field, texts } = open(language);
    await expect.element(page.getByText(texts.saves.untouched, { exact: true })).toBeVisible();
    await field('title').fill('A');
    await expect.element(page.getByText(texts.saves.saved, { exact: true })).toBeVisible();
    expect(host.docs.en.title).toBe('A');
  });

  test('one undo takes back what was typed at a stretch, and what comes from others keeps the caret', async () => {
    const { field, texts } = open(language);
    await field('title').click();
    await userEvent.keyboard('{End} and two months');
    await expect.element(field('title')).toHaveValue('How we plan a year and two months');
    await userEvent.keyboard('{Control>}z{/Control}');
    // Browsers may count the space before the first word by itself.
    await expect.element(field('title')).toHaveValue(expect.stringMatching(/^How we plan a year ?$/));
    await field('summary').fill('م');
    await expect.poll(() => host.docs.ar.summary).toBe('م');
    await expect.element(page.getByText(texts.saves.saved, { exact: true })).toBeVisible();
    expect(host.docs.en.title).toMatch(/^How we plan a year ?$/);
    const element = field('title').element() as HTMLTextAreaElement;
    element.setSelectionRange(3, 3);
    host.docs = { ...host.docs, en: { ...host.docs.en, title: 'How we plan a year with others' } };
    await field('summary').fill('ملخص');
    await expect.element(field('title')).toHaveValue('How we plan a year with others');
    expect((field('title').element() as HTMLTextAreaElement).selectionStart).toBe(3);
  });

  test('an undo brings nothing back into the text that came from others since', { tags: ['proof'] }, async () => {
    const { field, texts } = open(language);
    const typeAndEmpty = async () => {
      await field('title').click();
      await userEvent.keyboard('{End} and more{Control>}a{/Control}{Delete}');
      await expect.element(page.getByText(texts.saves.saved, { exact: true })).toBeVisible();
      await expect.poll(() => host.docs.en.title).toBe('');
    };
    await typeAndEmpty();
    host.docs = { ...host.docs, en: { ...host.docs.en, title: 'Theirs' } };
    await field('summary').fill('ملخص');
    await expect.element(field('title')).toHaveValue('Theirs');
    await field('title').click();
    await userEvent.keyboard('{Control>}zz{/Control}');
    await expect.element(field('title')).toHaveValue('Theirs');
    // It comes while somebody writes there: then it is undone as what they typed is.
    await typeAndEmpty();
    host.docs = { ...host.docs, en: { ...host.docs.en, title: 'Theirs again' } };
    host.people.tellStored();
    await expect.element(field('title')).toHaveValue('Theirs again');
    await expect.element(field('title')).toHaveFocus();
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect.element(field('title')).toHaveValue('');
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect.element(field('title')).toHaveValue('Theirs and more');
  });

  test('words that a draft of a machine has replaced are put back by one action', async () => {
    machine = { available: true, drafts: [{ path: 'summary', value: 'مسودة آلة' }] };
    const { field, texts } = open(language);
    await field('summary').fill('كلماتي أنا');
    await page.getByRole('button', { name: memoryTexts[language].draft, exact: true }).click();
    await expect.element(field('summary')).toHaveValue('مسودة آلة');
    await page.getByRole('button', { name: texts.undo, exact: true }).click();
    await expect.element(field('summary')).toHaveValue('كلماتي أنا');
    await expect.poll(() => host.docs.ar.summary).toBe('كلماتي أنا');
  });

  test('a draft that comes late leaves alone what was typed meanwhile, is offered, and is outdated by its source', async () => {
    machine = { available: true, drafts: [{ path: 'summary', value: 'مسودة آلة' }] };
    const { field, texts } = open(language);
    await field('summary').fill('كلماتي');
    const [called, answered] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const asked = globalThis.fetch;
    globalThis.fetch = async (...call) => {
      if (String(call[0]).endsWith('/machine-drafts')) {
        called.resolve();
        await answered.promise;
      }
      return asked(...call);
    };
    await page.getByRole('button', { name: memoryTexts[language].draft, exact: true }).click();
    await called.promise;
    globalThis.fetch = asked;
    await field('summary').fill('كلماتي أنا');
    const source = document.querySelector<HTMLTextAreaElement>('[data-place="en:summary"]')!;
    const before = source.value;
    await userEvent.fill(source, 'Another summary');
    await field('summary').click();
    await expect.element(field('summary')).toHaveFocus();
    answered.resolve();
    await expect.element(page.getByText(memoryTexts[language].offered)).toBeVisible();
    await expect.element(field('summary')).toHaveValue('كلماتي أنا');
    await page.getByRole('button', { name: memoryTexts[language].takeDraft, exact: true }).click();
    await expect.element(field('summary')).toHaveValue('مسودة آلة');
    const written = field('summary').element() as HTMLTextAreaElement;
    expect(written.selectionStart).toBe(written.selectionEnd);
    await expect
      .poll(() => host.saves.flatMap(({ marks = [] }) => marks))
      .toMatchObject([{ as: 'machine', path: 'summary', sourceWords: before }]);
    await page.getByRole('button', { name: texts.undo, exact: true }).click();
    await expect.element(field('summary')).toHaveValue('كلماتي أنا');
  });

  test('saves what was typed in either language in one call, and says so', async () => {
    const { field, texts } = open(language);
    await field('title').fill('How we plan two years');
    await field('summary').fill('ملخص');
    await expect.element(page.getByText(texts.saves.saved, { exact: true })).toBeVisible();
    expect(host.saves).toHaveLength(1);
    expect(host.saves[0]!.languages).toMatchObject({
      en: { values: { title: 'How we plan two years' } },
      ar: { values: { summary: 'ملخص' } },
    });
  });

  test('characters that cannot be stored are left out where they are typed', async () => {
    const { field } = open(language);
    await field('title').click();
    await userEvent.keyboard('{Control>}a{/Control}');
    document.execCommand('insertText', false, 'Plan\0ned \uD83Dtwice');
    await expect.element(field('title')).toHaveValue('Planned twice');
    await expect.poll(() => host.docs.en.title).toBe('Planned twice');
    expect(JSON.stringify(host.saves)).not.toMatch(/\\u0000|\\ud83d/u);
  });

  test('what is typed while nobody answers stays, is named, and is saved as soon as somebody does', async () => {
    const { field } = open(language);
    await expect.element(field('title')).toBeVisible();
    host.state = 'away';
    await field('title').fill('Typed in a tunnel');
    const trouble = page.getByRole('alert');
    await expect.element(trouble).toMatchTextContent(savingTexts[language].notSaved.offline);
    host.state = 'well';
    window.dispatchEvent(new Event('online'));
    await expect.element(trouble).not.toBeInTheDocument();
    expect(host.docs.en.title).toBe('Typed in a tunnel');
  });

  test(
    'a tab that is killed a moment after the last key has kept it, in lines and in long texts',
    { tags: ['proof'] },
    async () => {
      const { field } = open(language);
      await expect.element(field('title')).toBeVisible();
      const kept = () => Object.entries(localStorage).find(([key]) => key.includes('form-draft'))?.[1] as string;
      await field('title').fill('Typed and killed');
      await expect.poll(kept, { interval: 20 }).toContain('Typed and killed');
      expect(host.saves).toEqual([]);
      await field('body').click();
      await userEvent.keyboard('كلمة أخيرة');
      await expect.poll(kept, { interval: 20 }).toContain('كلمة أخيرة');
      expect(JSON.stringify(host.saves)).not.toContain('كلمة أخيرة');
    },
  );

  test('a desk whose entry is deleted says so once, keeps what was typed, and asks for nothing more', async () => {
    const { field } = open(language);
    await expect.element(field('title')).toBeVisible();
    host.state = 'gone';
    host.people.tellStored();
    const gone = page.getByRole('alert');
    await expect.element(gone).toMatchTextContent(`${savingTexts[language].notSaved.gone} Deleted.`);
    const { asked } = host;
    await field('title').fill('Typed too late');
    window.dispatchEvent(new Event('online'));
    await expect.poll(() => JSON.stringify(localStorage)).toContain('Typed too late');
    expect([host.asked, host.saves.length]).toEqual([asked, 0]);
    expect(await violations()).toEqual([]);
    // It is there again, as after a backup was brought back.
    host.state = 'well';
    host.people.tellStored();
    await expect.element(gone).not.toBeInTheDocument();
    await expect.poll(() => host.docs.en.title).toBe('Typed too late');
  });

  test(
    'who only looks at an entry is told when it goes into the trash, until it comes out',
    { tags: ['proof'] },
    async () => {
      const { field, texts } = open(language);
      await expect.element(field('title')).toBeVisible();
      host.state = 'trashed';
      host.people.tellStored();
      const told = page.getByRole('alert');
      await expect.element(told).toMatchTextContent(texts.trashed);
      expect(await violations()).toEqual([]);
      host.state = 'well';
      host.people.tellStored();
      await expect.element(told).not.toBeInTheDocument();
      expect(host.saves).toEqual([]);
    },
  );

  test(
    'a language that somebody withdraws is named to who writes in it, and what they write is saved',
    { tags: ['proof'] },
    async () => {
      const { field, texts } = open(language);
      await expect.element(field('title')).toBeVisible();
      host.english = 'draft';
      await field('title').fill('Written meanwhile');
      host.people.tellStored();
      const told = page.getByText(fill(texts.withdrawn, { languages: texts.languages.en }), { exact: true });
      await expect.element(told).toBeVisible();
      expect(await violations()).toEqual([]);
      await expect.poll(() => host.docs.en.title).toBe('Written meanwhile');
      await page.getByRole('button', { name: texts.close, exact: true }).click();
      await expect.element(told).not.toBeInTheDocument();
    },
  );

  test('whoever chooses an entry by the keys, and takes it away again, keeps them in its field', async () => {
    const label = { en: 'Author', ar: 'الكاتب' };
    host.fields = [{ name: 'author', kind: 'reference', localized: false, label, relationTo: ['authors'] }];
    authors = { docs: [{ id: 3 }] };
    const { texts } = open(language);
    const picker = page.getByRole('combobox');
    await picker.click();
    await expect.element(page.getByRole('option').first()).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect.element(picker).not.toBeInTheDocument();
    await expect.element(page.getByRole('listitem').getByRole('link')).toHaveFocus();
    await userEvent.keyboard('{Tab}');
    expect(document.activeElement!.getAttribute('aria-label')).toBe(fill(texts.removeNamed, { name: '3' }));
    await userEvent.keyboard('{Enter}');
    await expect.element(picker).toHaveFocus();
  });

  test('an entry of a kind that the reader may not see is said to be one, and nobody asks for it', async () => {
    const label = { en: 'Service', ar: 'الخدمة' };
    host.fields = [{ name: 'service', kind: 'reference', localized: false, label, relationTo: ['services'] }];
    for (const locale of locales) host.docs[locale] = { ...host.docs[locale], service: 4 };
    const { asked, texts } = open(language);
    await expect.element(page.getByRole('listitem').getByText(texts.documentHidden)).toBeVisible();
    await expect.poll(asked).toBe(1);
    expect(page.getByRole('listitem').getByRole('link').elements()).toEqual([]);
    expect(await violations()).toEqual([]);
  });

  test('a row that only one language has is written in the other one, with its figures', async () => {
    const { texts } = open(language);
    await page.getByRole('button', { name: texts.writeIt }).click();
    await expect.poll(() => host.docs.ar.steps).toMatchObject([{ pair: 'a' }, { pair: 'b', title: '', days: 4 }]);
  });

  test('a long text is stored as the editor of the form stores it', { tags: ['proof'] }, async () => {
    const { field } = open(language);
    await field('body').click();
    await userEvent.keyboard('{Control>}{End}{/Control}{Enter}## فصل{Enter}كلام');
    await expect.poll(() => JSON.stringify(host.docs.ar.body)).toContain('كلام');
    const { root } = host.docs.ar.body as { root: { children: { type: string; tag?: string }[] } };
    expect(root.children.map(({ tag, type }) => tag ?? type)).toEqual(['h2', 'paragraph', 'h2', 'paragraph']);
  });

  test('whoever undoes in a long text comes back to what was stored, never behind it', async () => {
    const { field } = open(language);
    const before = wordsOf(host.docs.ar.body);
    await field('body').click();
    await expect.element(field('body')).toMatchTextContent(/\S/);
    await userEvent.keyboard('{Control>}{End}{/Control} كلام');
    await expect.poll(() => wordsOf(host.docs.ar.body)).toContain('كلام');
    await userEvent.keyboard('{Control>}zzz{/Control}');
    await expect.poll(() => wordsOf(host.docs.ar.body)).toBe(before);
  });

  test('what is pasted from Word has its lists, and the spaces behind bold words', async () => {
    const { field } = open(language);
    await field('body').click();
    await userEvent.keyboard('{Control>}a{/Control}');
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', fromWord);
    document.activeElement!.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    );
    await expect.poll(() => wordsOf(host.docs.ar.body)).toContain('Sandstone');
    const { root } = host.docs.ar.body as { root: Node };
    expect(shapeOf(root)).toEqual([
      ['heading', 'Materials'],
      ['paragraph', 'Bold text and plain text, over two lines.'],
      ['bullet', 'First stone', ['bullet', 'Under the first'], 'Second stone'],
      ['number', 'Sandstone', 'Granite'],
      ['paragraph', 'The end.'],
    ]);
  });

  test('of a pasted text without formats each line is a paragraph, a long one too, and blank ones are none', async () => {
    const { field } = open(language);
    await field('body').click();
    await userEvent.keyboard('{Control>}a{/Control}');
    const clipboardData = new DataTransfer();
    const lines = Array.from({ length: 600 }, (_, place) => `Line <${place}> & what follows`);
    clipboardData.setData('text/plain', lines.join('\r\n\r\n'));
    document.activeElement!.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    );
    await expect.poll(() => wordsOf(host.docs.ar.body)).toContain('<599>');
    const { root } = host.docs.ar.body as { root: Node };
    expect(shapeOf(root)).toEqual(lines.map((line) => ['paragraph', line]));
  });

  test.each([
    ['?field=steps.a.text&language=ar', 'ar:steps.a.text'],
    ['?field=steps.1.title&language=en', 'en:steps.b.title'],
    ['?field=year&language=ar', 'en:year'],
    ['?field=seo', 'ar:seo.title'],
    // The first one that waits there.
    ['?language=ar', 'ar:title'],
  ])(
    'an address leads to a field by its row, and to the first text that waits in a language: %s',
    async (query, at) => {
      open(language, query);
      await expect.poll(() => document.activeElement?.getAttribute('data-place')).toBe(at);
    },
  );

  test('what an address leads to stays in sight, whatever comes to stand above it meanwhile', async () => {
    const { texts } = open(language, '?field=slug&language=en');
    await expect.poll(() => document.activeElement?.getAttribute('data-place')).toBe('en:slug');
    const control = document.activeElement!;
    const fields = document.querySelector('.desk-fields')!;
    for (const height of [700, 1500]) {
      const late = fields.insertBefore(document.createElement('div'), fields.firstChild);
      late.style.blockSize = `${height}px`;
      const seen = () => {
        const { bottom, left, right, top } = control.getBoundingClientRect();
        return control.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
      };
      await expect.poll(seen).toBe(true);
    }
    // Whoever goes elsewhere is not brought back.
    await page.getByRole('button', { name: texts.publish, exact: true }).hover();
    document.dispatchEvent(new WheelEvent('wheel', { bubbles: true }));
    scrollTo(0, 0);
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    expect(scrollY).toBe(0);
  });

  test('where there is room for one column, an address unfolds what it leads to', async () => {
    await page.viewport(390, 844);
    open(language, '?field=title&language=en');
    await expect.poll(() => document.activeElement?.getAttribute('data-place')).toBe('en:title');
    await page.viewport(1280, 800);
  });
});

/** As Word 365 puts it on the clipboard, shortened where it repeats itself. */
const fromWord = `<html xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word">
<head><meta name=Generator content="Microsoft Word 15"><style><!-- p.MsoNormal {margin:0cm;} --></style></head>
<body lang=EN-GB style='tab-interval:36.0pt'><!--StartFragment-->

<h1><span lang=EN-GB>Materials<o:p></o:p></span></h1>

<p class=MsoNormal><b style='mso-bidi-font-weight:normal'><span lang=EN-GB>Bold text<o:p></o:p></span></b><span
lang=EN-GB> and plain<o:p></o:p></span> <span lang=EN-GB>text,
over two<span style='mso-spacerun:yes'> </span>lines.<o:p></o:p></span></p>

<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span
style='font-family:Symbol;mso-fareast-font-family:Symbol'><span style='mso-list:Ignore'>·<span
style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;&nbsp; </span></span></span><![endif]><span lang=EN-GB>First stone<o:p></o:p></span></p>

<p class=MsoListParagraphCxSpMiddle style='margin-left:72.0pt;text-indent:-18.0pt;mso-list:l0 level2 lfo1'><![if !supportLists]><span
style='font-family:"Courier New"'><span style='mso-list:Ignore'>o<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;
</span></span></span><![endif]><span lang=EN-GB>Under the first<o:p></o:p></span></p>

<p class=MsoListParagraphCxSpLast style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span
style='font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;
</span></span></span><![endif]><span lang=EN-GB>Second stone<o:p></o:p></span></p>

<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l1 level1 lfo2'><![if !supportLists]><span
lang=EN-GB><span style='mso-list:Ignore'>1.<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;
</span></span></span><![endif]><span lang=EN-GB>Sandstone<o:p></o:p></span></p>

<p class=MsoListParagraphCxSpLast style='text-indent:-18.0pt;mso-list:l1 level1 lfo2'><![if !supportLists]><span
lang=EN-GB><span style='mso-list:Ignore'>2.<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;
</span></span></span><![endif]><span lang=EN-GB>Granite<o:p></o:p></span></p>

<p class=MsoNormal><span lang=EN-GB>The end.<o:p></o:p></span></p>

<!--EndFragment--></body></html>`;

interface Node {
  type: string;
  listType?: string;
  text?: string;
  children?: Node[];
}

type Shape = (string | Shape)[];

/** The blocks of a text with their words; of lists, the items, and lists inside of items where they stand. */
function shapeOf({ children = [] }: Node): Shape {
  return children.map(({ listType, type, ...block }) =>
    type === 'list' ? [listType!, ...(block.children ?? []).map(itemOf)] : [type, plain({ type, ...block })],
  );
}

function itemOf(item: Node): string | Shape {
  return item.children?.[0]?.type === 'list' ? (shapeOf(item)[0] as Shape) : plain(item);
}

function plain({ children = [], text }: Node): string {
  return text ?? children.map(plain).join('');
}
