import type { DeskPlace, Presence } from '../desk-api.ts';

/** The others at a desk, as the host tells of them, and where the screen says that its reader writes. */
export class PeopleStream {
  readonly moves: DeskPlace[] = [];
  private people: Presence['people'] = [];
  private overruled = 0;
  private stored = 0;
  private readonly streams = new Set<ReadableStreamDefaultController<Uint8Array>>();

  tell(people: Presence['people']): void {
    this.people = people;
    for (const stream of this.streams) this.send(stream);
  }

  /** Somebody has replaced a text of the reader's. */
  tellOverruled(): void {
    this.overruled += 1;
    for (const stream of this.streams) this.send(stream);
  }

  /** Somebody else has stored something. */
  tellStored(): void {
    this.stored += 1;
    for (const stream of this.streams) this.send(stream);
  }

  answer(method: string, body: unknown): Response {
    if (method === 'POST') {
      this.moves.push(body as DeskPlace);
      return new Response(null, { status: 204 });
    }
    let own: ReadableStreamDefaultController<Uint8Array>;
    const stream = new ReadableStream<Uint8Array>({
      start: (controller) => {
        own = controller;
        this.streams.add(controller);
        this.send(controller);
      },
      cancel: () => void this.streams.delete(own),
    });
    return new Response(stream, { headers: { 'content-type': 'text/event-stream' } });
  }

  private send(stream: ReadableStreamDefaultController<Uint8Array>): void {
    stream.enqueue(
      new TextEncoder().encode(
        `data: ${JSON.stringify({ people: this.people, overruled: this.overruled, stored: this.stored } satisfies Presence)}\n\n`,
      ),
    );
  }
}
