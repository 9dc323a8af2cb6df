import { retryStatuses } from '@nasaq/contract';
import { ApiError } from './api-error.ts';

const retryable = new Set<number>(retryStatuses);

type Init = RequestInit & { method: string };

/** As much of `fetch` as calls need; the site's server brings a lighter one. */
export type Fetcher = (url: string, init: Init & { signal: AbortSignal }) => Promise<Reply>;
export type Reply = Pick<Response, 'status' | 'text'> & { headers: { get(name: string): string | null } };

/**
 * Sends a request and returns the parsed JSON body (`null` for an empty one).
 * The timeout, in milliseconds, covers everything: both attempts and their bodies.
 * GET and HEAD are tried once more on a passing failure; nothing else ever is, so that a form is never sent twice.
 */
export async function send(
  url: string,
  { signal, ...init }: Init,
  timeout: number,
  fetcher: Fetcher,
): Promise<unknown> {
  // Not AbortSignal.timeout: it cannot be cleared, and would hold every finished request for the whole timeout.
  const controller = new AbortController();
  const timer = setTimeout(
    () => controller.abort(new DOMException('The call took too long.', 'TimeoutError')),
    timeout,
  );
  const cancel = () => controller.abort(signal?.reason);
  if (signal?.aborted) cancel();
  signal?.addEventListener('abort', cancel);
  try {
    return await sendWithRetry(url, { ...init, signal: controller.signal }, fetcher);
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', cancel);
  }
}

async function sendWithRetry(url: string, init: Init & { signal: AbortSignal }, fetcher: Fetcher): Promise<unknown> {
  const attempts = init.method === 'GET' || init.method === 'HEAD' ? 2 : 1;
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await sendOnce(url, init, fetcher);
    } catch (error) {
      const mayPass = error instanceof ApiError && (error.status === 0 || retryable.has(error.status));
      if (!mayPass || attempt === attempts || init.signal.aborted) throw error;
    }
  }
}

async function sendOnce(url: string, init: Init & { signal: AbortSignal }, fetcher: Fetcher): Promise<unknown> {
  const request = { method: init.method, url };
  let status: number;
  let text: string;
  try {
    const response = await fetcher(url, init);
    ({ status } = response);
    text = await response.text();
  } catch (cause) {
    throw new ApiError(request, 0, null, cause);
  }
  const body = parse(text);
  if (status >= 400) throw new ApiError(request, status, body);
  return body;
}

function parse(text: string): unknown {
  if (text === '') return null;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
