import { locales } from '@nasaq/contract';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { Error as ErrorKind } from '../../platform/payload/payload-types.ts';
import { mountScreen } from '../../testing/screens/mount-screen.tsx';
import { errorTexts } from '../catalogue/index.ts';
import { ErrorReport } from './error-report.tsx';
import { NewErrors } from './new-errors.tsx';

const at = '2026-11-22T01:00:00.000Z';
const error = {
  id: 7,
  kind: 'ab',
  name: 'TypeError',
  message: "Cannot read properties of undefined (reading 'title')",
  source: 'reader',
  place: 'WorkCard /assets/works.js',
  stack: 'WorkCard (/assets/works-Ab3dE9f0.js:1:2)',
  routes: '/works (ar)\n/works/:slug (en)',
  requests: 'f3a9',
  version: '1.4.0',
  first_version: '1.3.0',
  count: 1_204,
  first_at: at,
  last_at: at,
  returned_at: at,
  state: 'open',
  createdAt: at,
  updatedAt: at,
} satisfies ErrorKind;

describe.each(locales)('in %s', (language) => {
  const texts = errorTexts[language];

  test('the board says what is new, and takes a kind off by its button', async () => {
    const { calls, navigations } = mountScreen(
      language,
      <NewErrors errors={[error]} language={language} list="/admin/collections/errors" total={12} />,
      { host: [({ method, url }) => (method === 'PATCH' && url.pathname === '/api/errors/7' ? {} : undefined)] },
    );
    const board = page.getByRole('region', { name: texts.title });
    await expect.element(board.getByText('12', { exact: true })).toBeVisible();
    await expect
      .element(board.getByRole('link', { name: error.message }))
      .toHaveAttribute('href', '/admin/collections/errors/7');
    await board.getByRole('button', { name: texts.resolveThis.replace('{message}', error.message) }).click();
    await expect.poll(() => navigations).toEqual(['refresh']);
    expect(calls.find(({ method }) => method === 'PATCH')?.body).toEqual({ state: 'resolved' });
  });

  test('a kind shows all that is known of it, and offers the states that it has not', async () => {
    mountScreen(language, <ErrorReport error={error} language={language} />);
    for (const text of [
      error.stack,
      error.place,
      '/works (ar)',
      '/works/:slug (en)',
      'f3a9',
      '1.4.0',
      '1.3.0',
      '1,204',
    ])
      await expect.element(page.getByText(text, { exact: true })).toBeVisible();
    await expect.element(page.getByText(error.stack)).toHaveAttribute('dir', 'ltr');
    await expect.element(page.getByRole('button', { name: texts.ignore })).toBeVisible();
    await expect.element(page.getByRole('button', { name: texts.resolve })).toBeVisible();
    expect(page.getByRole('button', { name: texts.reopen }).elements()).toEqual([]);
  });
});
