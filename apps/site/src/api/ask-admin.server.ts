import { requestHeaders } from '@nasaq/serving';
import type { Dispatcher } from 'undici';
import { adminHost } from '../platform/admin-host/admin-pool.ts';
import type { Fetcher, Reply } from './send.ts';

type Head = Record<string, string | string[] | undefined>;

/**
 * Asks the admin host for an answer that is read whole. Node's own `fetch` takes as long for its streams and headers as
 * for the call itself.
 */
export const askAdmin: Fetcher = (url, { method, headers, body, signal }) => {
  const { origin, pathname, search } = new URL(url);
  const { promise, resolve, reject } = Promise.withResolvers<Reply>();
  const gathering = new Gathering(signal, resolve, reject);
  const options = {
    path: pathname + search,
    method: method as Dispatcher.HttpMethod,
    headers: { ...(headers as Head), ...requestHeaders() },
  };
  adminHost(origin).pool.dispatch({ ...options, body: (body ?? null) as string | null }, gathering);
  return promise;
};

/** Gathers an answer; ends the call when its asker has left. */
class Gathering implements Dispatcher.DispatchHandler {
  private readonly signal: AbortSignal;
  private readonly resolve: (reply: Reply) => void;
  private readonly reject: (reason: unknown) => void;
  private readonly pieces: Buffer[] = [];
  /** Where there is no connection yet, there is nothing else to end. */
  private readonly leave = () => {
    this.reject(this.signal.reason);
    this.controller?.abort(this.signal.reason as Error);
  };
  private controller: Dispatcher.DispatchController | undefined;
  private status = 0;
  private head: Head = {};

  constructor(signal: AbortSignal, resolve: (reply: Reply) => void, reject: (reason: unknown) => void) {
    this.signal = signal;
    this.resolve = resolve;
    this.reject = reject;
    signal.addEventListener('abort', this.leave);
  }

  onRequestStart(controller: Dispatcher.DispatchController): void {
    this.controller = controller;
    if (this.signal.aborted) this.leave();
  }

  onResponseStart(_: Dispatcher.DispatchController, status: number, head: Head): void {
    this.status = status;
    this.head = head;
  }

  onResponseData(_: Dispatcher.DispatchController, piece: Buffer): void {
    this.pieces.push(piece);
  }

  onResponseEnd(): void {
    this.signal.removeEventListener('abort', this.leave);
    const { status, head, pieces } = this;
    const text = (pieces.length === 1 ? pieces[0]! : Buffer.concat(pieces)).toString();
    this.resolve({
      status,
      headers: { get: (name) => head[name]?.toString() ?? null },
      text: () => Promise.resolve(text),
    });
  }

  onResponseError(_: Dispatcher.DispatchController, error: Error): void {
    this.signal.removeEventListener('abort', this.leave);
    this.reject(error);
  }
}
