import { apiBasePath, apiVersion, localeHeader, type Locale } from '@nasaq/contract';
import { xsrfHeader } from '../../api/xsrf-header.ts';

/** Deletes a file that no submission has claimed. What cannot be deleted now expires by itself, so nobody needs to wait. */
export function removeUpload(token: string, locale: Locale): void {
  fetch(`${apiBasePath}uploads/${encodeURIComponent(token)}?v=${apiVersion}`, {
    method: 'DELETE',
    credentials: 'same-origin',
    keepalive: true,
    headers: {
      accept: 'application/json',
      'cache-control': 'no-cache',
      'x-requested-with': 'XMLHttpRequest',
      [localeHeader]: locale,
      ...xsrfHeader(),
    },
  }).catch((error: unknown) => console.warn(`The upload was not deleted: ${String(error)}`));
}
