import { useMemo, useSyncExternalStore } from 'react';
import { useRootData } from '../router/context.tsx';
import type { AuthState, Auth } from './core/auth.ts';
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
