import { ApiError } from '../features/api/api-error.ts';
import type { Api } from '../features/api/client.ts';
import type { RedirectPayload } from '../features/navigation/payload.ts';

const maxLength = 1_000;

/** Asks the admin host whether an address that is not found has moved; its failure leaves the 404. */
export async function findMoved(api: Api, pathname: string): Promise<RedirectPayload | null> {
  if (pathname.length > maxLength) return null;
  try {
    const moved = await api.get('redirects', { path: decodeURIComponent(pathname).normalize('NFC') });
    return isLocalPath(moved.to)
      ? { kind: 'redirect', to: encodeURI(decodeURI(moved.to)), status: moved.status }
      : null;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return null;
  }
}

function isLocalPath(path: string): boolean {
  return /^\/(?![/\\])/.test(path);
}
