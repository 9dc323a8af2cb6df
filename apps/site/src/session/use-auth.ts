import { useMemo, useSyncExternalStore } from 'react';
import type { AccountUser } from '@nasaq/contract';
import { useRootData } from '../router/context.tsx';
import type { Auth, AuthState } from './core/auth.ts';
import { openAuth, readAuth, sessionState, watchAuth } from './open-auth.ts';

export type AuthActions = Pick<Auth, 'login' | 'logout' | 'fetchUser'> & {
  setUser(...user: Parameters<Auth['setUser']>): Promise<void>;
};

/** The session and what can be done about it; the module comes with the first act. */
export function useAuth(): AuthState & AuthActions {
  const { session } = useRootData();
  const rendered = useMemo(() => sessionState(session), [session]);
  return { ...useSyncExternalStore(watchAuth, readAuth, () => rendered), ...actions };
}

const actions: AuthActions = {
  login: async (credentials) => (await openAuth()).login(credentials),
  logout: async () => (await openAuth()).logout(),
  fetchUser: async () => (await openAuth()).fetchUser(),
  setUser: async (user) => (await openAuth()).setUser(user),
};

/** Who reads; `null` = signed out. On the server, and while the page comes alive, whom it was rendered for. */
export function useUser(): AccountUser | null {
  const { session } = useRootData();
  return useSyncExternalStore(
    watchAuth,
    () => readAuth().user,
    () => session.user,
  );
}
