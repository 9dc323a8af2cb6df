/** What is still asked of somebody whose password was right, before there is a session. */
export type SignInStep =
  /** The password was made for them and printed: one of their own takes its place. */
  | { kind: 'password' }
  /** What they have set up: a code of an app, a passkey. A recovery code stands in for either. */
  | { kind: 'second'; app: boolean; passkey: boolean }
  /** A second factor is required of them, and they have none yet. */
  | { kind: 'enrol' };
