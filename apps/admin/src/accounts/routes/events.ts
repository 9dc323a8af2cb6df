import type { AccountEvent, Ban, Locale } from '@nasaq/contract';
import type { Context } from 'hono';
import { streamSSE } from 'hono/streaming';
import type { Payload } from 'payload';
import { authenticate, findSignedIn, type SignedIn } from '../sign-in.ts';
import type { Notifier } from '../../platform/database/notifications.ts';
import { clientAddress } from '../../platform/http/client-address.ts';
import type { Api } from '../../platform/http/api.ts';
import type { OpenStreams } from '../../platform/http/open-streams.ts';
import type { ApiEnv } from '../../platform/http/request-context.ts';
import { accountChannel } from '../account-row.ts';
import { presentBan } from '../profile.ts';

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

interface Watch {
  payload: Payload;
  notifier: Notifier;
  locale: Locale;
  send: (event: AccountEvent) => Promise<void>;
}

/**
 * Sends the ban at once and at each change, and `ended` when the session has ended, whichever host did it. Each look
 * reads the account anew, so that news which come twice or were missed do no harm.
 * @returns the looks, by hand for what no news tell (the token expires), and how to stop
 */
export async function watchAccount(
  { account, token }: SignedIn,
  { locale, notifier, payload, send }: Watch,
): Promise<{ look: () => Promise<void>; stop: () => void }> {
  let told: Ban | undefined;
  let over = false;
  let looking = Promise.resolve();
  const look = () => (looking = looking.then(lookOnce).catch(complain));
  const stops = [
    await notifier.listen(accountChannel, (message) => {
      if (message === String(account.id)) void look();
    }),
    notifier.onGap(() => void look()),
  ];
  await look();
  return { look, stop };

  async function lookOnce(): Promise<void> {
    if (over) return;
    const signedIn = await findSignedIn(account.id, token, payload);
    if (!signedIn) {
      stop();
      return send({ type: 'ended' });
    }
    const ban = presentBan(signedIn.account, locale);
    if (told?.isBanned === ban.isBanned && told.reason === ban.reason) return;
    told = ban;
    await send({ type: 'ban', ban });
  }

  function stop(): void {
    over = true;
    for (const end of stops) end();
  }

  /** The database is away; when it is back there is a gap to look into. */
  function complain(error: unknown): void {
    payload.logger.warn({ err: error }, `Account ${account.id} could not be looked at.`);
  }
}
