import type { AccountUser } from '@nasaq/contract';
import { useSyncExternalStore } from 'react';
import { useRootData } from '../router/context.tsx';
import { readAuth, watchAuth } from './open-auth.ts';

/** Who reads; `null` = signed out. On the server, and while the page comes alive, whom it was rendered for. */
export function useUser(): AccountUser | null {
  const { session } = useRootData();
  return useSyncExternalStore(
    watchAuth,
    () => readAuth().user,
    () => session.user,
  );
}
