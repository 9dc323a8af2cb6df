// Written out beside `authDefaults`, which no page loads before somebody signs in.

/** The cookie that holds the token; a request that carries it has a session. */
export const tokenCookie = 'auth._nasaq_token.local';
/** Epoch milliseconds, or `false`. Readable by scripts: by it a page knows that there is a session to ask for. */
export const expirationCookie = 'auth._nasaq_token_expiration.local';
