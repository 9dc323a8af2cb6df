import type { Locale } from '@nasaq/contract';
import type { Docs, FieldSpec } from '@nasaq/translation';
import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { fill } from '../../../platform/staff/screens/screen-texts.ts';
import type { Answer } from '../../../testing/screens/fake-host.ts';
import { inTurn } from '../../../testing/screens/in-turn.ts';
import { mountScreen } from '../../../testing/screens/mount-screen.tsx';
import { violations } from '../../../testing/screens/violations.ts';
import { reviewTexts } from '../../catalogue/index.ts';
import type { HistoryLine } from '../history/history-acts.ts';
import type { LanguageReview, Reviews, Thread, Threads } from '../review-api.ts';
import { HistoryPanel } from './history-panel.tsx';
import { ReviewBar } from './review-bar.tsx';
import { EntryThreads } from './entry-threads.tsx';

const subject = { kind: 'posts', id: 5 } as const;
const at = '2026-11-20T10:00:00.000Z';
const fields: FieldSpec[] = [
  { name: 'title', kind: 'text', localized: true, label: { en: 'Title', ar: 'العنوان' } },
  {
    name: 'steps',
    kind: 'rows',
    localized: true,
    label: { en: 'Steps', ar: 'الخطوات' },
    row: { en: 'Step', ar: 'خطوة' },
    fields: [{ name: 'text', kind: 'text', localized: true, label: { en: 'Text', ar: 'النص' } }],
  },
];
const docs: Docs = { en: { title: 'Our work', steps: [{ pair: 'a', text: 'One' }] }, ar: { title: 'أعمالنا' } };
const colleagues = [
  { id: 7, name: 'Salma', mayWrite: true },
  { id: 8, name: 'Karim Adel', mayWrite: true },
  { id: 9, name: 'هبة', mayWrite: false },
  { id: 10, name: 'Omar', mayWrite: true },
];

/** What was sent, in its order. */
let sent: Record<string, unknown>[];
let refusal: { status: number; message: string } | null;
let reviews: Reviews;
let threads: Thread[];
let lines: HistoryLine[];

const unsaid: LanguageReview = {
  state: 'none',
  isChanged: false,
  mayPublish: false,
  words: 'abc',
  step: 0,
  writer: 8,
  writtenBy: 'Karim Adel',
  request: null,
  answer: null,
};

beforeEach(() => {
  sent = [];
  refusal = null;
  reviews = {
    languages: { en: unsaid, ar: { ...unsaid, words: '' } },
    secondPerson: true,
    held: ['en'],
    mayWrite: true,
    mayRelease: false,
    me: 7,
    colleagues,
  };
  threads = [];
  lines = [];
});

const host: Answer = ({ body, method, url }) => {
  if (method === 'POST') {
    sent.push({ to: url.pathname, ...(body as object) });
    if (refusal) return Response.json({ error: { message: refusal.message } }, { status: refusal.status });
  }
  if (url.pathname === '/api/history/of') {
    const wanted = lines.filter(
      ({ locale }) => !url.searchParams.has('locale') || locale === url.searchParams.get('locale'),
    );
    return { lines: wanted, people: [{ id: 7, name: 'Salma' }], next: null };
  }
  if (url.pathname === '/api/history/changes')
    return { changes: [{ field: 'title', before: 'Our work', after: 'Our works' }], version: 12 };
  if (url.pathname === '/api/history/review') return reviews;
  if (url.pathname.startsWith('/api/threads/')) return { threads, colleagues, me: 7 } satisfies Threads;
  return undefined;
};

function plain(text: string): string {
  return text.replaceAll(/[\u2068\u2069]/g, '');
}

