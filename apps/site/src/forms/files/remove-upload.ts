import { apiBasePath, apiVersion, localeHeader, type Locale } from '@nasaq/contract';
import { ApiError } from '../../api/api-error.ts';
import { xsrfHeader } from '../../api/xsrf-header.ts';
import { withSession } from '../../session/with-session.ts';

/** Deletes a file that no submission has claimed. What cannot be deleted now expires by itself, so nobody needs to wait. */
export function removeUpload(token: string, locale: Locale): void {
  const request = { method: 'DELETE', url: `${apiBasePath}uploads/${encodeURIComponent(token)}?v=${apiVersion}` };
  withSession(request, async (headers) => {
    const answer = await fetch(request.url, {
      method: request.method,
      credentials: 'same-origin',
      keepalive: true,
      headers: {
        accept: 'application/json',
        'cache-control': 'no-cache',
        'x-requested-with': 'XMLHttpRequest',
        [localeHeader]: locale,
        ...xsrfHeader(),
        ...headers,
      },
    });
    if (answer.status === 401) throw new ApiError(request, answer.status, null);
  }).catch((error: unknown) => console.warn(`The upload was not deleted: ${String(error)}`));
}
