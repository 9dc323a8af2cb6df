import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import {
  apiBasePath,
  chatEventSchema,
  chatKeyHeader,
  itemSchema,
  startedChatSchema,
  type Locale,
  type StartedChat,
} from '@nasaq/contract';
import { siteUrl } from '../product/places.ts';
import { until } from '../product/until.ts';
import { call, type Answer } from '../sender/call.ts';
import { Sender } from '../sender/sender.ts';
import { openEventStream, type EventStream } from './event-stream.ts';

const startedItem = itemSchema(startedChatSchema);

/** A visitor with the chat open in a browser: sends again what was not answered, and comes back after every cut. */
export class Chatter {
  /** Ids of what was sent and answered. */
  readonly sent: string[] = [];
  /** Numbers of the messages that the stream has brought, as they came. */
  readonly delivered: number[] = [];
  started: StartedChat | undefined;
  private readonly sender: Sender;
  private readonly email: string;
  private readonly site: string;
  private stream: EventStream | undefined;
  private closed = false;

  /** @param site which of several they reach */
  constructor(email: string, locale: Locale = 'en', site = siteUrl) {
    this.sender = new Sender(locale);
    this.email = email;
    this.site = site;
  }

  get reference(): string {
    return this.chat.chat.reference;
  }

  private get chat(): StartedChat {
    if (!this.started) throw new Error('The chat has not begun.');
    return this.started;
  }

  async start(): Promise<this> {
    const body = {
      clientId: randomUUID(),
      name: 'Layla',
      email: this.email,
      topic: 'support',
      page: '/care',
      elapsed: 60_000,
      message: { clientId: randomUUID(), text: 'Is anybody there?' },
    };
    const answer = await this.keepPosting('chat', body);
    this.started = startedItem.parse(JSON.parse(answer.text)).data;
    this.sent.push(body.message.clientId);
    this.open();
    return this;
  }

  /** Until it is answered; the id stays the same, however often it is sent. */
  async say(text: string): Promise<void> {
    const message = { clientId: randomUUID(), text };
    await this.keepPosting(`chat/${this.reference}/messages`, message);
    this.sent.push(message.clientId);
  }

  /** One attempt. */
  post(path: string, body: object, patience = 25_000): Promise<Answer> {
    return call(`${this.site}${apiBasePath}${path}?v=2`, {
      method: 'POST',
      headers: this.sender.headers({
        'content-type': 'application/json',
        ...(this.started ? { [chatKeyHeader]: this.started.key } : {}),
      }),
      body: JSON.stringify(body),
      from: this.sender.from,
      patience,
    });
  }

  async keepPosting(path: string, body: object): Promise<Answer> {
    let accepted: Answer | undefined;
    await until(
      async () => {
        const answer = await this.post(path, body).catch(() => undefined);
        if (answer?.status === 200 || answer?.status === 201) accepted = answer;
        else if (answer && ![429, 502, 503, 504].includes(answer.status))
          throw new Error(`${path} was refused: ${answer.status} ${answer.text}`);
        return accepted !== undefined;
      },
      `${path} is answered`,
      { patience: 90_000, pause: 200 },
    );
    return accepted!;
  }

  /** The connection fails; it is had again after so many milliseconds. */
  cut(): void {
    this.stream?.cut();
  }

  close(): void {
    this.closed = true;
    this.stream?.cut();
  }

  private open(): void {
    const after = this.delivered.at(-1) ?? 0;
    this.stream = openEventStream(`${this.site}${apiBasePath}chat/${this.reference}/events?v=2&after=${after}`, {
      headers: this.sender.headers({ [chatKeyHeader]: this.chat.key }),
      from: this.sender.from,
      onData: (data) => {
        const event = chatEventSchema.parse(JSON.parse(data));
        if (event.type === 'message') this.delivered.push(event.message.sequence);
      },
      onEnd: () => {
        if (!this.closed) void wait(this.pause).then(() => this.closed || this.open());
      },
    });
  }

  /** Milliseconds without a connection after each cut. */
  pause = 250;
}
