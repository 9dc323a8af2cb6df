import { apiBasePath, apiVersion, localeHeader, type AccountEvent, type Locale } from '@nasaq/contract';
import { openEventStream, type CloseEventStream } from '@nasaq/connectivity';
import type { Router } from '../router/router.ts';
import type { Auth } from './core/auth.ts';
import { endSession } from './with-session.ts';

const address = `${apiBasePath}account/events?v=${apiVersion}`;

export interface AccountEvents {
  /** Hears nothing more of this session: who ends it here needs not be told. */
  stop(): void;
  /** It goes on after all. */
  resume(): void;
}

/**
 * Hears what happens to the reader's account while a page of theirs is in sight: a ban at once, in the page's language,
 * and the end of the session. Pages that nobody sees leave the browser's few connections to the others, and hear of it
 * when they are seen again.
 */
export function followAccount(auth: Auth, router: Pick<Router, 'subscribe'>, readLocale: () => Locale): AccountEvents {
  let followed: string | null = null;
  let close: CloseEventStream = () => {};

  function follow(): void {
    const { user } = auth.state;
    const locale = readLocale();
    const next = user && document.visibilityState === 'visible' ? `${user.id} ${locale}` : null;
    if (next === followed) return;
    followed = next;
    close();
    close = next === null ? () => {} : listen(locale);
  }

  function listen(locale: Locale): CloseEventStream {
    return openEventStream(address, {
      headers: () => ({ [localeHeader]: locale }),
      onEvent: (event) => take(event as AccountEvent),
      onRefused: (status) => status === 401 && endSession(),
    });
  }

  function take(event: AccountEvent): void {
    const { user } = auth.state;
    if (event.type === 'ended') endSession();
    // Ten newer pages listen. This one does again when it is looked at.
    else if (event.type === 'replaced') close();
    else if (event.type === 'ban' && user) {
      const { isBanned, reason } = event.ban;
      if (user.ban.isBanned !== isBanned || user.ban.reason !== reason) auth.setUser({ ...user, ban: event.ban });
    }
  }

  auth.subscribe(follow);
  router.subscribe(follow);
  document.addEventListener('visibilitychange', follow);
  follow();
  return {
    stop: () => close(),
    resume() {
      close();
      followed = null;
      follow();
    },
  };
}
