import { locales } from '@nasaq/contract';
import { beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { fill } from '../../../../platform/staff/screens/screen-texts.ts';
import { reviewTexts } from '../../../catalogue/index.ts';
import { DeskHost } from '../../testing/desk-host.ts';
import { showDesk } from '../../testing/show-desk.tsx';

let host: DeskHost;
beforeEach(() => {
  host = new DeskHost();
});

const others = ({ url }: { url: URL }) =>
  ({
    '/api/posts/7/publication': { languages: {}, schedules: [], mayPublish: true },
    '/api/posts/7/checks': { findings: [], dismissals: [], levels: {} },
  })[url.pathname];

function open(language: 'en' | 'ar') {
  showDesk(language, host, { answer: others });
  return reviewTexts[language];
}

describe.each(locales)('who else is at a desk, in %s', (language) => {
  const title = { en: 'Title', ar: 'العنوان' }[language];
  const omar = { id: 8, name: 'Omar Said' };

  test('others are named in the head with where they write, said to who listens, and gone when they leave', async () => {
    const texts = open(language);
    const people = page.getByRole('list', { name: texts.alsoHere });
    await expect.element(page.getByText(title, { exact: true }).first()).toBeVisible();
    host.people.tell([{ ...omar, locale: null, path: null }]);
    await expect.element(people).toMatchTextContent(/Omar Said/);
    await expect.element(page.getByText(fill(texts.came, { names: 'Omar Said' }))).toBeInTheDocument();
    host.people.tell([{ ...omar, locale: 'ar', path: 'title' }]);
    const place = fill(texts.place, { field: title, language: texts.languages.ar });
    const told = fill(texts.goToPerson, { name: 'Omar Said', where: fill(texts.writesIn, { place }) });
    await people.getByRole('button', { name: told }).click();
    await expect.poll(() => document.activeElement?.getAttribute('data-place')).toBe('ar:title');
    host.people.tell([]);
    await expect.element(people).not.toBeInTheDocument();
    await expect.element(page.getByText(fill(texts.left, { names: 'Omar Said' }))).toBeInTheDocument();
  });

  test('the host is told where somebody writes; two in one text are warned, two in two languages are not', async () => {
    const texts = open(language);
    await page
      .getByRole('textbox', { name: { en: 'Title English', ar: 'العنوان الإنجليزية' }[language] })
      .first()
      .click();
    await expect.poll(() => host.people.moves.at(-1)).toEqual({ form: 'this desk', locale: 'en', path: 'title' });
    host.people.tell([{ ...omar, locale: 'ar', path: 'title' }]);
    await expect.element(page.getByText('Omar Said', { exact: true }).first()).toBeVisible();
    const warning = page.getByText(fill(texts.together, { names: 'Omar Said' }));
    expect(warning.elements()).toEqual([]);
    host.people.tell([{ ...omar, locale: 'en', path: 'title' }]);
    await expect.element(warning).toBeVisible();
  });
});
