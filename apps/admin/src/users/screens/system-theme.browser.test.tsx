import type { ClientConfig } from 'payload';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { mountScreen } from '../../testing/screens/mount-screen.tsx';
import { SystemTheme } from './system-theme.tsx';

/** A system that is dark until somebody says otherwise. */
class System extends EventTarget {
  matches = true;

  lightUp() {
    this.matches = false;
    this.dispatchEvent(new Event('change'));
  }
}

let system: System;
beforeEach(() => {
  system = new System();
  vi.spyOn(window, 'matchMedia').mockReturnValue(system as never);
});
afterEach(() => {
  vi.restoreAllMocks();
  document.cookie = 'nasaq-admin-theme=;max-age=0';
});

const theme = () => document.documentElement.dataset.theme;

function open(config: Partial<ClientConfig>) {
  mountScreen('en', <SystemTheme>Sign in</SystemTheme>, { config });
}

test('the sign-in step is dark where the system is, and follows it', async () => {
  open({ unauthenticated: true } as never);
  await expect.poll(theme).toBe('dark');
  system.lightUp();
  expect(theme()).toBe('light');
});

test('a theme that was chosen in this browser stays', async () => {
  document.cookie = 'nasaq-admin-theme=light';
  open({ unauthenticated: true } as never);
  await expect.element(document.body).toHaveTextContent('Sign in');
  expect(theme()).toBe('light');
});

test('for who is signed in, Payload chooses', async () => {
  open({});
  await expect.element(document.body).toHaveTextContent('Sign in');
  expect(theme()).toBe('light');
});
