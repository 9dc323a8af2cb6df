import { clientTimeout, localePath } from '@nasaq/contract';
import { readCookie } from '../api/cookies.ts';
import { splitLocale } from '../locale/split-locale.ts';
import { hrefOf } from '../router/history.ts';
import type { Router } from '../router/router.ts';
import { browserApi } from './browser-api.ts';
import type { AuthPlatform, CookieJar } from './core/auth.ts';

/** The auth module's surroundings in a page: the API client, the router, the browser's cookies. */
export function browserPlatform(router: Router): AuthPlatform {
  const locale = () => splitLocale(router.state.shown.location.pathname).locale;
  return {
    post: (path, body) => browserApi(locale()).post<string, unknown>(path, body),
    async forgetHidden() {
      const response = await fetch('/_auth/reset', {
        method: 'POST',
        credentials: 'same-origin',
        headers: { 'x-requested-with': 'XMLHttpRequest' },
        // A login waits for it.
        signal: AbortSignal.timeout(clientTimeout),
      });
      if (!response.ok) throw new Error(`/_auth/reset was answered by ${response.status}.`);
    },
    cookies: cookieJar,
    apiOrigin: window.location.origin,
    here: () => hrefOf(router.state.shown.location),
    isGuarded() {
      const { auth, middleware } = router.state.shown.route;
      return auth || middleware.includes('guest');
    },
    localized: (path) => localePath(locale(), path),
    go: (path) => router.navigate(path),
    now: Date.now,
  };
}

/** The browser's cookies, as far as scripts may see them. */
const cookieJar: CookieJar = {
  get: (name) => readCookie(document.cookie, name),
  set(name, value, { path, maxAge, sameSite, secure }) {
    const attributes = `Path=${path}; Max-Age=${maxAge}; SameSite=${sameSite}${secure ? '; Secure' : ''}`;
    document.cookie = `${name}=${encodeURIComponent(value)}; ${attributes}`;
  },
};
