import { locales } from '@nasaq/contract';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { savingTexts } from '../../catalogue/index.ts';
import { labelOf } from '../../checks/label.ts';
import type { SharedChange } from '../shared-changes.ts';
import { VersionDifferences } from './version-differences.tsx';
import { type SavedVersion, VersionTable } from './version-table.tsx';

const names = new Map([[1, 'Salma']]);
const saved = (id: number, at: string, _status: string | object): SavedVersion => ({
  id,
  updatedAt: `2026-11-21T${at}.000Z`,
  version: { _status: _status as string },
  by: [1],
  languages: ['en'],
});

function rowsOf(language: 'en' | 'ar', versions: SavedVersion[]): string[] {
  const table = createElement(VersionTable, {
    language,
    names,
    versions,
    draft: 'Draft',
    hasLanguages: true,
    href: String,
  });
  const rows = [...renderToStaticMarkup(table).matchAll(/<tr>(.*?)<\/tr>/gu)];
  return rows.map(([, row]) => row!.replaceAll(/<[^>]+>/gu, '|'));
}

test.each(locales)(
  'settings are published in both languages and have one state; of one minute seconds are told: %s',
  (language) => {
    const texts = savingTexts[language];
    const [head, published, draft, alone] = rowsOf(language, [
      saved(3, '10:00:41', 'published'),
      saved(2, '10:00:40', 'draft'),
      saved(1, '09:00:40', 'draft'),
    ]) as [string, string, string, string];
    expect(head).toContain(`|${texts.stateAlone}|`);
    expect([published, draft, alone].map((row) => /\d\d:00(:\d\d)?/u.exec(row)![0])).toEqual([
      '10:00:41',
      '10:00:40',
      '09:00',
    ]);
    const named = (row: string) => [texts.languages.en, texts.languages.ar].map((name) => row.includes(name));
    expect([named(published), named(draft)]).toEqual([
      [true, true],
      [true, false],
    ]);
  },
);

test('an entry has a state of each language', () => {
  const [head] = rowsOf('en', [saved(1, '10:00:00', { en: 'published', ar: 'draft' })]);
  expect(head).toContain(savingTexts.en.state);
});

test('the language of the menus stands first, and each row says what became of it', () => {
  const [en, ar] = ['Entries', 'العناصر'];
  const row = (name: string) => ({ en: name, ar: name });
  const shared: SharedChange[] = [
    { field: 'menu', label: { en: en!, ar: ar! }, before: null, after: row('Docs'), row: 'added' },
    { field: 'menu', label: { en: en!, ar: ar! }, before: row('Blog'), after: null, row: 'removed' },
    { field: 'menu', label: { en: en!, ar: ar! }, before: null, after: row('Care'), row: 'moved' },
  ];
  const differences = { languages: { en: [], ar: [] }, shared };
  for (const language of locales) {
    const html = renderToStaticMarkup(
      createElement(VersionDifferences, { bearsLanguage: true, differences, language }),
    );
    expect(/id="version-(en|ar)"/u.exec(html)![1]).toBe(language);
    const { inserted, moved, removed } = savingTexts[language].version;
    const told = html.replaceAll(/<[^>]+>/gu, '');
    for (const words of [`${inserted} Docs`, `${removed} Blog`, `${moved} Care`]) expect(told).toContain(words);
  }
});

test('the sign between a list, a row and a field turns with the text: it is the same one in both languages', () => {
  const text = { name: 'title', kind: 'text', localized: true, label: { en: 'Title', ar: 'العنوان' } } as const;
  const pages = { name: 'pages', kind: 'rows', localized: false, label: { en: 'Pages', ar: 'الصفحات' } } as const;
  const docs = { en: { pages: [{ id: 'a', pair: 'a' }] }, ar: { pages: [{ id: 'a', pair: 'a' }] } };
  const label = labelOf([{ ...pages, row: { en: 'Page', ar: 'صفحة' }, fields: [text] }], docs, 'pages.a.title');
  expect(label).toEqual({ en: 'Pages › Page 1 › Title', ar: 'الصفحات › صفحة 1 › العنوان' });
});
