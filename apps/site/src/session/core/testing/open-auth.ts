import type { AccountUser } from '@nasaq/contract';
import { ApiError } from '../../../api/api-error.ts';
import { authOptions, type AuthSettings } from '../auth-options.ts';
import type { CookieAttributes } from '../auth.ts';
import { createAuth } from '../create-auth.ts';

export const layla: AccountUser = {
  id: '1',
  name: 'Layla',
  email: 'layla@example.com',
  phone: null,
  locale: 'ar',
  scope: ['orders'],
  ban: { isBanned: false, reason: '' },
};

export const now = Date.UTC(2027, 2, 1);
export const tokenName = 'auth._nasaq_token.local';
export const expirationName = 'auth._nasaq_token_expiration.local';

/** A JWT with these claims; nobody here looks at its signature. */
export function jwt(claims: object): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${part({ alg: 'HS256' })}.${part(claims)}.signature`;
}

export const answer = (status: number) => new ApiError({ method: 'POST', url: '/api/v1/auth' }, status, null);

interface World {
  cookies?: Record<string, string>;
  at?: string;
  guarded?: boolean;
  answers?: Record<string, (body: unknown) => unknown>;
  settings?: AuthSettings;
}

/** The module in a browser that is all in memory: its cookies, its address and what the API answers. */
export function openAuth({
  cookies = {},
  at = '/ar/works?page=2',
  guarded = false,
  answers = {},
  settings,
}: World = {}) {
  const world = {
    now,
    here: at,
    guarded,
    cookies: new Map(Object.entries(cookies)),
    attributes: new Map<string, CookieAttributes>(),
    calls: [] as { path: string; body: unknown }[],
    visits: [] as string[],
    resets: 0,
    busyDuring: [] as boolean[],
  };
  const replies: NonNullable<World['answers']> = {
    'auth/login': () => ({ token: jwt({ exp: now / 1_000 + 600 }) }),
    'auth/logout': () => null,
    'auth/user': () => ({ user: layla }),
    ...answers,
  };
  const auth = createAuth(authOptions(settings), {
    async post(path, body) {
      world.calls.push({ path, body });
      world.busyDuring.push(auth.state.busy);
      return replies[path]!(body);
    },
    async forgetHidden() {
      world.resets += 1;
    },
    cookies: {
      get: (name) => world.cookies.get(name) ?? null,
      set(name, value, attributes) {
        world.attributes.set(name, attributes);
        if (attributes.maxAge === 0) world.cookies.delete(name);
        else world.cookies.set(name, value);
      },
    },
    apiOrigin: 'https://nasaq.example',
    here: () => world.here,
    isGuarded: () => world.guarded,
    localized: (path) => (path === '/' ? '/ar' : `/ar${path}`),
    async go(path) {
      world.visits.push(path);
      await Promise.resolve();
      world.here = path;
    },
    now: () => world.now,
  });
  return { auth, world };
}

/** Cookies of a session whose token scripts hold. */
export function readableSession(claims: object = { exp: now / 1_000 + 600 }): Record<string, string> {
  return { [tokenName]: `Bearer ${jwt(claims)}`, [expirationName]: String(now + 600_000) };
}

/** Of one whose token they do not see. */
export function hiddenSession(expiresAt: number | false = now + 600_000): Record<string, string> {
  return { [expirationName]: String(expiresAt) };
}
