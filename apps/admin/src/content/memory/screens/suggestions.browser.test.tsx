import { locales } from '@nasaq/contract';
import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { fill } from '../../../platform/staff/screens/screen-texts.ts';
import type { Answer } from '../../../testing/screens/fake-host.ts';
import { mountScreen } from '../../../testing/screens/mount-screen.tsx';
import { memoryTexts } from '../catalogue/index.ts';
import type { OfferedMatch } from '../memory-answer.ts';
import { DraftOffers } from './machine-draft.tsx';
import { type Props, Suggestions } from './suggestions.tsx';

const source = 'We read every page of the glossaries.';
const label = { en: 'Summary', ar: 'الملخص' };

function match(target: string, likeness: number, stored: string): OfferedMatch {
  const title = { en: 'Bilingual content', ar: 'المحتوى بلغتين' };
  const origin = { type: 'services', id: 4, title, path: 'summary', labels: [label], by: 7, at: 1_700_000_000 };
  return { source: stored, target, likeness, joined: false, whole: false, of: [0, source.length], by: 'Salma', origin };
}

let matches: OfferedMatch[];
let status: number;
let taken: string[];
let drafted: object;
beforeEach(() => {
  taken = [];
  drafted = { drafts: [{ path: 'summary', value: 'مسودة' }] };
  status = 200;
  matches = [
    match('نقرأ كل صفحة في المسارد.', 92, 'We read each page of the glossaries.'),
    match('نقرأ كل شيء.', 60, 'We read everything.'),
  ];
});

const term = {
  id: 1,
  accepted: { en: ['glossary'], ar: ['مسرد'] },
  forbidden: { en: [], ar: [] },
  kind: 'noun',
  caseSensitive: false,
  keep: false,
};
const mail = { ...term, id: 2, accepted: { en: ['email'], ar: ['بريد إلكتروني', 'رسالة'] } };
const host: Answer = ({ method, url }) => {
  if (url.pathname === '/api/machine-drafts') return method === 'GET' ? { available: true } : drafted;
  if (url.pathname === '/api/memory') return status === 200 ? { matches } : Response.json({}, { status });
  return url.pathname === '/api/glossary' ? { terms: [term, mail] } : undefined;
};

describe.each(locales)('suggestions in %s', (language) => {
  const texts = memoryTexts[language];
  const panel = page.getByRole('region', { name: texts.title });
  const open = (expectedErrors?: RegExp, asked: Pick<Props, 'locale' | 'source' | 'next'> = { locale: 'ar', source }) =>
    mountScreen(
      language,
      <Suggestions
        api="/api"
        language={language}
        {...asked}
        onTake={(text) => taken.push(text)}
        onInsert={(text) => taken.push(text)}
        draft={{
          offers: new DraftOffers(),
          path: 'summary',
          value: source,
          read: () => '',
          onDraft: (value) => taken.push(String(value)),
        }}
      />,
      { host: [host], ...(expectedErrors && { expectedErrors }) },
    );

  test('a match says how like it is, what differs and where it comes from', async () => {
    open();
    await expect.element(panel.getByText('نقرأ كل صفحة في المسارد.')).toBeVisible();
    const first = panel.getByRole('listitem').first();
    await expect.element(first.getByRole('img', { name: fill(texts.likenessSpoken, { percent: '92' }) })).toBeVisible();
    await expect.element(first.getByRole('deletion')).toMatchTextContent('each');
    await expect.element(first.getByRole('insertion')).toMatchTextContent('every');
    await expect.element(first).toMatchTextContent('Salma');
    await expect.element(first).toMatchTextContent(label[language]);
  });

  test('a word that went and the one that came are two words, and Arabic letters do not join across', async () => {
    matches = [match('The page appears', 80, 'تبدو الصفحة')];
    open(undefined, { locale: 'en', source: 'تظهر الصفحة' });
    const first = panel.getByRole('listitem').first();
    await expect.element(first.getByRole('insertion')).toMatchTextContent('تظهر');
    expect(first.element().querySelector('.suggestions-source')!.textContent).toBe('تبدو تظهر الصفحة');
  });

  test('a key or a click takes a match, and a term is put where the keys are', async () => {
    open();
    await panel.getByRole('button', { name: fill(texts.take, { number: '1' }), exact: true }).click();
    await userEvent.keyboard('{Alt>}2{/Alt}');
    await panel.getByRole('button', { name: fill(texts.insert, { term: 'مسرد' }) }).click();
    expect(taken).toEqual(['نقرأ كل صفحة في المسارد.', 'نقرأ كل شيء.', 'مسرد']);
  });

  test('a further word of a term, which may mean something else, asks for nothing', async () => {
    open(undefined, { locale: 'en', source: 'تظهر رسالة الخطأ تحت مسردنا.' });
    await expect.element(panel.getByRole('button', { name: fill(texts.insert, { term: 'glossary' }) })).toBeVisible();
    await expect.element(panel.getByText('email')).not.toBeInTheDocument();
  });

  test('a draft is asked for where a machine is set, and a damaged one is not taken', async () => {
    open();
    await panel.getByRole('button', { name: texts.draft, exact: true }).click();
    await expect.poll(() => taken).toEqual(['مسودة']);
    drafted = { drafts: [{ path: 'summary', problem: 'damaged' }] };
    await panel.getByRole('button', { name: texts.draft, exact: true }).click();
    await expect.element(panel.getByRole('alert')).toMatchTextContent(texts.damaged);
    expect(taken).toEqual(['مسودة']);
  });

  test('what answers the sentence that comes next is first, and what answers another one says so', async () => {
    const text = 'We read every page. We write it anew.';
    const of = (start: number, end: number) => ({ of: [start, end] as [number, number] });
    matches = [
      { ...match('نقرأ كل صفحة.', 100, 'We read every page.'), ...of(0, 19) },
      { ...match('ونكتبها من جديد.', 80, 'We write them anew.'), ...of(20, 37) },
    ];
    open(undefined, { locale: 'ar', source: text, next: [20, 37] });
    const [first, second] = [panel.getByRole('listitem').nth(0), panel.getByRole('listitem').nth(1)];
    await expect.element(first).toMatchTextContent('ونكتبها من جديد.');
    await expect.element(first).not.toMatchTextContent(texts.elsewhere);
    await expect.element(second).toMatchTextContent(texts.elsewhere);
  });

  test('it says that nothing is known', async () => {
    matches = [];
    open();
    await expect.element(panel.getByText(texts.none)).toBeVisible();
  });

  test('what could not be asked is told apart from what is not known', async () => {
    status = 500;
    open(/500/u);
    await expect.element(panel.getByText(texts.unknown)).toBeVisible();
    await expect.element(panel.getByText(texts.none)).not.toBeInTheDocument();
  });
});
