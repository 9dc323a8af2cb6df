import { authDefaults, type AccountUser } from '@nasaq/contract';
import {
  ExpiredSessionError,
  IncompleteUserError,
  SessionNotKeptError,
  noStrategy,
  unknownStrategy,
  type ErrorContext,
  type ErrorListener,
} from './auth-errors.ts';
import type { AuthOptions } from './auth-options.ts';
import { createStorage } from './auth-storage.ts';
import { type Auth, type AuthPlatform, type AuthState, type Credentials, hasScope } from './auth.ts';
import { createRedirects } from './redirects.ts';
import { authorizeCall, createStrategy, type Strategy } from './strategy.ts';

/** Who reads, and how they sign in and out. */
export function createAuth(options: AuthOptions, platform: AuthPlatform): Auth {
  const storage = createStorage(platform.cookies, options.cookie);
  const redirects = createRedirects(options.redirect, storage, platform);
  const listeners = new Set<() => void>();
  const errorListeners = new Set<ErrorListener>();
  let strategy: Strategy | null = null;
  let state: AuthState = { user: null, loggedIn: false, strategy: null, busy: false };
  /** Scripts do not see the token of the user, also once the server has taken its traces away. */
  let hiddenToken = false;
  /** From the start's end on. */
  let watching = false;
  let validation: ReturnType<typeof setInterval> | undefined;

  function patch(change: Partial<AuthState>): void {
    const before = state.loggedIn;
    state = { ...state, ...change };
    for (const listener of listeners) listener();
    if (watching && state.loggedIn !== before && platform.isGuarded())
      redirects.go(state.loggedIn ? 'home' : 'logout').catch((error: unknown) => console.error(error));
  }

  function setStrategy(name: string): void {
    const known = Object.hasOwn(options.strategies, name) ? options.strategies[name] : undefined;
    if (known === undefined) throw unknownStrategy(name);
    strategy = createStrategy(name, known, storage, platform);
    if (storage.get('strategy') !== name) storage.set('strategy', name);
    patch({ strategy: storage.publicState().strategy ?? name });
  }

  function choose(name: string | null): void {
    if (name === null) throw noStrategy();
    setStrategy(name);
  }

  function current(): Strategy {
    if (strategy === null) throw noStrategy();
    return strategy;
  }

  async function fail(error: unknown, context: ErrorContext): Promise<never> {
    for (const listener of errorListeners) listener(error, context);
    const { resetOnError } = options;
    if (typeof resetOnError === 'function' ? resetOnError(error) : resetOnError) await reset();
    throw error;
  }

  function setUser(user: AccountUser | null): void {
    if (user !== null) hiddenToken = strategy?.token.get() === null;
    patch({ user, loggedIn: user !== null && strategy?.token.status() !== 'EXPIRED' });
  }

  async function reset(): Promise<void> {
    const token = strategy?.token;
    const hidden = token?.exists() ? token.isHidden() : state.user !== null && hiddenToken;
    token?.remove();
    if (state.user !== null || state.loggedIn) setUser(null);
    if (hidden) await platform.forgetHidden().catch((error: unknown) => console.error(error));
  }

  async function fetchUser(): Promise<void> {
    const { token, fetchUser: fetch } = current();
    if (!token.exists()) return;
    if (token.status() === 'EXPIRED') return reset();
    let user: AccountUser;
    try {
      user = await fetch();
    } catch (error) {
      if (error instanceof IncompleteUserError) await reset();
      return fail(error, { method: 'fetchUser' });
    }
    setUser(user);
  }

  async function login(credentials: Credentials): Promise<void> {
    const chosen = current();
    patch({ busy: true });
    try {
      await reset();
      await chosen.login(credentials).catch((error: unknown) => fail(error, { method: 'login' }));
      if (!chosen.token.exists()) await fail(new SessionNotKeptError(), { method: 'login' });
      await fetchUser();
      // A clock that is far ahead.
      if (state.user === null) await fail(new ExpiredSessionError(), { method: 'login' });
    } finally {
      patch({ busy: false });
    }
  }

  /** Revokes the token, unless it is worth nothing already; that it could not be is no reason to stay signed in here. */
  async function leave(): Promise<void> {
    await current()
      .logout()
      .catch((error: unknown) => (isUnauthorized(error) ? undefined : fail(error, { method: 'logout' })))
      .catch((error: unknown) => console.error(error));
    await reset();
  }

  async function logout(): Promise<void> {
    await leave();
    await redirects.go('logout');
  }

  async function begin(user: unknown): Promise<void> {
    const stored = storage.get('strategy');
    try {
      choose(stored ?? options.defaultStrategy);
    } catch (error) {
      await fail(error, { method: 'start' }).catch((told: unknown) => console.error(told));
      if (stored === null) return;
      // It says nothing of the session: without it the reader signs in and out, and stays signed in, as everybody does.
      storage.remove('strategy');
      choose(options.defaultStrategy);
    }
    if (current().token.status() === 'EXPIRED') return reset();
    if (typeof user === 'string') {
      await leave();
      return redirects.go('login');
    }
    if (typeof user === 'object' && user !== null) return setUser(user as AccountUser);
    return fetchUser();
  }

  function validate(): void {
    if (strategy?.token.status() === 'EXPIRED') reset().catch((error: unknown) => console.error(error));
  }

  return {
    get state() {
      return state;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    onError(listener) {
      errorListeners.add(listener);
      return () => errorListeners.delete(listener);
    },
    async start(user = null) {
      try {
        await begin(user);
        // The server took them for signed in; the page is theirs no longer.
        if (user !== null && !state.loggedIn && platform.isGuarded()) await redirects.go('login');
      } catch (error) {
        console.error(error);
      }
      watching = true;
      const { validationInterval } = options;
      const every = validationInterval === true ? authDefaults.validationInterval : validationInterval;
      if (every !== false) validation = setInterval(validate, every);
    },
    stop: () => clearInterval(validation),
    setStrategy,
    login,
    logout,
    fetchUser,
    setUser,
    reset,
    async expire() {
      redirects.remember(platform.here());
      if (state.user !== null) await leave();
      else await reset();
      await redirects.go('login');
    },
    redirect: redirects.go,
    remember: redirects.remember,
    hasScope: (name) => hasScope(state.user?.scope, name),
    authorize: (url) => authorizeCall(url, platform.apiOrigin, strategy?.token, reset),
  };
}

/** The answer to a call of a session that the API does not know, or knows no longer. */
function isUnauthorized(error: unknown): boolean {
  return error instanceof Error && 'status' in error && error.status === 401;
}
