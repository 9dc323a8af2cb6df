/** Names and lifetimes of sessions; lifetimes are seconds unless the name says otherwise. */
export const authDefaults = {
  strategy: 'local',
  /** Every cookie of the module begins with it. */
  cookiePrefix: 'auth.',
  tokenPrefix: '_nasaq_token.',
  expirationPrefix: '_nasaq_token_expiration.',
  tokenHeader: 'Authorization',
  tokenType: 'Bearer',
  tokenMaxAge: 2_592_000,
  cookieMaxAge: 31_536_000,
  /** Milliseconds before its expiry from which a token counts as expired. */
  expiryMargin: 500,
  /** Milliseconds between two looks at the token, where looking is turned on with `true`. */
  validationInterval: 1_000,
} as const;
