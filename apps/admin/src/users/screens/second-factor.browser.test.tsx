import type { Locale } from '@nasaq/contract';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { clientCollection, DocumentForm } from '../../testing/screens/document-form.tsx';
import type { Answer } from '../../testing/screens/fake-host.ts';
import { inTurn } from '../../testing/screens/in-turn.ts';
import { mountScreen } from '../../testing/screens/mount-screen.tsx';
import { staffTexts } from '../catalogue/index.ts';
import { SecondFactor } from './own-factors.tsx';
import { ProofGuard } from './proof-guard.tsx';
import { SignIn } from './sign-in.tsx';

const picture =
  'data:image/svg+xml;base64,PHN2ZyB4bWxucz0iaHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmciIHdpZHRoPSIxMCIgaGVpZ2h0PSIxMCIvPg==';
const newApp = { secret: 'JBSW Y3DP EHPK 3PXP', qr: picture };
const codes = ['abcde-fghjk', 'mnpqr-stuvw'];

const at = (path: string, answer: (body: unknown) => unknown): Answer => {
  return (call) => (call.path === `/api/users/${path}` ? answer(call.body) : undefined);
};
const refusal = (path: string, message: string) =>
  Response.json({ errors: [{ message, data: { errors: [{ path, message }] } }] }, { status: 400 });
const proofRequired = () =>
  Response.json({ error: { code: 'proof_required', message: 'Once more.' } }, { status: 403 });

describe.each(inTurn('ar'))('signing in with a second factor in %s', (language) => {
  const { enrol, factors, ownStep, second } = staffTexts[language];
  const field = (label: string) => page.getByLabelText(label, { exact: true });

  async function signIn(step: object, ...host: Answer[]) {
    const screen = mountScreen(language, <SignIn to="/admin" />, {
      at: '/admin/login',
      host: [at('login', () => ({ step })), ...host],
    });
    await field(screen.word('general:email')).fill('salma@nasaq.example');
    await field(screen.word('general:password')).fill('seven palms by the river');
    await userEvent.keyboard('{Enter}');
    return screen;
  }

  test('a wrong code is said at its field and stays; a recovery code stands in for it', async () => {
    const { calls } = await signIn(
      { kind: 'second', app: true, passkey: false },
      at('sign-in/code', () => refusal('code', 'Wrong.')),
    );
    await expect.element(page.getByRole('heading', { name: second.title })).toHaveFocus();
    const code = field(second.code);
    await expect.element(code).toHaveAccessibleDescription(second.codeHint);
    await expect.element(code).toHaveAttribute('autocomplete', 'one-time-code');
    await code.fill('123456');
    await userEvent.keyboard('{Enter}');
    await expect.element(code).toHaveAccessibleDescription('Wrong.');
    await expect.element(code).toHaveFocus();
    await page.getByRole('button', { name: second.toRecovery }).click();
    await expect.element(field(second.recoveryCode)).toHaveFocus();
    await field(second.recoveryCode).fill('abcde-fghjk');
    await userEvent.keyboard('{Enter}');
    await expect.element(field(second.recoveryCode)).toHaveAccessibleDescription('Wrong.');
    const sent = calls.filter(({ path }) => path === '/api/users/sign-in/code').map(({ body }) => body);
    expect(sent).toEqual([{ code: '123456' }, { code: 'abcde-fghjk' }]);
  });

  test('only a passkey → no field for a code of an app, and a host that refuses is said', async () => {
    await signIn(
      { kind: 'second', app: false, passkey: true },
      at('sign-in/passkey-options', () => refusal('x', 'Not now.')),
    );
    await page.getByRole('button', { name: second.passkey }).click();
    await expect.element(page.getByRole('alert').getByText('Not now.')).toBeVisible();
    expect(page.getByRole('textbox').elements()).toEqual([]);
    await page.getByRole('button', { name: ownStep.restart }).click();
    await expect.element(page.getByRole('heading', { name: second.title })).not.toBeInTheDocument();
  });

  test('who has none and needs one sets it up, and reads the recovery codes before going on', async () => {
    await signIn(
      { kind: 'enrol' },
      at('sign-in/new-app', () => newApp),
      at('sign-in/new-app/confirm', () => ({ recovery: codes, token: 't' })),
    );
    await page.getByRole('button', { name: enrol.app }).click();
    await expect.element(page.getByRole('img', { name: factors.qr })).toBeVisible();
    await expect.element(page.getByText(newApp.secret)).toHaveAttribute('dir', 'ltr');
    await field(factors.first).fill('123456');
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('heading', { name: factors.recoveryTitle })).toHaveFocus();
    await expect
      .poll(() =>
        page
          .getByRole('listitem')
          .elements()
          .map(({ textContent }) => textContent),
      )
      .toEqual(codes);
    await expect.element(page.getByRole('button', { name: factors.stored })).toBeVisible();
  });
});

