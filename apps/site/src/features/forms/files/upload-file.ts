import {
  apiBasePath,
  apiVersion,
  clientTimeout,
  localeHeader,
  type ApiErrorBody,
  type Locale,
  type Upload,
  type UploadKind,
} from '@nasaq/contract';
import { endSession } from '../../api/end-session.ts';
import { xsrfHeader } from '../../api/xsrf-header.ts';
import { UploadError } from './upload-error.ts';

export interface UploadTarget {
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
export async function uploadFile(file: File, { onProgress, signal, ...target }: UploadTarget): Promise<Upload> {
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
      if (signal?.aborted) reject(signal.reason as Error);
      else if (request.status === 0) reject(new UploadError('connection'));
      else read(request, resolve, reject);
    });
    alive();
  });
  const cancel = () => request.abort();
  signal?.addEventListener('abort', cancel);
  try {
    open(request, file, target);
    request.send(file);
    return await answer;
  } finally {
    signal?.removeEventListener('abort', cancel);
  }
}

function open(request: XMLHttpRequest, file: File, { kind, field, locale }: UploadTarget): void {
  const query = new URLSearchParams({ v: apiVersion, kind, field });
  request.open('POST', `${apiBasePath}uploads?${query}`);
  const headers = {
    accept: 'application/json',
    'cache-control': 'no-cache',
    'content-type': 'application/octet-stream',
    'x-requested-with': 'XMLHttpRequest',
    'x-file-name': encodeURIComponent(file.name.toWellFormed()),
    [localeHeader]: locale,
    ...xsrfHeader(),
  };
  for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
}

function read(request: XMLHttpRequest, resolve: (upload: Upload) => void, reject: (error: Error) => void): void {
  const body = parse(request.responseText) as { data?: Upload } & Partial<ApiErrorBody>;
  if (request.status < 400 && body.data?.token) return resolve(body.data);
  if (request.status === 401) endSession();
  reject(UploadError.ofAnswer(request.status, body.error));
}

/** A proxy between us may answer with a page of its own. */
function parse(text: string): object {
  try {
    return (JSON.parse(text) as object | null) ?? {};
  } catch {
    return {};
  }
}
