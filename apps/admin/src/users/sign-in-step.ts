/** What is still asked of somebody whose password was right, before there is a session. */
export type SignInStep =
  /** The password was made for them and printed: one of their own takes its place. */
  { kind: 'password' };