describe.each(inTurn('en'))('one’s own second factor in %s', (language) => {
  const { factors: texts, ownPassword, presentPassword, proof } = staffTexts[language];
  const none = { app: false, passkeys: [], recovery: 0, required: false };
  const withApp = { ...none, app: true, recovery: 10 };
  const dialog = page.getByRole('dialog', { name: proof.title });

  test('setting up an app takes the password where it was shown too long ago, and goes on by itself', async () => {
    let isProved = false;
    const { calls } = openAccount(language, [
      at('own-factors', () => none),
      at('own-factors/app', () => (isProved ? newApp : proofRequired())),
      at('prove', () => {
        isProved = true;
        return {};
      }),
      at('own-factors/app/confirm', () => ({ ...withApp, codes })),
    ]);
    await expect.element(page.getByText(texts.none)).toBeVisible();
    await page.getByRole('button', { name: texts.addApp }).click();
    await dialog.getByLabelText(presentPassword, { exact: true }).fill('seven palms by the river');
    await userEvent.keyboard('{Enter}');
    await page.getByLabelText(texts.first, { exact: true }).fill('123456');
    await userEvent.keyboard('{Enter}');
    const shown = page.getByRole('dialog', { name: texts.recoveryTitle });
    await expect.element(shown.getByText(codes[0]!)).toBeVisible();
    await shown.getByRole('button', { name: texts.stored }).click();
    await expect.element(shown).not.toBeInTheDocument();
    await expect.element(page.getByRole('button', { name: texts.removeApp })).toBeVisible();
    const sent = calls.filter(({ path }) => path === '/api/users/prove').map(({ body }) => body);
    expect(sent).toEqual([{ present_password: 'seven palms by the river' }]);
  });

  test('who would rather not show the password leaves everything as it is; a wrong one is said', async () => {
    openAccount(language, [
      at('own-factors', () => withApp),
      at('own-factors/app/remove', proofRequired),
      at('prove', () => refusal('present_password', 'Not yours.')),
    ]);
    await page.getByRole('button', { name: texts.removeApp }).click();
    await dialog.getByLabelText(presentPassword, { exact: true }).fill('wrong');
    await userEvent.keyboard('{Enter}');
    await expect
      .element(dialog.getByLabelText(presentPassword, { exact: true }))
      .toHaveAccessibleDescription('Not yours.');
    await dialog.getByRole('button', { name: ownPassword.cancel }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(page.getByRole('button', { name: texts.removeApp })).toBeVisible();
  });

  test('each passkey is listed and removed by its name', async () => {
    const passkeys = [{ id: 3, name: 'هاتف Nokia', addedAt: '2026-11-20T08:00:00.000Z', usedAt: null }];
    const { calls } = openAccount(language, [
      at('own-factors', () => ({ ...withApp, passkeys })),
      at('own-factors/passkey/remove', () => withApp),
    ]);
    await expect.element(page.getByRole('rowheader')).toMatchTextContent('هاتف Nokia');
    await page.getByRole('button', { name: /Nokia/ }).click();
    await expect.element(page.getByRole('rowheader')).not.toBeInTheDocument();
    expect(calls.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([{ id: 3 }]);
  });

  test('a colleague’s is reset by an administrator', async () => {
    openAccount(
      language,
      [at('9/second-factor', () => ({ protected: true })), at('9/reset-second-factor', () => ({ protected: false }))],
      9,
    );
    await page.getByRole('button', { name: texts.reset }).click();
    await expect.element(page.getByText(texts.noneOfColleague)).toBeVisible();
    await expect.element(page.getByRole('button', { name: texts.reset })).not.toBeInTheDocument();
  });
});

function openAccount(language: Locale, host: Answer[], id = 7) {
  return mountScreen(
    language,
    <ProofGuard>
      <DocumentForm collection="users" id={id}>
        <SecondFactor />
      </DocumentForm>
    </ProofGuard>,
    { at: '/admin/account', host, config: { collections: [clientCollection('users')] } },
  );
}
