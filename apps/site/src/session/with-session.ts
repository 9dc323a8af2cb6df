import { apiBasePath } from '@nasaq/contract';
import { hasSession } from './has-session.ts';
import { openAuth } from './open-auth.ts';
import { ApiError } from '../api/api-error.ts';
import { endSession, noteExpiry, sessionEnds } from './end-session.ts';

/** With them a reader ends the session. */
const endings = new Set([`${apiBasePath}auth/logout`, `${apiBasePath}account/deletion`]);
/** Their failures are the auth module's own. */
const exempt = new Set([`${apiBasePath}auth/login`, `${apiBasePath}auth/logout`]);

/**
 * A call of the browser within the reader's session: with its token where scripts hold it, not sent where the session is
 * past its time, and its 401 as the end of the session. The caller gets the error in any case.
 */
export async function withSession<T>(
  request: ApiError['request'],
  send: (headers: Record<string, string>) => Promise<T>,
): Promise<T> {
  const seen = sessionEnds();
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
