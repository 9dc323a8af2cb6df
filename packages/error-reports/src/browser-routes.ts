import { type BrowserError, browserErrorSchema, browserErrorsPath, policyReportsPath } from '@nasaq/contract';
import { limitKey, type Sender, TokenBuckets } from '@nasaq/serving';
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { IncomingMessage } from 'node:http';
import type { ToldError } from './describe-error.ts';
import { countDropped, type ErrorQueue } from './error-queue.ts';
import { isForeignCode } from './foreign-code.ts';
import { readPolicyReports } from './policy-reports.ts';

interface BrowserRoutes {
  queue: ErrorQueue;
  /** Whose browsers they are. */
  source: 'reader' | 'staff';
  /** Whether a page of ours sends it. */
  isOwn: (headers: Headers) => boolean;
  senderOf: (remote: string | undefined, forwarded: string | undefined) => Sender;
  /** The pattern of a page's path. */
  routeOf: (path: string) => string;
}

const maxBytes = 16_384;
/** A page tells of five errors at most. */
const perMinute = 20;
/** Of all browsers together: a fault of ours meets many at once, and is the same for all. */
const perMinuteInAll = 300;

/**
 * Takes errors of browsers, and what the content security policy has refused there. Of who sends nothing is kept, not
 * even which browser it is.
 */
export function browserRoutes({ isOwn, queue, routeOf, senderOf, source }: BrowserRoutes): Hono {
  const each = new TokenBuckets(perMinute);
  const all = new TokenBuckets(perMinuteInAll);
  const limit = bodyLimit({ maxSize: maxBytes, onError: (c) => c.body(null, 413) });

  async function take(c: Context, read: (body: unknown) => ToldError[] | null): Promise<Response> {
    if (!isOwn(c.req.raw.headers)) return c.body(null, 403);
    const { incoming } = (c.env ?? {}) as { incoming?: IncomingMessage };
    const sender = incoming && senderOf(incoming.socket.remoteAddress, c.req.header('x-forwarded-for'));
    if ((sender && each.take(limitKey(sender.address)) > 0) || all.take('') > 0) {
      countDropped('limited');
      return c.body(null, 429);
    }
    const errors = read(await c.req.json().catch(() => null));
    if (errors === null) return c.body(null, 422);
    for (const error of errors) queue.note(error);
    return c.body(null, 204);
  }

  return new Hono()
    .post(browserErrorsPath, limit, (c) =>
      take(c, (body) => {
        const said = browserErrorSchema.safeParse(body);
        return said.success ? toldBy(said.data, source, routeOf) : null;
      }),
    )
    .post(policyReportsPath, limit, (c) => take(c, (body) => readPolicyReports(body, routeOf)));
}

/** What browsers say of code that is not ours, or where nothing is wrong. */
const noise = /^(?:Uncaught )?(?:Script error\.?$|ResizeObserver loop)/;

function toldBy(
  { message, name, path, stack }: BrowserError,
  source: 'reader' | 'staff',
  routeOf: (path: string) => string,
): ToldError[] {
  if (noise.test(message) || isForeignCode(stack)) return [];
  return [{ source, name, message, stack, route: routeOf(path) }];
}
