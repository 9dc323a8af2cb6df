import {
  apiBasePath,
  type ApiErrorBody,
  apiVersion,
  clientTimeout,
  type Locale,
  localeHeader,
  type Upload,
  type UploadKind,
} from '@nasaq/contract';
import { ApiError } from '../../api/api-error.ts';
import { xsrfHeader } from '../../api/cookies.ts';
import { withSession } from '../../session/index.ts';
import { UploadError } from './upload-error.ts';

interface UploadTarget {
  kind: UploadKind;
  field: string;
  locale: Locale;
  /** From 0 to 1. */
  onProgress?: (sent: number) => void;
  signal?: AbortSignal;
}

/**
 * Sends one file as it is and brings what the server keeps of it. An XMLHttpRequest, because `fetch` tells nothing of
 * what has been sent. There is no limit to the whole, which on a slow line takes minutes; a line that moves nothing for
 * the client's timeout is taken for lost.
 * @throws {UploadError}, or the signal's reason
 */
export async function uploadFile(file: File, target: UploadTarget): Promise<Upload> {
  const { field, kind, signal } = target;
  signal?.throwIfAborted();
  const query = new URLSearchParams({ v: apiVersion, kind, field });
  const request = { method: 'POST', url: `${apiBasePath}uploads?${query}` };
  try {
    return await withSession(request, (headers) => send(file, request, target, headers));
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const body = error.body as Partial<ApiErrorBody> | null;
    throw error.status === 0 ? new UploadError('connection') : UploadError.ofAnswer(error.status, body?.error);
  }
}

/** @throws {ApiError}, or the signal's reason */
async function send(
  file: File,
  { method, url }: ApiError['request'],
  { locale, onProgress, signal }: UploadTarget,
  session: Record<string, string>,
): Promise<Upload> {
  signal?.throwIfAborted();
  const request = new XMLHttpRequest();
  const answer = new Promise<Upload>((resolve, reject) => {
    let silence: ReturnType<typeof setTimeout>;
    const alive = () => {
      clearTimeout(silence);
      silence = setTimeout(() => request.abort(), clientTimeout);
    };
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      alive();
      if (total > 0) onProgress?.(loaded / total);
    });
    request.addEventListener('loadend', () => {
      clearTimeout(silence);
      if (signal?.aborted) return reject(signal.reason as Error);
      const body = parse(request.responseText) as { data?: Upload };
      if (request.status > 0 && request.status < 400 && body.data?.token) resolve(body.data);
      else reject(new ApiError({ method, url }, request.status, body));
    });
    alive();
  });
  const cancel = () => request.abort();
  signal?.addEventListener('abort', cancel);
  try {
    request.open(method, url);
    const headers = {
      accept: 'application/json',
      'cache-control': 'no-cache',
      'content-type': 'application/octet-stream',
      'x-requested-with': 'XMLHttpRequest',
      'x-file-name': encodeURIComponent(file.name.toWellFormed()),
      [localeHeader]: locale,
      ...xsrfHeader(),
      ...session,
    };
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.send(file);
    return await answer;
  } finally {
    signal?.removeEventListener('abort', cancel);
  }
}

/** A proxy between us may answer with a page of its own. */
function parse(text: string): object {
  try {
    return (JSON.parse(text) as object | null) ?? {};
  } catch {
    return {};
  }
}

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
