import type { IncomingHttpHeaders, ServerResponse, IncomingMessage } from 'node:http';
import type { Dispatcher } from 'undici';
import {
  apiBasePath,
  apiErrorMessages,
  isLocale,
  localeHeader,
  type ApiErrorBody,
  type ApiErrorCode,
  type BilingualText,
} from '@nasaq/contract';
import arabic from './catalogue/ar/refusals.json' with { type: 'json' };
import english from './catalogue/en/refusals.json' with { type: 'json' };

interface RelayOptions {
  response: ServerResponse;
  /**
   * The admin host has begun to answer. Writes the head and returns `null`: then the body follows as it comes. Or returns
   * what takes the whole body and answers.
   */
  begin(status: number, head: IncomingHttpHeaders): ((body: Buffer) => void) | null;
  /** There is no answer; nothing was written yet. */
  fail(error: Error): void;
}

/** An answer of the admin host on its way to a reader, no faster than the reader takes it; ends where either side does. */
export class Relay implements Dispatcher.DispatchHandler {
  private readonly options: RelayOptions;
  private controller: Dispatcher.DispatchController | undefined;
  private readonly pieces: Buffer[] = [];
  private finish: ((body: Buffer) => void) | null = null;
  private events = false;
  private over = false;

  constructor(options: RelayOptions) {
    this.options = options;
    const { response } = options;
    response.on('close', () => {
      if (!response.writableFinished) this.abandon(new Error('The reader has left.'));
    });
  }

  /** Nothing more is wanted of the admin host: neither an answer nor a failure. */
  abandon(reason: Error): void {
    this.over = true;
    this.controller?.abort(reason);
  }

  /** The admin host is not waited for any longer. */
  giveUp(reason: Error): void {
    if (this.over) return;
    this.abandon(reason);
    this.options.fail(reason);
  }

  onRequestStart(controller: Dispatcher.DispatchController): void {
    this.controller = controller;
    if (this.over) controller.abort(new Error('Nobody waits for the answer.'));
  }

  onResponseStart(_: Dispatcher.DispatchController, status: number, head: IncomingHttpHeaders): void {
    if (this.over || status < 200) return;
    this.events = /^text\/event-stream\b/.test(head['content-type'] ?? '');
    this.finish = this.options.begin(status, head);
    // The first event may be long in coming.
    if (this.events) this.options.response.flushHeaders();
  }

  onResponseData(controller: Dispatcher.DispatchController, piece: Buffer): void {
    const { response } = this.options;
    if (this.over) return;
    if (this.finish) this.pieces.push(piece);
    else if (!response.write(piece)) {
      controller.pause();
      response.once('drain', () => controller.resume());
    }
  }

  onResponseEnd(): void {
    if (this.over) return;
    this.over = true;
    if (this.finish) this.finish(Buffer.concat(this.pieces));
    else this.options.response.end();
  }

  onResponseError(_: Dispatcher.DispatchController, error: Error): void {
    const { response, fail } = this.options;
    if (this.over) return;
    this.over = true;
    if (!response.headersSent) fail(error);
    // Whoever listens to events connects anew; half an answer of any other kind must not look like a whole one.
    else if (this.events) response.end();
    else response.destroy();
  }
}

const messages = {
  payload_too_large: { en: english.too_large, ar: arabic.too_large },
  unavailable: apiErrorMessages.unavailable,
  forbidden: { en: english.foreign, ar: arabic.foreign },
} satisfies Partial<Record<ApiErrorCode, BilingualText>>;

/** Seconds after which an admin host that does not answer may be back. */
export const awayRetryAfter = 30;

const statuses = { payload_too_large: 413, unavailable: 503, forbidden: 403 } as const;

export type Refusal = keyof typeof messages;

/** Answers a call in the admin host's place, as it would. */
export function refuse(
  { headers, url = '' }: IncomingMessage,
  response: ServerResponse,
  code: Refusal,
  ours: ReadonlyMap<string, string>,
): void {
  const asked = headers[localeHeader];
  const body: ApiErrorBody = { error: { code, message: messages[code][isLocale(asked) ? asked : 'en'] } };
  if (code === 'payload_too_large' && url.startsWith(`${apiBasePath}uploads`))
    Object.assign(body.error, { field: 'file', reason: 'too_large' });
  for (const [name, value] of ours) response.setHeader(name, value);
  if (code === 'unavailable') response.setHeader('Retry-After', String(awayRetryAfter));
  response.writeHead(statuses[code], { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
}
