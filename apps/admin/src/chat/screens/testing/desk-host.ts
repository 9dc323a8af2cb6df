import type { ChatMessageRequest } from '@nasaq/contract';
import type { Answer } from '../../../testing/screens/fake-host.ts';
import type { DeskChat, DeskEvent, DeskFolder, DeskReply } from '../../desk/desk-calls.ts';
import { DeskRefused } from '../desk-api.ts';
import { liesIn } from '../state/desk-state.ts';
import { SmallHost } from './small-host.ts';

/** The host of the whole screen by its own addresses: one chat that is talked in, others that are listed, and the stream. */
export class DeskHost extends SmallHost {
  readonly others: DeskChat[] = [];
  replies: DeskReply[] = [];
  /** How the next calls of a kind are refused, until it is taken away. */
  readonly refusals = new Map<'list' | 'thread' | 'act', { status: number; message: string }>();
  private reachable = true;
  private stream = Promise.withResolvers<ReadableStreamDefaultController<Uint8Array>>();

  readonly answer: Answer = async ({ body, method, url }) => {
    const [, part, name, id, action] = url.pathname.split('/');
    if (part !== 'chat-desk') return undefined;
    if (!this.reachable) throw new TypeError('Failed to fetch');
    try {
      if (name === 'events') return this.listen();
      if (name === 'replies') return this.replies;
      if (name !== 'chats') return new Response(null, { status: 204 });
      if (!id) return await this.listed(url.searchParams);
      return await (method === 'GET' ? this.thread(Number(id), url) : this.change(Number(id), action!, body as object));
    } catch (error) {
      if (!(error instanceof DeskRefused)) throw error;
      return Response.json({ error: { message: error.message } }, { status: error.status });
    }
  };

  /** Something happens, and the screen is told. */
  async tell(event: DeskEvent): Promise<void> {
    const stream = await this.stream.promise;
    stream.enqueue(new TextEncoder().encode(`data: ${JSON.stringify(event)}\n\n`));
  }

  /** The visitor says something, and the screen is told. */
  say(text: string): Promise<void> {
    return this.tell(this.hear(text));
  }

  /** The network goes, or comes back, and the browser knows. */
  reach(reachable: boolean): void {
    this.reachable = reachable;
    if (!reachable) this.stream = Promise.withResolvers();
    window.dispatchEvent(new Event(reachable ? 'online' : 'offline'));
  }

  private listen(): Response {
    const stream = new ReadableStream<Uint8Array>({ start: this.stream.resolve });
    return new Response(stream, { headers: { 'content-type': 'text/event-stream' } });
  }

  private async listed(asked: URLSearchParams): Promise<object> {
    this.refuse('list');
    const folder = asked.get('folder') as DeskFolder;
    const words = asked.get('search') ?? '';
    const { counts, data, pages } = await this.api.list(folder, words, 1);
    const others = this.others.filter((chat) => liesIn(folder, chat, 7));
    const found = words ? [this.chat, ...this.others].filter(({ name }) => name.includes(words)) : [...data, ...others];
    return { data: found, pages, counts: { ...counts, [folder]: counts[folder] + others.length } };
  }

  private async thread(id: number, url: URL): Promise<object> {
    this.refuse('thread');
    const other = this.others.find((chat) => chat.id === id);
    if (other) return { chat: other, messages: [], notes: [], earlier: [], sent: [] };
    return this.api.thread(id, Number(url.searchParams.get('after')));
  }

  private async change(id: number, action: string, body: object): Promise<unknown> {
    if (action === 'messages') return this.api.send(id, body as ChatMessageRequest);
    if (action === 'notes') return this.api.note(id, (body as { text: string }).text);
    this.refuse('act');
    await this.api.act(id, action as 'state', body);
    return new Response(null, { status: 204 });
  }

  private refuse(kind: 'list' | 'thread' | 'act'): void {
    const refusal = this.refusals.get(kind);
    if (refusal) throw new DeskRefused(refusal.status, refusal.message);
  }
}
