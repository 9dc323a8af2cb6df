/** A call that was not sent: the token of the session is past its time. */
export class ExpiredSessionError extends Error {
  override readonly name = 'ExpiredSessionError';

  constructor() {
    super('The token has expired. The call was not sent.');
  }
}

/** The API knows the token, and does not say whose it is. */
export class IncompleteUserError extends Error {
  override readonly name = 'IncompleteUserError';

  constructor(field: string) {
    super(`User Data response does not contain field ${field}`);
  }
}

/** The credentials were right, but nothing of the session stays here: the browser keeps no cookies. */
export class SessionNotKeptError extends Error {
  override readonly name = 'SessionNotKeptError';

  constructor() {
    super('The session is not kept: there are no cookies.');
  }
}

/** The module is set up wrongly, or its cookie names what is not there. */
export class AuthConfigurationError extends Error {
  override readonly name = 'AuthConfigurationError';
}

export const noStrategy = () => new AuthConfigurationError('No strategy is set!');
export const unknownStrategy = (name: string) => new AuthConfigurationError(`Strategy not supported: ${name}`);

/** What `onError` is told besides the error. */
export interface ErrorContext {
  method: 'start' | 'login' | 'logout' | 'fetchUser';
}
export type ErrorListener = (error: unknown, context: ErrorContext) => void;
