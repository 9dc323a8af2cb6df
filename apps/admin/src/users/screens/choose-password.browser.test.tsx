import { fieldLabels } from '@nasaq/contract';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Answer } from '../../testing/screens/fake-host.ts';
import { inTurn } from '../../testing/screens/in-turn.ts';
import { mountScreen } from '../../testing/screens/mount-screen.tsx';
import { staffTexts, userLabels } from '../catalogue/index.ts';
import { ChoosePassword } from './choose-password.tsx';
import { SignIn } from './sign-in.tsx';

const chosen = 'nine brown paper kites';

describe.each(inTurn('en'))('a first sign-in in %s', (language) => {
  const { ownPassword: texts, ownStep, unanswered } = staffTexts[language];
  const field = (label: string) => page.getByLabelText(label, { exact: true });
  const answers = (at: string, answer: () => Response | undefined): Answer => {
    return ({ path }) => (path === `/api/users/${at}` ? answer() : undefined);
  };
  const step = () => Response.json({ step: { kind: 'password' } });

  async function signIn(...host: Answer[]) {
    const screen = mountScreen(language, <SignIn to="/admin" />, { at: '/admin/login', host });
    await field(screen.word('general:email')).fill('first@nasaq.example');
    await field(screen.word('general:password')).fill('what was printed');
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('heading', { name: ownStep.title })).toHaveFocus();
    return screen;
  }

  test('a password that was printed lets nobody in: one of their own is asked for, and sent alone', async () => {
    const refused = () => Response.json({ errors: [{ message: ownStep.lead }] }, { status: 401 });
    const screen = await signIn(answers('login', step), answers('sign-in/password', refused));
    await field(texts.password).fill(chosen);
    await field(texts.repeated).fill('another one');
    await userEvent.keyboard('{Enter}');
    await expect.element(field(texts.repeated)).toHaveAccessibleDescription(texts.different);
    await field(texts.repeated).fill(chosen);
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('alert')).toMatchTextContent(ownStep.lead);
    const sent = screen.calls.filter(({ path }) => path === '/api/users/sign-in/password').map(({ body }) => body);
    expect(sent).toEqual([{ password: chosen }]);
  });

  test('who would rather not begins anew', async () => {
    const screen = await signIn(answers('login', step));
    await page.getByRole('button', { name: ownStep.restart }).click();
    await expect.element(field(screen.word('general:email'))).toBeVisible();
    await expect.element(page.getByText(unanswered)).not.toBeInTheDocument();
  });
});

describe.each(inTurn('ar'))('an invitation in %s', (language) => {
  test('asks for the name and the language as well, and sends both', async () => {
    const { choosePassword, ownPassword: texts } = staffTexts[language];
    const field = (label: string) => page.getByLabelText(label, { exact: true });
    const invited = { name: 'S.', language: 'en' as const };
    const data = { errors: [{ path: 'name', message: 'No name.' }] };
    const host: Answer = ({ path }) =>
      path === '/api/users/reset-password'
        ? Response.json({ errors: [{ message: 'No.', data }] }, { status: 400 })
        : undefined;
    const at = '/admin/reset/t';
    const { calls } = mountScreen(language, <ChoosePassword invited={invited} token="t" />, { at, host: [host] });
    await expect.element(page.getByRole('heading', { name: choosePassword.welcome })).toBeVisible();
    const name = field(fieldLabels.name[language]);
    await expect.element(name).toHaveValue('S.');
    await name.fill('سلوى عادل');
    await field(userLabels.users.language[language]).selectOptions('ar');
    await field(texts.password).fill(chosen);
    await field(texts.repeated).fill(chosen);
    await userEvent.keyboard('{Enter}');
    await expect.element(name).toHaveAccessibleDescription('No name.');
    await expect.element(name).toHaveFocus();
    const sent = calls.filter(({ path }) => path === '/api/users/reset-password').map(({ body }) => body);
    expect(sent).toEqual([{ token: 't', password: chosen, name: 'سلوى عادل', language: 'ar' }]);
  });
});

describe.each(inTurn('en'))('a mailed link in %s', (language) => {
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
