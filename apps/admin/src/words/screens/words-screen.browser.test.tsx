import type { Locale } from '@nasaq/contract';
import type { ClientConfig } from 'payload';
import { describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { fill } from '../../platform/staff/screens/screen-texts.ts';
import { type HostCall } from '../../testing/screens/fake-host.ts';
import { inTurn } from '../../testing/screens/in-turn.ts';
import { mountScreen } from '../../testing/screens/mount-screen.tsx';
import { wordTexts } from '../catalogue/index.ts';
import type { StaffText, TextState } from '../staff-text.ts';
import { WordsScreen } from './words-screen.tsx';

const key = 'home.start';
const draft = { text: 'Book a visit', version: 1, by: null, at: '2026-11-28T00:00:00.000Z' };

/** A host with one text, of which there is an English draft. */
function oneText() {
  const state: Record<Locale, TextState> = {
    en: { built: 'Start a project', text: null, version: 0, draft },
    ar: { built: 'ابدأ مشروعًا', text: null, version: 0 },
  };
  const answer = ({ url }: HostCall): unknown => {
    const { draft: kept, ...english } = state.en;
    switch (url.pathname) {
      case '/api/words/texts':
        return { texts: [{ key, kind: 'icu', in: { ...state } } satisfies StaffText], site: { en: '/', ar: '/ar' } };
      case '/api/words/publish':
        state.en = { ...english, text: kept!.text, version: 1 };
        return {};
      case '/api/words/drop':
        state.en = english;
        return {};
      case '/api/words/publications':
        return { publications: [{ id: 'x', at: draft.at, by: null, count: 1, left: 1 }] };
      case '/api/words/undo':
        state.en = { ...english, version: 2, text: null };
        return { kept: [] };
      default:
        return undefined;
    }
  };
  return answer;
}

describe.each(inTurn('en'))('words with texts that are typed and not saved, in %s', (language) => {
  const texts = wordTexts[language];
  const box = (locale: Locale) =>
    page.getByRole('region', { name: texts.languages[locale] }).getByRole('textbox', { name: texts.text });
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();

  async function typeInBoth() {
    const screen = mountScreen(language, <WordsScreen asked={key} language={language} />, { host: [oneText()] });
    await expect.element(box('en')).toHaveValue('Book a visit');
    await box('en').fill('Book your visit');
    await box('ar').fill('احجز زيارتك');
    return screen;
  }
  async function expectBoth() {
    await expect.element(box('en')).toHaveValue('Book your visit');
    await expect.element(box('ar')).toHaveValue('احجز زيارتك');
    expect(page.getByText(texts.isUnsaved, { exact: true }).elements()).toHaveLength(2);
  }

  test('publishing all drafts publishes what is stored, and what is typed stays, though drafts alone are shown', async () => {
    const { calls } = await typeInBoth();
    await page.getByRole('searchbox').fill('');
    await page.getByRole('radio', { name: texts.kinds.drafts, exact: false }).click();
    await press(texts.publishAll);
    await expect.element(page.getByText(texts.allPublished)).toBeVisible();
    await expect.element(page.getByText(texts.isChanged, { exact: true })).toBeVisible();
    await expectBoth();
    const sent = calls.find(({ url }) => url.pathname === '/api/words/publish')!.body;
    expect(sent).toEqual({ places: [{ key, locale: 'en', version: 1 }] });
  });

  test('dropping all drafts and taking a publication back leave it, and tell what is saved by now', async () => {
    vi.spyOn(window, 'confirm').mockReturnValue(true);
    await typeInBoth();
    await press(texts.dropAll);
    await expect
      .element(page.getByText(fill(texts.unsavedOver, { text: 'Start a project' }), { exact: false }))
      .toBeVisible();
    await expectBoth();
    await page.getByText(texts.publications).click();
    await press(texts.undo);
    await expect.element(page.getByText(texts.undone)).toBeVisible();
    await expectBoth();
  });

  test('what is nowhere among the texts leads to the forms of what the owner has written', async () => {
    const labels = { singular: 'Service', plural: 'Services' };
    const config = {
      globals: ['home', 'site', 'brand'].map((slug) => ({ slug, label: slug, fields: [] })),
      collections: ['services', 'users'].map((slug) => ({ slug, labels, fields: [], admin: {} })),
    } as unknown as Partial<ClientConfig>;
    await mountScreen(language, <WordsScreen asked={null} language={language} />, { host: [oneText()], config });
    const places = page.getByRole('list', { name: texts.ownPlaces });
    await page.getByRole('searchbox').fill('Clean water');
    await expect.element(page.getByText(texts.nothingOwn)).toBeVisible();
    await expect.element(places.getByRole('link', { name: 'home' })).toHaveAttribute('href', '/admin/globals/home');
    const search = places.getByRole('link', {
      name: fill(texts.ownSearch, { name: 'Services', query: 'Clean water' }),
    });
    await expect.element(search).toHaveAttribute('href', '/admin/collections/services?search=Clean%20water');
    expect(places.getByRole('link').elements()).toHaveLength(3);
    await page.getByRole('searchbox').fill('project');
    await expect.element(places).not.toBeInTheDocument();
  });

  test('a row shows a text as a sentence: of a count its last form, and names where values are filled in', async () => {
    const said = (built: string): TextState => ({ built, text: null, version: 0 });
    const arabic = '{files, plural, zero {لا ملفات} one {ملف} two {ملفان} few {# ملفات} many {# ملفًا} other {# ملف}}';
    const rows: StaffText[] = [
      {
        key: 'contact.files',
        kind: 'icu',
        in: { en: said('{files, plural, one {# file} other {# files}}, {max, number} MB'), ar: said(arabic) },
      },
      { key: 'about.team', kind: 'icu', in: { en: said('{name, select, other {People}}') } },
      { key: 'contract/rules.max', kind: 'plain', in: { en: said('At most {0} letters') } },
      { key: 'contact.who', kind: 'icu', in: { en: { built: 'You', text: 'We', version: 1, isOut: true } } },
    ];
    const host = ({ url }: HostCall) =>
      url.pathname === '/api/words/texts' ? { texts: rows, site: { en: '/', ar: '/ar' } } : undefined;
    await mountScreen(language, <WordsScreen asked={null} language={language} />, { host: [host] });
    const value = (name: string) => `\u2066⟨${name}⟩\u2069`;
    for (const text of [
      `${value('files')} files, ${value('max')} MB`,
      `${value('files')} ملف`,
      'People',
      `At most ${value('0')} letters`,
    ])
      await expect.element(page.getByText(text, { exact: true })).toBeVisible();
    await expect.element(page.getByText(texts.isOut)).toBeVisible();
    // Opened, the values of a choice are its name alone.
    await page.getByRole('button', { name: fill(texts.change, { text: 'People' }) }).click();
    expect(page.getByRole('list', { name: texts.values }).getByRole('button').elements()).toHaveLength(1);
  });

  test('a closed row keeps it, and it can be given up', async () => {
    await typeInBoth();
    await press(texts.close);
    await page
      .getByRole('button', {
        name: fill(texts.change, { text: language === 'ar' ? 'ابدأ مشروعًا' : 'Start a project' }),
      })
      .click();
    await expectBoth();
    await page.getByRole('region', { name: texts.languages.en }).getByRole('button', { name: texts.giveUp }).click();
    await expect.element(box('en')).toHaveValue('Book a visit');
    await expect.element(box('ar')).toHaveValue('احجز زيارتك');
  });
});
