import { openEventStream } from '@nasaq/connectivity';
import {
  apiBasePath,
  apiVersion,
  chatKeyHeader,
  chatLimits,
  localeHeader,
  type ApiErrorBody,
  type Challenge,
  type ChatEvent,
  type ChatMessage,
  type ChatPage,
  type Locale,
  type StartedChat,
} from '@nasaq/contract';
import { ApiError } from '../../api/api-error.ts';
import { browserApi } from '../../session/index.ts';
import { ChatFailure, type ChatAccess, type ChatTransport } from '../engine/chat-transport.ts';

/** The ways of the browser. @param locale the page's language at the moment of a call */
export function httpTransport(locale: () => Locale): ChatTransport {
  const keyed = ({ key }: ChatAccess) => browserApi(locale(), { [chatKeyHeader]: key });
  const pathOf = ({ reference }: ChatAccess, part = '') => `chat/${encodeURIComponent(reference)}${part}`;
  const notify = async (access: ChatAccess, part: string, body?: object) => {
    await told(keyed(access).post(pathOf(access, part), body), locale());
  };

  return {
    async start(request, language) {
      const post = (proof?: string) => browserApi(language).post('chat', { ...request, ...(proof ? { proof } : {}) });
      const answer = await told(
        post().catch(async (error: unknown) => {
          const challenge = challengeOf(error);
          if (!challenge) throw error;
          const { solveChallenge } = await import('../../forms/core/solve-challenge.ts');
          return post(await solveChallenge(challenge));
        }),
        language,
      );
      return (answer as { data: StartedChat }).data;
    },
    read: (access, after) => told(keyed(access).get(pathOf(access), { after }) as Promise<ChatPage>, locale()),
    async send(access, message) {
      const answer = await told(keyed(access).post(pathOf(access, '/messages'), message), locale());
      return (answer as { data: ChatMessage }).data;
    },
    mark: (access, marks) => notify(access, '/marks', marks),
    typing: (access) => notify(access, '/typing'),
    visit: (access, page) => notify(access, '/page', { page }),
    end: (access) => notify(access, '/end'),
    transcript: (access) => notify(access, '/transcript'),
    rate: (access, rating, comment) => notify(access, '/rating', { rating, comment }),
    listen(access, after, { onOpen, onEvent, onLost, onGone }) {
      return openEventStream(() => `${apiBasePath}${pathOf(access, '/events')}?v=${apiVersion}&after=${after()}`, {
        headers: () => ({ [localeHeader]: locale(), [chatKeyHeader]: access.key }),
        heartbeat: chatLimits.heartbeat,
        onOpen,
        onGap: onLost,
        onEvent: (event) => onEvent(event as ChatEvent),
        onRefused: (status) => (status === 404 ? onGone() : onLost()),
      });
    },
  };
}

async function told<T>(call: Promise<T>, locale: Locale): Promise<T> {
  try {
    return await call;
  } catch (error) {
    throw error instanceof ApiError ? failureOf(error, locale) : error;
  }
}

function challengeOf(error: unknown): Challenge | undefined {
  return error instanceof ApiError && error.status === 428 ? bodyOf(error)?.challenge : undefined;
}

function bodyOf({ body }: ApiError): ApiErrorBody['error'] | undefined {
  return (body as Partial<ApiErrorBody> | null)?.error;
}

/** What no answer of ours looks like may come from a proxy or a hotel's login page, and says nothing about the message. */
function failureOf(error: ApiError, locale: Locale): ChatFailure {
  const { status } = error;
  const body = bodyOf(error);
  const pause = (body?.retryAfter ?? 0) * 1000;
  if (status === 0) return new ChatFailure('later', { reason: 'unavailable', cause: error });
  if (status === 429 || status === 428) return new ChatFailure('later', { reason: 'too_many', pause, cause: error });
  if (!body?.code || status >= 500 || status === 408 || status === 401)
    return new ChatFailure('later', { pause, cause: error });
  if (status === 404) return new ChatFailure('gone', { cause: error });
  const failures = (body.failures ?? []).map(({ message, messageAr, ...failure }) => ({
    ...failure,
    messages: { [locale]: message, ar: messageAr },
  }));
  return new ChatFailure('refused', { failures, said: body.message, cause: error });
}
