import { APIError } from 'payload';

/**
 * What somebody may not do, told in words for them: a conflict with a colleague, something that is still used. It is
 * ordinary work and no fault of the host, so it stands in the log as information and never in the inbox of errors.
 */
export class Refusal extends APIError {
  /**
   * @param status 400 to 499
   * @param data what a screen needs besides the message
   */
  constructor(message: string, status: number, data: Record<string, unknown> | null = null) {
    super(message, status, data, true);
    // By this name Payload looks up how to log it; a bundle may have called the class something else.
    this.name = 'Refusal';
  }
}

/**
 * How Payload logs errors by their name. What is refused because of who asks or what was asked is no error of the host: a
 * wrong password, a screen whose session has ended, a question about fields that do not exist. Payload reads every name
 * here, and its types know some of them.
 */
export const refusalsAsInformation = {
  AuthenticationError: 'info',
  LockedAuth: 'info',
  QueryError: 'info',
  Refusal: 'info',
  UnauthorizedError: 'info',
} as { AuthenticationError: 'info' };
