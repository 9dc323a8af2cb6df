import type { Locale } from '@nasaq/contract';
import type { ReactNode } from 'react';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { clientCollection, DocumentForm } from '../../testing/screens/document-form.tsx';
import type { Answer } from '../../testing/screens/fake-host.ts';
import { inTurn } from '../../testing/screens/in-turn.ts';
import { mountScreen } from '../../testing/screens/mount-screen.tsx';
import { violations } from '../../testing/screens/violations.ts';
import { staffTexts } from '../catalogue/index.ts';
import type { StaffSession } from '../staff-session.ts';
import { SecondFactor } from './own-factors.tsx';
import { OwnPassword } from './own-password.tsx';
import { OwnSessions } from './own-sessions.tsx';
import { ProofGuard } from './proof-guard.tsx';
import { SignIn } from './sign-in.tsx';

const picture =
  'data:image/svg+xml;base64,PHN2ZyB4bWxucz0iaHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmciIHdpZHRoPSIxMCIgaGVpZ2h0PSIxMCIvPg==';
const at = (path: string, answer: () => unknown): Answer => {
  return (call) => (call.path === `/api/users/${path}` ? answer() : undefined);
};
const refusal = (path: string, message: string) =>
  Response.json({ errors: [{ message, data: { errors: [{ path, message }] } }] }, { status: 400 });

describe.each(inTurn('ar'))('axe finds nothing in %s', (language) => {
  const { factors, ownPassword, proof, second, sessions: devices } = staffTexts[language];

  async function signIn(...host: Answer[]) {
    const screen = mountScreen(language, <SignIn to="/admin" />, { at: '/admin/login', host });
    await page.getByLabelText(screen.word('general:email'), { exact: true }).fill('salma@nasaq.example');
    await page.getByLabelText(screen.word('general:password'), { exact: true }).fill('seven palms by the river');
    await userEvent.keyboard('{Enter}');
  }

  test('signing in that was refused, and a second factor that was', async () => {
    let isRight = false;
    await signIn(
      at('login', () =>
        isRight
          ? { step: { kind: 'second', app: true, passkey: true } }
          : Response.json({ errors: [{ message: 'Not this.' }] }, { status: 401 }),
      ),
      at('sign-in/code', () => refusal('code', 'Wrong.')),
    );
    await expect.element(page.getByRole('alert')).toMatchTextContent('Not this.');
    expect(await violations(), 'refused').toEqual([]);
    isRight = true;
    await userEvent.keyboard('{Enter}');
    const code = page.getByLabelText(second.code, { exact: true });
    await code.fill('123456');
    await userEvent.keyboard('{Enter}');
    await expect.element(code).toHaveAccessibleDescription('Wrong.');
    expect(await violations(), 'second factor').toEqual([]);
  });

  test('setting up a second factor at the door', async () => {
    await signIn(
      at('login', () => ({ step: { kind: 'enrol' } })),
      at('sign-in/new-app', () => ({ secret: 'JBSW Y3DP EHPK 3PXP', qr: picture })),
    );
    await page.getByRole('button', { name: staffTexts[language].enrol.app }).click();
    await expect.element(page.getByRole('img', { name: factors.qr })).toBeVisible();
    expect(await violations()).toEqual([]);
  });

  test('one’s own account: devices, second factor, proof and another password', async () => {
    const passkeys = [{ id: 3, name: 'هاتف Nokia', addedAt: '2026-11-20T08:00:00.000Z', usedAt: null }];
    account(
      language,
      <>
        <OwnPassword />
        <SecondFactor />
        <OwnSessions />
      </>,
      [
        at('own-sessions', () => ({ sessions: [here, { ...here, id: 'phone', current: false, isNew: true }] })),
        at('own-factors', () => ({ app: true, passkeys, recovery: 10, required: true })),
        at('own-factors/app/remove', () =>
          Response.json({ error: { code: 'proof_required', message: 'Once more.' } }, { status: 403 }),
        ),
      ],
    );
    await expect.element(page.getByText(devices.isNew)).toBeVisible();
    await expect.element(page.getByText('هاتف Nokia')).toBeVisible();
    expect(await violations(), 'account').toEqual([]);
    await page.getByRole('button', { name: factors.removeApp }).click();
    await expect.element(page.getByRole('dialog', { name: proof.title })).toBeVisible();
    expect(await violations(), 'proof').toEqual([]);
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    await page.getByRole('button', { name: ownPassword.open }).click();
    await page.getByLabelText(ownPassword.password, { exact: true }).fill('half');
    await userEvent.keyboard('{Enter}');
    expect(await violations(), 'password').toEqual([]);
  });
});

const here: StaffSession = {
  id: 'here',
  current: true,
  isNew: false,
  device: 'Firefox, Linux',
  startedAt: '2026-11-20T08:00:00.000Z',
  usedAt: '2026-11-21T08:00:00.000Z',
};

function account(language: Locale, parts: ReactNode, host: Answer[]) {
  return mountScreen(
    language,
    <ProofGuard>
      <DocumentForm collection="users" id={7}>
        {parts}
      </DocumentForm>
    </ProofGuard>,
    { at: '/admin/account', host, config: { collections: [clientCollection('users')] } },
  );
}
