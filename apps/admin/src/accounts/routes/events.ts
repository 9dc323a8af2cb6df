import type { AccountEvent } from '@nasaq/contract';
import type { Context } from 'hono';
import { streamSSE } from 'hono/streaming';
import { authenticate } from '../authenticate.ts';
import { watchAccount } from '../watch-account.ts';
import type { Notifier } from '../../platform/database/notifications.ts';
import { clientAddress } from '../../platform/http/client-address.ts';
import type { Api } from '../../platform/http/api.ts';
import type { OpenStreams } from '../../platform/http/open-streams.ts';
import type { ApiEnv } from '../../platform/http/request-context.ts';

/** Milliseconds between two comments that keep the connection open, and between two looks at the clock of the token. */
const heartbeat = 15_000;

/**
 * `GET account/events`: open until the reader leaves, the session ends, newer pages of the account take its place, or the
 * host stops.
 * @throws {ApiError} `unauthorized`; `too_many_requests` for an address that holds too many streams
 */
export async function accountEvents(
  c: Context<ApiEnv>,
  { api, notifier, streams }: { api: Api; notifier: Notifier; streams: OpenStreams },
): Promise<Response> {
  const { locale, payload } = await api.reading(c);
  const signedIn = await authenticate(c, payload);
  const release = streams.admit(clientAddress(c));
  // Proxies that collect answers would keep the news to themselves.
  c.header('X-Accel-Buffering', 'no');
  const answer = streamSSE(c, async (stream) => {
    const over = Promise.withResolvers<void>();
    const finish = () => over.resolve();
    const send = async (event: AccountEvent) => {
      await stream.writeSSE({ data: JSON.stringify(event) });
      if (event.type !== 'ban') finish();
    };
    const ends = [release, streams.enter(signedIn.account.id, () => void send({ type: 'replaced' }))];
    try {
      stream.onAbort(finish);
      notifier.closed.addEventListener('abort', finish);
      ends.push(() => notifier.closed.removeEventListener('abort', finish));
      const { look, stop } = await watchAccount(signedIn, { locale, notifier, payload, send });
      const beat = setInterval(() => {
        void stream.write(': \n\n');
        if (Date.parse(signedIn.session.expires_at) <= Date.now()) void look();
      }, heartbeat);
      ends.push(stop, () => clearInterval(beat));
      if (stream.aborted || notifier.closed.aborted) finish();
      await over.promise;
    } finally {
      for (const end of ends) end();
    }
  });
  // As every answer that is one person's; the stream's own header says less.
  answer.headers.set('Cache-Control', 'private, no-store');
  return answer;
}