describe.each(inTurn('ar'))('reviews in %s menus', (language: Locale) => {
  const texts = reviewTexts[language];
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();

  test('a review is asked of a colleague who may decide, and who wrote it last is not offered', async () => {
    mountScreen(language, <ReviewBar subject={subject} />, { host: [host] });
    await expect.element(page.getByText(texts.unwritten)).toBeVisible();
    await press(texts.acts.asked);
    const dialog = page.getByRole('dialog', { name: fill(texts.headings.asked, { language: texts.languages.en }) });
    const whom = dialog.getByRole('combobox', { name: texts.whom });
    const offered = [...(whom.element() as HTMLSelectElement).options].map(({ text }) => text);
    expect(offered).toEqual([texts.anybody, 'Omar']);
    expect(await violations()).toEqual([]);
    await whom.selectOptions('Omar');
    await dialog.getByRole('textbox', { name: texts.note }).fill('Until noon');
    const day = dialog.getByLabelText(texts.due, { exact: true });
    await day.fill('2020-01-01');
    await expect.element(day).toHaveAttribute('aria-invalid', 'true');
    await expect.element(day).toHaveAccessibleDescription(texts.duePast);
    await expect.element(dialog.getByRole('button', { name: texts.confirm.asked })).toBeDisabled();
    expect(await violations()).toEqual([]);
    await day.fill('');
    await dialog.getByRole('button', { name: texts.confirm.asked }).click();
    await expect.element(page.getByText(texts.done.asked)).toBeVisible();
    expect(sent).toMatchObject([
      {
        to: '/api/history/review',
        kind: 'posts',
        id: 5,
        act: 'asked',
        locale: 'en',
        words: 'abc',
        step: 0,
        asked: 10,
        note: 'Until noon',
      },
    ]);
  });

  test('what is asked is approved, or returned with a note that is needed', async () => {
    const request = { by: 'Karim Adel', mine: false, asked: 'Salma', askedMe: true, note: 'The prices', due: null, at };
    reviews.languages.en = { ...unsaid, state: 'asked', step: 3, request };
    mountScreen(language, <ReviewBar subject={subject} />, { host: [host] });
    await expect.element(page.getByText('The prices')).toBeVisible();
    expect(await violations()).toEqual([]);
    await press(texts.acts.returned);
    const confirm = page.getByRole('dialog').getByRole('button', { name: texts.confirm.returned, exact: true });
    await confirm.click();
    const note = page.getByRole('textbox', { name: texts.returnNote });
    await expect.element(note).toHaveAccessibleDescription(texts.missing.returned);
    await expect.element(note).toHaveFocus();
    expect(await violations()).toEqual([]);
    expect(sent).toEqual([]);
    await note.fill('Shorter');
    await expect.element(page.getByText(texts.missing.returned)).not.toBeInTheDocument();
    await confirm.click();
    await expect.poll(() => sent).toMatchObject([{ act: 'returned', step: 3, note: 'Shorter' }]);
  });

  test('words that changed meanwhile are said in the dialog, and what was typed stays', async () => {
    mountScreen(language, <ReviewBar subject={subject} />, { host: [host] });
    await press(texts.acts.approved);
    refusal = { status: 409, message: 'They have changed.' };
    const note = page.getByRole('textbox', { name: texts.note });
    await note.fill('Fine');
    await page.getByRole('dialog').getByRole('button', { name: texts.confirm.approved, exact: true }).click();
    await expect.element(page.getByRole('alert')).toHaveTextContent('They have changed.');
    expect(await violations()).toEqual([]);
    await expect.element(note).toHaveValue('Fine');
  });

  test('who wrote it last approves nothing, and only an administrator releases', async () => {
    const request = { by: 'Salma', mine: true, asked: null, askedMe: false, note: '', due: null, at };
    reviews.languages.en = { ...unsaid, state: 'asked', writer: 7, request };
    const { rerender } = mountScreen(language, <ReviewBar subject={subject} />, { host: [host] });
    await expect.element(page.getByText(texts.next.anybodyElse)).toBeVisible();
    const names = () =>
      page
        .getByRole('button')
        .elements()
        .map(({ textContent }) => textContent);
    expect(names()).toEqual([texts.acts.withdrew]);
    reviews = { ...reviews, mayRelease: true };
    rerender(null);
    rerender(<ReviewBar subject={subject} />);
    await expect.poll(names).toEqual([texts.acts.withdrew, texts.acts.released]);
  });

  test('a comment mentions a colleague by the keyboard, and is kept over a reload until it is sent', async () => {
    const screen = <EntryThreads docs={docs} fields={fields} subject={subject} />;
    const { rerender } = mountScreen(language, screen, { host: [host] });
    const field = page.getByRole('textbox', { name: texts.writeWhole });
    await field.click();
    await userEvent.keyboard('Please @kar');
    await expect.element(page.getByRole('option', { name: 'Karim Adel' })).toHaveAttribute('aria-selected', 'true');
    expect(await violations()).toEqual([]);
    await userEvent.keyboard('{Enter}look');
    await expect.element(field).toHaveValue('Please @Karim Adel look');
    rerender(null);
    // As after a reload: nothing but what the browser keeps.
    window.dispatchEvent(new StorageEvent('storage', { key: null }));
    rerender(screen);
    await expect.element(field).toHaveValue('Please @Karim Adel look');
    await field.click();
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect
      .poll(() => sent)
      .toEqual([{ to: '/api/threads/open', ...subject, path: null, locale: null, text: 'Please @[8] look' }]);
    await expect.element(field).toHaveValue('');
  });

  test(
    'a thread is answered, resolved and hidden; one at a row that is gone says so; own words are changed and deleted',
    { tags: ['proof'] },
    async () => {
      const comment = { by: 'Salma', author: 7, mine: true, at, editedAt: null, deletedAt: null };
      threads = [
        {
          id: 1,
          locale: 'en',
          path: 'title',
          quote: 'Our work',
          resolved: null,
          unread: 0,
          comments: [{ ...comment, id: 11, text: 'Hello @[8]' }],
        },
        {
          id: 2,
          locale: 'en',
          path: 'steps.gone.text',
          quote: '',
          resolved: null,
          unread: 0,
          comments: [{ ...comment, id: 12, mine: false, by: null, author: null, text: 'Left' }],
        },
        {
          id: 3,
          locale: null,
          path: null,
          quote: '',
          resolved: { by: 'Salma', at },
          unread: 0,
          comments: [{ ...comment, id: 13, text: 'Done' }],
        },
      ];
      mountScreen(language, <EntryThreads docs={docs} fields={fields} subject={subject} />, { host: [host] });
      await expect.element(page.getByText('@Karim Adel')).toBeVisible();
      const gone = fill(texts.gone, { field: fields[1]!.label[language] });
      await expect
        .element(page.getByText(fill(texts.place, { field: gone, language: texts.languages.en })))
        .toBeVisible();
      await expect.element(page.getByText(texts.somebody)).toBeVisible();
      expect(page.getByText('Done').elements()).toEqual([]);
      await press(texts.showResolved.replace('#', '1'));
      await expect.element(page.getByText('Done')).toBeVisible();
      expect(await violations()).toEqual([]);
      const way = page.getByRole('link', { name: texts.goTo });
      await expect.element(way).toHaveAttribute('href', '/admin/collections/posts/5?field=title&language=en&thread=1');
      await page.getByRole('button', { name: texts.resolve, exact: true }).first().click();
      await expect.poll(() => sent.length).toBe(1);
      expect(sent[0]).toMatchObject({ to: '/api/threads/resolve', resolved: true });
      await page.getByRole('button', { name: texts.edit, exact: true }).last().click();
      const field = page.getByRole('textbox', { name: texts.edit });
      await expect.element(field).toHaveValue('Hello @Karim Adel');
      await field.fill('Hello @هبة');
      await press(texts.save);
      await expect.poll(() => sent[1]).toMatchObject({ to: '/api/threads/edit', comment: 11, text: 'Hello @[9]' });
      await page.getByRole('button', { name: texts.delete, exact: true }).last().click();
      await expect.element(page.getByText(texts.deleteAsk)).toBeVisible();
      expect(await violations()).toEqual([]);
      await userEvent.keyboard('{Enter}');
      await expect.poll(() => sent[2]).toMatchObject({ to: '/api/threads/delete', comment: 11 });
    },
  );

  test('a comment that was refused stays in its field, with the reason', async () => {
    mountScreen(language, <EntryThreads docs={docs} fields={fields} subject={subject} />, { host: [host] });
    const field = page.getByRole('textbox', { name: texts.writeWhole });
    await field.fill('Not lost');
    refusal = { status: 401, message: 'Your session has ended.' };
    await press(texts.send);
    await expect.element(page.getByRole('alert')).toHaveTextContent('Your session has ended.');
    await expect.element(field).toHaveValue('Not lost');
  });

  test('a history reads as sentences, by languages', async () => {
    const line: HistoryLine = {
      id: 1,
      from: 1,
      actor: 7,
      hasWords: true,
      act: 'wrote',
      locale: 'en',
      by: 'Salma',
      at,
      asked: '',
      note: '',
      fields: ['title', 'steps'],
      due: null,
      withdraws: false,
      byClock: false,
    };
    lines = [
      { ...line, id: 3, act: 'asked', asked: null, note: 'Look' },
      { ...line, id: 2, act: 'published', locale: 'ar', by: null, byClock: true },
      line,
    ];
    mountScreen(language, <HistoryPanel fields={fields} subject={subject} />, { host: [host] });
    const shown = () =>
      page
        .getByRole('listitem')
        .elements()
        .map((item) => plain(item.querySelector('p')!.textContent));
    await expect.poll(shown).toHaveLength(3);
    expect(shown()).toEqual(
      language === 'en'
        ? [
            'Salma asked Somebody who has left for a review of English.',
            'Arabic was published on time, as Somebody who has left had scheduled it.',
            'Salma wrote in English: Title and Steps.',
          ]
        : [
            'طلب من Salma إلى شخص غادر الفريق لمراجعة الإنجليزية.',
            'نُشرت العربية في الموعد المجدول بيد شخص غادر الفريق.',
            'كُتب باللغة الإنجليزية بيد Salma: العنوان والخطوات.',
          ],
    );
    await page.getByRole('button', { name: texts.showChanges }).last().click();
    await expect.element(page.getByRole('insertion')).toMatchTextContent(/works/);
    expect(await violations()).toEqual([]);
    await expect
      .element(page.getByRole('link', { name: texts.toVersion }))
      .toHaveAttribute('href', '/admin/collections/posts/5/versions/12');
    await page.getByRole('combobox', { name: texts.filterPerson }).selectOptions('Salma');
    await page.getByRole('combobox', { name: texts.filterLanguage }).selectOptions(texts.languages.ar);
    await expect.poll(shown).toHaveLength(1);
  });
});
