import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { fill } from '../../../../platform/staff/screens/screen-texts.ts';
import { inTurn } from '../../../../testing/screens/in-turn.ts';
import { violations } from '../../../../testing/screens/violations.ts';
import { reviewTexts } from '../../../catalogue/index.ts';
import type { Thread } from '../../../review/review-api.ts';
import { DeskHost } from '../../testing/desk-host.ts';
import { showDesk } from '../../testing/show-desk.tsx';

let host: DeskHost;
beforeEach(() => {
  host = new DeskHost();
});

const at = '2026-11-20T10:00:00.000Z';
const comment = { by: 'Karim Adel', author: 8, mine: false, at, editedAt: null, deletedAt: null };
const thread: Thread = {
  id: 3,
  locale: 'ar',
  path: 'title',
  quote: 'كيف نخطط',
  resolved: null,
  unread: 1,
  comments: [{ ...comment, id: 31, text: 'Is this right?' }],
};

function open(language: 'en' | 'ar', query = '') {
  showDesk(language, host, { at: `/admin/collections/posts/7${query}` });
  return reviewTexts[language];
}

describe.each(inTurn('ar'))('comments on a desk, in %s', (language) => {
  const title = { en: 'Title', ar: 'العنوان' }[language];
  const mark = (text: string, values: Record<string, string> = {}) =>
    page.getByRole('button', { name: fill(text, { field: title, ...values }), exact: true }).first();

  test('a mark says how much is said at a field; what is opened is read, answered and resolved', async () => {
    host.threads = [thread];
    const texts = open(language);
    await mark(texts.markFresh, { count: '1', fresh: '1' }).click();
    await expect.element(page.getByText('Is this right?')).toBeVisible();
    expect(await violations()).toEqual([]);
    await expect.poll(() => host.said).toMatchObject([{ to: '/threads/seen', thread: 3 }]);
    await page.getByRole('button', { name: texts.reply, exact: true }).click();
    await userEvent.keyboard('It is.');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect.poll(() => host.said[1]).toMatchObject({ to: '/threads/reply', thread: 3, text: 'It is.' });
    await page.getByRole('button', { name: texts.resolve, exact: true }).click();
    await expect.poll(() => host.said[2]).toMatchObject({ to: '/threads/resolve', thread: 3, resolved: true });
  });

  test('a comment is about the text in which somebody writes, and Escape leads back to the mark', async () => {
    const texts = open(language);
    await mark(texts.markNone).click();
    const field = page.getByRole('textbox', { name: fill(texts.writeIn, { language: texts.languages.ar }) });
    await expect.element(field).toHaveFocus();
    await userEvent.keyboard('Ask @kar');
    await userEvent.keyboard('{Enter}{Control>}{Enter}{/Control}');
    await expect
      .poll(() => host.said)
      .toEqual([{ to: '/threads/open', kind: 'posts', id: 7, locale: 'ar', path: 'title', text: 'Ask @[8]' }]);
    await userEvent.keyboard('{Escape}');
    await expect.element(field).not.toBeInTheDocument();
    await expect.element(mark(texts.markNone)).toHaveFocus();
  });

  test('an address leads to its thread; one at a row that is gone stands beside the fields', async () => {
    host.threads = [
      thread,
      { ...thread, id: 4, path: 'steps.gone.title', comments: [{ ...comment, id: 41, text: 'At a row' }] },
    ];
    const texts = open(language, '?field=steps.gone.title&language=ar&thread=4');
    await expect.element(page.getByText('At a row')).toBeVisible();
    const gone = fill(texts.gone, { field: { en: 'Steps', ar: 'الخطوات' }[language] });
    const place = fill(texts.place, { field: gone, language: texts.languages.ar });
    await expect.element(page.getByRole('heading', { name: place })).toBeVisible();
    expect(await violations()).toEqual([]);
  });

  test('the head of a column says whom a language waits for, and leads to what the reader may say', async () => {
    const request = { by: 'Karim Adel', mine: false, asked: 'Salma', askedMe: true, note: 'The prices', due: null, at };
    host.reviews.languages.ar = { ...host.reviews.languages.ar, state: 'asked', step: 2, request };
    const texts = open(language);
    const state = fill(texts.markReview, { language: texts.languages.ar, state: texts.short.askedMe });
    await page.getByRole('button', { name: state }).click();
    const acts = page.getByRole('group', { name: texts.languages.ar, exact: true });
    await acts.getByRole('button', { name: texts.acts.approved, exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: texts.confirm.approved, exact: true }).click();
    await expect.poll(() => host.said).toMatchObject([{ to: '/history/review', act: 'approved', locale: 'ar' }]);
  });
});
