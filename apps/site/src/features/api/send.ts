import { retryStatuses } from '@nasaq/contract';
import { ApiError } from './api-error.ts';

const retryable = new Set<number>(retryStatuses);

/**
 * Sends a request and returns the parsed JSON body (`null` for an empty one).
 * The timeout, in milliseconds, covers everything: both attempts and their bodies.
 * GET and HEAD are tried once more on a passing failure; nothing else ever is, so that a form is never sent twice.
 */
export async function send(url: URL | string, init: RequestInit & { method: string }, timeout: number, fetcher: typeof fetch): Promise<unknown> {
  const deadline = AbortSignal.timeout(timeout);
  const signal = init.signal ? AbortSignal.any([init.signal, deadline]) : deadline;
  const attempts = init.method === 'GET' || init.method === 'HEAD' ? 2 : 1;
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await attemptOnce(url, { ...init, signal }, fetcher);
    } catch (error) {
      const mayPass = error instanceof ApiError && (error.status === 0 || retryable.has(error.status));
      if (!mayPass || attempt === attempts || signal.aborted) throw error;
    }
  }
}

async function attemptOnce(url: URL | string, init: RequestInit & { method: string }, fetcher: typeof fetch): Promise<unknown> {
  const request = { method: init.method, url: String(url) };
  let response: Response;
  let text: string;
  try {
    response = await fetcher(url, init);
    text = await response.text();
  } catch (cause) {
    throw new ApiError(request, 0, null, cause);
  }
  const body = parse(text);
  if (response.status >= 400) throw new ApiError(request, response.status, body);
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
