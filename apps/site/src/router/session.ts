import type { AccountUser } from '@nasaq/contract';

/** Who reads; the one source that middleware and shell ask. On the server it comes with the request. */
export interface Session {
  /** `null` = signed out. */
  user: AccountUser | null;
}

export const signedOut: Session = { user: null };

export function isLoggedIn({ user }: Session): boolean {
  return user !== null;
}
