/** Who reads; the one source that middleware and shell ask. */
export interface Session {
  loggedIn: boolean;
}

const signedOut: Session = { loggedIn: false };

/** Accounts are not open yet: every reader is signed out. */
export function readSession(): Session {
  return signedOut;
}
