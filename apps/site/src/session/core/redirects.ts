import { isOwnPath } from '@nasaq/contract';
import type { AuthOptions, RedirectName } from './auth-options.ts';
import type { AuthStorage } from './auth-storage.ts';
import type { AuthPlatform } from './auth.ts';

const key = 'redirect';

interface Redirects {
  /** Leads the reader; a second one to the same place, while the first is under way, is the first. */
  go(name: RedirectName): Promise<void>;
  /** Keeps where somebody wanted to go, for after the login. */
  remember(path: string): void;
}

/** The three targets, each in the reader's language. Going to login keeps the path that was asked for; going home uses it up. */
export function createRedirects(
  targets: AuthOptions['redirect'],
  storage: AuthStorage,
  platform: Pick<AuthPlatform, 'here' | 'localized' | 'go'>,
): Redirects {
  let underWay: { to: string; done: Promise<void> } | null = null;
  const address = (name: RedirectName) => (targets[name] === false ? null : platform.localized(targets[name]));

  function remember(path: string): void {
    const asked = ownPath(path);
    if (asked !== null && pathOf(asked) !== address('login')) storage.set(key, asked);
  }

  function recall(): string | null {
    const stored = storage.get(key);
    if (stored !== null) storage.remove(key);
    return ownPath(stored);
  }

  return {
    remember,
    async go(name) {
      const target = address(name);
      if (target === null) return;
      const here = platform.here();
      if (name === 'login') remember(here);
      const to = (name === 'home' && recall()) || target;
      if (to === underWay?.to) return underWay.done;
      if (to === here || to === pathOf(here)) return;
      const leaving = { to, done: platform.go(to) };
      underWay = leaving;
      try {
        await leaving.done;
      } finally {
        if (underWay === leaving) underWay = null;
      }
    },
  };
}

function pathOf(address: string): string {
  return address.split(/[?#]/, 1)[0]!;
}

const longest = 2_000;

/**
 * A path that leads nowhere but to our own pages, or `null`. Browsers read `//host` and `/\host` as another site, and
 * drop control characters before they read.
 */
export function ownPath(path: string | null): string | null {
  if (path === null || path.length > longest || hasControls(path)) return null;
  if (!isOwnPath(path)) return null;
  const base = 'https://own.invalid';
  if (!URL.canParse(path, base)) return null;
  const url = new URL(path, base);
  return url.origin === base && !url.pathname.startsWith('//') ? path : null;
}

function hasControls(path: string): boolean {
  return [...path].some((letter) => letter <= ' ' || letter === '\u007F');
}
