import type { AccountEvent } from '@nasaq/contract';
import type { Context } from 'hono';
import { streamSSE } from 'hono/streaming';
import { authenticate } from '../../accounts/authenticate.ts';
import { watchAccount } from '../../accounts/watch-account.ts';
import type { Notifier } from '../../database/notifications.ts';
import type { Api } from '../api.ts';
import type { ApiEnv } from '../request-context.ts';

/** Milliseconds between two comments that keep the connection open, and between two looks at the clock of the token. */
const heartbeat = 15_000;

/** `GET account/events`: open until the reader leaves, the session ends or the host stops. */
export async function accountEvents(c: Context<ApiEnv>, api: Api, notifier: Notifier): Promise<Response> {
  const { locale, payload } = await api.reading(c);
  const signedIn = await authenticate(c, payload);
  // Proxies that collect answers would keep the news to themselves.
  c.header('X-Accel-Buffering', 'no');
  const answer = streamSSE(c, async (stream) => {
    const over = Promise.withResolvers<void>();
    const finish = () => over.resolve();
    stream.onAbort(finish);
    notifier.closed.addEventListener('abort', finish);
    const send = async (event: AccountEvent) => {
      await stream.writeSSE({ data: JSON.stringify(event) });
      if (event.type === 'ended') finish();
    };
    const { look, stop } = await watchAccount(signedIn, { locale, notifier, payload, send });
    const beat = setInterval(() => {
      void stream.write(': \n\n');
      if (Date.parse(signedIn.session.expires_at) <= Date.now()) void look();
    }, heartbeat);
    if (stream.aborted || notifier.closed.aborted) finish();
    await over.promise;
    clearInterval(beat);
    stop();
    notifier.closed.removeEventListener('abort', finish);
  });
  // As every answer that is one person's; the stream's own header says less.
  answer.headers.set('Cache-Control', 'private, no-store');
  return answer;
}
