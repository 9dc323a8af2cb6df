import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import { openSpan } from './spans.ts';

/** What is known of the request that is being answered, wherever that happens. */
export interface RequestContext {
  /** The same in every host that has to do with it. */
  readonly id: string;
  /** The pattern of its address, where whoever answers knows it better than the server. */
  route?: string;
  /** The same, found when somebody asks for it. */
  routeOf?: () => string;
  /** What a clock or a queue does: the name of the job. */
  job?: string;
  /** The span that is open, where traces are sent. */
  span?: string;
  /** Why it was refused, as a code, and what else is known of that. */
  refused?: string;
  reason?: string | undefined;
}

/** One in the process, for the copies of this module that the server and Next's bundles load. */
const shared = globalThis as typeof globalThis & { nasaqRequests?: AsyncLocalStorage<RequestContext> };

function requests(): AsyncLocalStorage<RequestContext> {
  return (shared.nasaqRequests ??= new AsyncLocalStorage());
}

/** The request on whose behalf this runs; `undefined` outside of any. */
export function currentRequest(): RequestContext | undefined {
  return requests().getStore();
}

/** Runs something on behalf of a request, or of something that is followed like one, as a job. */
export function inRequest<T>(request: RequestContext, work: () => T): T {
  const end = request.job !== undefined && request.span === undefined ? openSpan(request) : undefined;
  const result = requests().run(request, work);
  if (end) void endOf(result).then((failed) => end({ name: request.job!, kind: 'internal', failed, attributes: {} }));
  return result;
}

/** @returns whether it failed, once that is known; whoever called hears of the failure */
async function endOf(result: unknown): Promise<boolean> {
  try {
    await result;
    return false;
  } catch {
    return true;
  }
}

/** Runs what a clock or a queue does, under an id of its own, which its lines and mails have. */
export function asJob<T>(job: string, work: () => T): T {
  return inRequest({ id: newRequestId(), job }, work);
}

export function newRequestId(): string {
  return randomUUID();
}

/**
 * The id that a request came with (`X-Request-Id` of a proxy or of another host), or one of its own where that is none:
 * it is written into logs and headers, so nothing but 8 to 64 plain characters passes.
 */
export function requestIdOf(given: string | string[] | undefined): string {
  return typeof given === 'string' && /^[\w.-]{8,64}$/.test(given) ? given : newRequestId();
}
