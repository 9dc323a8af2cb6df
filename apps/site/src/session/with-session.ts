import { apiBasePath } from '@nasaq/contract';
import { ApiError } from '../api/api-error.ts';
import { hasSession, openAuth } from './open-auth.ts';

/** With them a reader ends the session. */
const endings = new Set([`${apiBasePath}auth/logout`, `${apiBasePath}account/deletion`]);
/** Their failures are the auth module's own. */
const exempt = new Set([`${apiBasePath}auth/login`, `${apiBasePath}auth/logout`]);

/** How often the session has ended so far. */
let ends = 0;
let ending = false;

/**
 * A call of the browser within the reader's session: with its token where scripts hold it, not sent where the session is
 * past its time, and its 401 as the end of the session. The caller gets the error in any case.
 */
export async function withSession<T>(
  request: ApiError['request'],
  send: (headers: Record<string, string>) => Promise<T>,
): Promise<T> {
  const seen = ends;
  const headers = hasSession() ? await sessionHeaders(request) : {};
  try {
    if (!endings.has(pathOf(request.url))) return await send(headers);
    const auth = await openAuth();
    return await auth.endingItself(() => send(headers));
  } catch (error) {
    if (error instanceof ApiError && error.status === 401 && !exempt.has(pathOf(request.url))) endSession(seen);
    throw error;
  }
}

async function sessionHeaders(request: ApiError['request']): Promise<Record<string, string>> {
  if (pathOf(request.url) === `${apiBasePath}auth/login`) return {};
  try {
    const auth = await openAuth();
    return await auth.authorize(request.url);
  } catch (cause) {
    const isExpired = cause instanceof Error && cause.name === 'ExpiredSessionError';
    if (isExpired) noteExpiry();
    // Where the module itself cannot be loaded, there is no connection.
    throw new ApiError(request, isExpired ? 401 : 0, null, cause);
  }
}

function pathOf(url: string): string {
  return url.split('?', 1)[0]!;
}

/** It has ended by the clock, and its reader was told: what is on its way says nothing new. */
function noteExpiry(): void {
  ends += 1;
}

/**
 * What every 401 means: says so, signs out, and leads to login. The answers of a burst are one end.
 * @param seen ends at the time when the call was sent: what was on its way when the session ended says nothing new
 */
export function endSession(seen = ends): void {
  if (ending || seen !== ends) return;
  ends += 1;
  ending = true;
  openAuth()
    .then((auth) => auth.expire())
    .catch((error: unknown) => console.error(error))
    .finally(() => {
      ending = false;
    });
}
