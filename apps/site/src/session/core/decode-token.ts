/** A token that is not one: its claims cannot be read. */
export class InvalidTokenError extends Error {
  override readonly name = 'InvalidTokenError';

  constructor(reason: string) {
    super(`Invalid token specified: ${reason}`);
  }
}

/** The claims of a JWT. They are read, not trusted: the API alone can tell whether they are true. */
export function decodeToken(token: unknown): Record<string, unknown> {
  if (typeof token !== 'string') throw new InvalidTokenError('must be a string');
  const part = token.split('.')[1];
  if (part === undefined) throw new InvalidTokenError('missing part #2');
  const claims = parse(decodeText(part));
  return typeof claims === 'object' && claims !== null ? (claims as Record<string, unknown>) : {};
}

function decodeText(part: string): string {
  try {
    const bytes = atob(part.replaceAll('-', '+').replaceAll('_', '/'));
    return new TextDecoder().decode(Uint8Array.from(bytes, (letter) => letter.charCodeAt(0)));
  } catch (error) {
    throw new InvalidTokenError(`invalid base64 for part #2 (${(error as Error).message})`);
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new InvalidTokenError(`invalid json for part #2 (${(error as Error).message})`);
  }
}
