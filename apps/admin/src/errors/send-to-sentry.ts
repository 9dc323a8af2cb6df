import type { ErrorSource, GatheredError } from '@nasaq/contract';
import { log, messageOf } from '@nasaq/logging';
import { randomUUID } from 'node:crypto';
import type { SentryProject } from '../env/values.ts';

/** Milliseconds for one call. */
const timeout = 10_000;
/** Milliseconds of silence after a refusal without `Retry-After`, as Sentry asks for. */
const pause = 60_000;

/**
 * Sends what stands in the inbox to a project of Sentry, one event for each kind that came together, with how often it
 * did. The inbox has them all: what cannot be sent is not kept, and says so once.
 * @param site public address of the site, which Sentry shows as the server
 */
export function sentryExport(
  project: SentryProject,
  site: string,
): (errors: readonly GatheredError[]) => Promise<void> {
  let isAway = false;
  let notBefore = 0;

  return async (errors) => {
    for (const error of errors) {
      if (Date.now() < notBefore) return;
      try {
        const answer = await post(project, envelope(error, site));
        if (answer.status === 429) notBefore = Date.now() + retryAfter(answer);
        else if (!answer.ok) throw new Error(`${answer.status}`);
        isAway = false;
      } catch (cause) {
        if (!isAway) log.warn('Errors do not reach SENTRY_DSN; the inbox has them.', { reason: reasonOf(cause) });
        isAway = true;
        notBefore = Date.now() + pause;
      }
    }
  };
}

async function post({ publicKey, url }: SentryProject, body: string): Promise<Response> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-sentry-envelope',
      'x-sentry-auth': `Sentry sentry_version=7, sentry_client=nasaq/1, sentry_key=${publicKey}`,
    },
    body,
    redirect: 'error',
    signal: AbortSignal.timeout(timeout),
  });
  await answer.body?.cancel();
  return answer;
}

function retryAfter(answer: Response): number {
  const seconds = Number(answer.headers.get('retry-after'));
  return seconds > 0 ? Math.min(seconds, 3_600) * 1_000 : pause;
}

function reasonOf(cause: unknown): string {
  return cause instanceof Error ? messageOf(cause) : '';
}

/** Three lines: of the envelope, of its one item, and the event (develop.sentry.dev, "Envelopes" and "Event payloads"). */
function envelope(error: GatheredError, site: string): string {
  const id = randomUUID().replaceAll('-', '');
  const event = JSON.stringify(eventOf(error, id, site));
  return `${JSON.stringify({ event_id: id, sent_at: new Date().toISOString() })}\n{"type":"event"}\n${event}\n`;
}

const platforms: Record<ErrorSource, 'javascript' | 'node'> = {
  site: 'node',
  admin: 'node',
  job: 'node',
  reader: 'javascript',
  staff: 'javascript',
  policy: 'javascript',
};

function eventOf(error: GatheredError, id: string, site: string): object {
  const { count, kind, last, message, name, requests, routes, source, version } = error;
  return {
    event_id: id,
    timestamp: last / 1_000,
    level: 'error',
    platform: platforms[source],
    logger: source,
    release: `nasaq@${version}`,
    server_name: new URL(site).host,
    ...(routes[0] && { transaction: routes[0] }),
    // Kinds are told apart as in the inbox.
    fingerprint: [kind],
    tags: { source },
    extra: { count, routes, requests },
    exception: { values: [{ type: name, value: message, stacktrace: { frames: framesOf(error.stack) } }] },
  };
}

/** Sentry has the frame that failed last. */
function framesOf(stack: string): object[] {
  const frames = stack.split('\n').flatMap((line) => {
    const [, name, place] = /^(\S+) \((.+)\)$/.exec(line) ?? [];
    if (!name || !place) return [];
    const parts = place.split(':');
    const [lineno, colno] = parts.splice(-2).map(Number);
    const file = parts.join(':');
    const isOurs = !/node_modules\/|^node:|^internal/.test(file);
    return [{ function: name, filename: file, lineno, colno, in_app: isOurs }];
  });
  return frames.toReversed();
}
