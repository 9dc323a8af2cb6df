import type {
  ChatEvent,
  ChatMessage,
  ChatMessageRequest,
  ChatPage,
  ChatStart,
  Locale,
  StartedChat,
} from '@nasaq/contract';
import type { ShownFailure } from '../../router/payload.ts';

/** What opens one chat. */
export interface ChatAccess {
  reference: string;
  key: string;
}

export interface StreamListener {
  /** The connection stands, for the first time or again. */
  onOpen(): void;
  onEvent(event: ChatEvent): void;
  /** It is being tried again. */
  onLost(): void;
  /** The host knows no such chat. */
  onGone(): void;
}

/** The ways to the host. Every call fails with a `ChatFailure`, and may be made again: ids make it the same one. */
export interface ChatTransport {
  start(request: ChatStart, locale: Locale): Promise<StartedChat>;
  read(access: ChatAccess, after: number): Promise<ChatPage>;
  send(access: ChatAccess, message: ChatMessageRequest): Promise<ChatMessage>;
  mark(access: ChatAccess, marks: { delivered: number; read: number }): Promise<void>;
  typing(access: ChatAccess): Promise<void>;
  visit(access: ChatAccess, page: string): Promise<void>;
  end(access: ChatAccess): Promise<void>;
  transcript(access: ChatAccess): Promise<void>;
  rate(access: ChatAccess, rating: number, comment: string): Promise<void>;
  /** Stays connected until the returned function is called; `after` is asked for each connection. */
  listen(access: ChatAccess, after: () => number, listener: StreamListener): () => void;
}

export type WaitingReason = 'offline' | 'unavailable' | 'too_many';

/** `later`: the same may pass another time; `refused`: never as it is; `gone`: there is no such chat. */
export class ChatFailure extends Error {
  override readonly name = 'ChatFailure';
  readonly kind: 'later' | 'refused' | 'gone';
  readonly reason: WaitingReason;
  /** Milliseconds that the host asks for. */
  readonly pause: number;
  readonly failures: readonly ShownFailure[];
  /** The host's own sentence. */
  readonly said: string | undefined;
  /** Of a file that was not taken, as a code of `files/upload-error.ts`. */
  readonly problem: string | undefined;

  constructor(
    kind: ChatFailure['kind'],
    more: Partial<Pick<ChatFailure, 'reason' | 'pause' | 'failures' | 'said' | 'problem' | 'cause'>> = {},
  ) {
    super(`chat: ${kind}`, { cause: more.cause });
    this.kind = kind;
    this.reason = more.reason ?? 'unavailable';
    this.pause = more.pause ?? 0;
    this.failures = more.failures ?? [];
    this.said = more.said;
    this.problem = more.problem;
  }

  /** Anything else that is thrown is our own fault: it is told, and tried again. */
  static of(error: unknown): ChatFailure {
    if (error instanceof ChatFailure) return error;
    console.error(error);
    return new ChatFailure('later', { cause: error });
  }
}
