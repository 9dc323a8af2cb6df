import { locales } from '@nasaq/contract';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Answer } from '../../testing/screens/fake-host.ts';
import { mountScreen } from '../../testing/screens/mount-screen.tsx';
import { staffTexts } from '../catalogue/index.ts';
import { ChoosePassword } from './choose-password.tsx';

const chosen = 'nine brown paper kites';

describe.each(locales)('a mailed link in %s', (language) => {
  const { deadLink, ownPassword: texts, unanswered } = staffTexts[language];
  const field = (label: string) => page.getByLabelText(label, { exact: true });

  async function set(host: Answer, repeated = chosen) {
    const screen = mountScreen(language, <ChoosePassword token="t" />, { at: '/admin/reset/t', host: [host] });
    await field(texts.password).fill(chosen);
    await field(texts.repeated).fill(repeated);
    await userEvent.keyboard('{Enter}');
    return () => screen.calls.filter(({ path }) => path === '/api/users/reset-password').map(({ body }) => body);
  }
  const answering = (answer: () => Response): Answer => {
    return ({ path }) => (path === '/api/users/reset-password' ? answer() : undefined);
  };

  test('a refusal is said at its field and takes nothing away', async () => {
    const sent = await set(() => undefined, 'another one');
    await expect.element(field(texts.repeated)).toHaveAccessibleDescription(texts.different);
    await expect.element(field(texts.repeated)).toHaveFocus();
    await expect.element(field(texts.password)).toHaveValue(chosen);
    expect(sent()).toEqual([]);
  });

  test('what the host refuses is said at its field, too', async () => {
    const errors = [{ message: 'No.', data: { errors: [{ path: 'password', message: 'Too common.' }] } }];
    const sent = await set(answering(() => Response.json({ errors }, { status: 400 })));
    await expect.element(field(texts.password)).toHaveAccessibleDescription('Too common.');
    await expect.element(field(texts.repeated)).toHaveValue(chosen);
    expect(sent()).toEqual([{ password: chosen, token: 't' }]);
  });

  test('a host that does not answer is said, and everything stays', async () => {
    await set(
      answering(() => {
        throw new TypeError('Failed to fetch');
      }),
    );
    await expect.element(page.getByRole('alert')).toMatchTextContent(unanswered);
    await expect.element(field(texts.password)).toHaveValue(chosen);
  });

  test('a link that was used meanwhile says so, and leads to another one', async () => {
    await set(answering(() => Response.json({ errors: [{ message: 'No.' }] }, { status: 403 })));
    await expect.element(page.getByRole('heading', { name: deadLink.title })).toBeVisible();
    await expect.element(page.getByRole('link', { name: deadLink.ask })).toHaveAttribute('href', '/admin/forgot');
    expect(page.getByRole('textbox').elements()).toEqual([]);
  });
});
