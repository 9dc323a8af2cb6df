import { onTestFinished, vi } from 'vitest';

/** One call of a screen, as the host gets it. */
export interface HostCall {
  method: string;
  /** With its query. */
  path: string;
  url: URL;
  /** What it brings: JSON read, as the forms of the CMS send it too, a file as it is. */
  body: unknown;
}

/** What the host answers: a value as JSON, a response of another kind, or nothing where the call is not of its part. */
export type Answer = (call: HostCall) => unknown;

/**
 * Stands for the host behind a screen: every call of the browser comes here until the test ends. One that nobody
 * answers fails as one that does not reach the host.
 * @returns the calls so far, in their order
 */
export function answerCalls(answers: Answer[]): HostCall[] {
  const calls: HostCall[] = [];
  const unknown: string[] = [];
  const fetched = async (input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> => {
    const url = new URL(input instanceof Request ? input.url : input, location.href);
    const { body } = init;
    const call: HostCall = {
      method: init.method?.toUpperCase() ?? 'GET',
      path: url.pathname + url.search,
      url,
      body: await read(body),
    };
    calls.push(call);
    for (const answer of answers) {
      const given = await answer(call);
      if (given === undefined) continue;
      return given instanceof Response ? given : Response.json(given);
    }
    unknown.push(`${call.method} ${call.path}`);
    throw new TypeError('Failed to fetch');
  };
  vi.stubGlobal('fetch', fetched);
  onTestFinished(() => {
    vi.unstubAllGlobals();
    if (unknown.length > 0) throw new Error(`The host has no answer to ${unknown.join(', ')}`);
  });
  return calls;
}

async function read(body: RequestInit['body']): Promise<unknown> {
  if (typeof body === 'string') return JSON.parse(body);
  if (body instanceof FormData && body.has('_payload')) return JSON.parse(String(body.get('_payload')));
  if (body instanceof Blob && body.type === 'application/json') return JSON.parse(await body.text());
  return body;
}
