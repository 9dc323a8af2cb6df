import type { Locale } from '@nasaq/contract';
import { loadT } from '../locale/load-catalogue.ts';
import { splitLocale } from '../locale/split-locale.ts';
import type { Session } from '../router/middleware.ts';
import { payloads } from '../router/payload-cache.ts';
import type { Router } from '../router/router.ts';
import { showToast } from '../ui/toasts/show-toast.ts';
import { followAccount } from './account-events.ts';
import { browserPlatform } from './browser-platform.ts';
import { ExpiredSessionError } from './core/auth-errors.ts';
import { authOptions } from './core/auth-options.ts';
import { createAuth } from './core/create-auth.ts';
import { type BrowserAuth, hasSession, publishAuth } from './open-auth.ts';

/**
 * The module in this page: its state goes to the shell, its navigations to the router.
 * @param loadSignedIn brings what the shell shows to somebody who is signed in
 */
export function startBrowserAuth(
  router: Router,
  session: Session,
  loadSignedIn: (locale: Locale) => Promise<void>,
): BrowserAuth {
  const auth = createAuth(
    authOptions({ cookie: { secure: window.location.protocol === 'https:' } }),
    browserPlatform(router),
  );
  const locale = () => splitLocale(router.state.shown.location.pathname).locale;
  let { user } = session;

  const started = auth.start(session.user);
  publish();
  auth.subscribe(publish);
  const events = followAccount(auth, router, locale);

  function publish(): void {
    // What was loaded ahead was loaded for somebody else.
    if (auth.state.user?.id !== user?.id) payloads.clear();
    ({ user } = auth.state);
    publishAuth(auth.state);
    if (user) loadSignedIn(locale()).then(refresh, console.error);
  }

  /** What is shown to a user has come: for another object it is shown. */
  function refresh(): void {
    publishAuth({ ...auth.state, user: auth.state.user && { ...auth.state.user } });
  }

  async function notifyExpired(): Promise<void> {
    const t = await loadT(locale(), ['auth']);
    showToast({ text: t('auth.token_expired'), variant: 'error' });
  }

  return {
    ...auth,
    get state() {
      return auth.state;
    },
    async endingItself(call) {
      events.stop();
      try {
        return await call();
      } catch (error) {
        events.resume();
        throw error;
      }
    },
    async expire() {
      await Promise.all([notifyExpired(), auth.expire()]);
    },
    async authorize(url) {
      try {
        return await auth.authorize(url);
      } catch (error) {
        if (error instanceof ExpiredSessionError) await notifyExpired();
        throw error;
      }
    },
    async findOut() {
      await started;
      if (hasSession() === auth.state.loggedIn) return;
      if (auth.state.loggedIn) await auth.reset();
      else await auth.fetchUser();
    },
  };
}
