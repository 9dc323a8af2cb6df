/** Reads server-sent events as they come. */
export class EventReader<T> {
  readonly events: T[] = [];
  readonly ids: number[] = [];
  ended = false;
  private readonly reader: ReadableStreamDefaultReader<Uint8Array>;

  constructor(response: Response) {
    this.reader = response.body!.getReader();
    void this.read();
  }

  /** Events of one type, in their order. */
  of<Type extends (T extends { type: infer Name } ? Name : never)>(type: Type): Extract<T, { type: Type }>[] {
    return this.events.filter((event) => (event as { type: unknown }).type === type) as Extract<T, { type: Type }>[];
  }

  async close(): Promise<void> {
    await this.reader.cancel().catch(() => {});
  }

  private async read(): Promise<void> {
    const decoder = new TextDecoder();
    let rest = '';
    for (;;) {
      const { done, value } = await this.reader.read().catch(() => ({ done: true, value: undefined }));
      if (done || !value) break;
      const blocks = (rest + decoder.decode(value, { stream: true })).split('\n\n');
      rest = blocks.pop()!;
      for (const block of blocks) this.take(block);
    }
    this.ended = true;
  }

  private take(block: string): void {
    const fields = block.split('\n').map((line) => line.split(/: ?(.*)/s) as [string, string]);
    const data = fields.find(([name]) => name === 'data')?.[1];
    if (data === undefined) return;
    this.events.push(JSON.parse(data) as T);
    const id = fields.find(([name]) => name === 'id')?.[1];
    if (id !== undefined) this.ids.push(Number(id));
  }
}
