import { locales } from '@nasaq/contract';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { Answer } from '../../testing/screens/fake-host.ts';
import { mountScreen } from '../../testing/screens/mount-screen.tsx';
import { violations } from '../../testing/screens/violations.ts';
import { staffTexts, userLabels } from '../catalogue/index.ts';
import { SignIn } from './sign-in.tsx';

const address = '/api/users/sign-in/oidc';
const returned = '/admin/login?code=of-the-provider&state=of-the-way&iss=x';

describe.each(locales)('the button of a provider in %s', (language) => {
  const { oidc, second } = staffTexts[language];
  const { cancelled, unreachable } = userLabels.oidc;
  const refuse = (message: string, status: number) => () => Response.json({ errors: [{ message }] }, { status });
  const host = (at: string, answer: () => Response): Answer => {
    return ({ path }) => (path === at ? answer() : undefined);
  };
  const mount = (at: string, answer: Answer, provider: string | null = null) =>
    mountScreen(language, <SignIn provider={provider} to="/admin" />, { at, host: [answer] });

  test('stands below the password, has a name of its own, and says why nobody can go there', async () => {
    const away = host(`${address}/begin`, refuse(unreachable[language], 503));
    const screen = mount('/admin/login', away, 'Example ID');
    const button = page.getByRole('button', { name: oidc.named.replace('{provider}', 'Example ID') });
    await button.click();
    await expect.element(page.getByText(unreachable[language])).toBeVisible();
    await expect.element(button).toBeEnabled();
    expect(screen.calls.find(({ path }) => path === `${address}/begin`)?.body).toEqual({ to: '/admin' });
    await expect.element(page.getByLabelText(screen.word('general:password'), { exact: true })).toBeVisible();
    expect(await violations()).toEqual([]);
  });

  test('what a browser comes back with is sent once, and leaves the address; a refusal stands below the button', async () => {
    const screen = mount(returned, host(address, refuse(cancelled[language], 403)));
    await expect.element(page.getByText(cancelled[language])).toBeVisible();
    await expect.element(page.getByRole('button', { name: oidc.own })).toBeEnabled();
    expect(location.pathname + location.search).toBe('/admin/login');
    const sent = screen.calls.filter(({ path }) => path === address);
    expect(sent.map(({ body }) => body)).toEqual([{ query: 'code=of-the-provider&state=of-the-way&iss=x' }]);
  });

  test('a second factor that is asked for still → its step', async () => {
    mount(
      returned,
      host(address, () => Response.json({ step: { kind: 'second', app: true, passkey: false }, to: '/admin/account' })),
    );
    await expect.element(page.getByRole('heading', { name: second.title })).toHaveFocus();
  });

  test('without a provider there is no button, and an address with a code is nobody’s', async () => {
    const screen = mountScreen(language, <SignIn to="/admin" />, { at: returned });
    await expect.element(page.getByLabelText(screen.word('general:password'), { exact: true })).toBeVisible();
    await expect.element(page.getByRole('button', { name: oidc.own })).not.toBeInTheDocument();
    expect(screen.calls.filter(({ path }) => path === address)).toEqual([]);
  });
});
