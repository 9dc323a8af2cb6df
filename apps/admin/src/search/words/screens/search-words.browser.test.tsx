import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Answer } from '../../../testing/screens/fake-host.ts';
import { inTurn } from '../../../testing/screens/in-turn.ts';
import { mountScreen } from '../../../testing/screens/mount-screen.tsx';
import { violations } from '../../../testing/screens/violations.ts';
import { wordTexts } from '../../catalogue/index.ts';
import type { Tried, TriedIn } from '../try-api.ts';
import { AnswerSearch } from './answer-search.tsx';
import { TrySearch } from './try-search.tsx';

const word = (written: string) => ({
  written,
  folded: written,
  stems: [written],
  role: 'counts' as const,
  own: ['hire'],
  other: ['تأجير'],
  inTexts: ['rental'],
});
const result = {
  entry: 'services:2',
  type: 'services' as const,
  title: 'Bicycle rental',
  locale: 'en' as const,
  isFirst: true,
};
const tried: TriedIn = {
  understood: { words: [word('rent')], rules: [1], first: [], never: [], nothing: false },
  rules: [{ id: 1, title: 'rent', effect: 'results' }],
  first: [{ entry: 'services:9', title: 'Not yet', isPublished: false }],
  leadsTo: null,
  results: [result],
};
const both: Tried = {
  en: tried,
  ar: {
    ...tried,
    understood: { ...tried.understood, words: [] },
    rules: [],
    first: [],
    results: [],
    leadsTo: '/ar/contact',
  },
};

const host: Answer = ({ body, method, url }) => {
  if (method !== 'POST') return undefined;
  const isPicked = (body as { search?: string } | undefined)?.search === 'rental';
  if (url.pathname === '/api/search-rules/try') return isPicked ? { en: tried, ar: tried } : both;
  if (url.pathname === '/api/search-rules/answer') return {};
  return undefined;
};

describe.each(inTurn('ar'))('search words in %s', (language) => {
  test('a search is tried for readers of both languages, and says why it finds what it finds', async () => {
    const texts = wordTexts[language].try;
    await mountScreen(language, <TrySearch />, { host: [host] });
    await page.getByRole('searchbox', { name: texts.label }).fill('rent');
    await page.getByRole('button', { name: texts.submit }).click();
    const english = page.getByRole('region', { name: texts.readers.en });
    await expect.element(english.getByRole('link', { name: 'Bicycle rental' })).toBeVisible();
    await expect.element(english.getByText(texts.first, { exact: true })).toBeVisible();
    await expect.element(english.getByText(/Not yet/)).toBeVisible();
    await expect.element(page.getByRole('region', { name: texts.readers.ar }).getByText('/ar/contact')).toBeVisible();
    await expect.element(page.getByText('تأجير').first()).toBeVisible();
    expect(await violations()).toEqual([]);
  });

  test('a search in vain is answered with another word, or with an entry', async () => {
    const texts = wordTexts[language].answer;
    const { calls } = await mountScreen(language, <AnswerSearch language={language} query="velocipede" />, {
      host: [host],
    });
    const open = (text: string) => page.getByRole('button', { name: new RegExp(text.split('{query}')[0]!.trim()) });
    await open(texts.synonym.open).click();
    // Who has typed it needs no pointer for the button.
    await page.getByLabelText(texts.synonym.label).fill('bicycle');
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    await open(texts.first.open).click();
    await page.getByLabelText(texts.first.label).fill('rental');
    await page.getByRole('button', { name: texts.first.look, exact: true }).click();
    await page.getByRole('radio', { name: 'Bicycle rental' }).click();
    expect(await violations()).toEqual([]);
    await page.getByRole('button', { name: texts.first.confirm }).click();
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    const posted = calls.filter(({ method }) => method === 'POST');
    expect(posted.map(({ url }) => url.pathname.split('/').at(-1))).toEqual(['answer', 'try', 'answer']);
  });
});
