import { contentTypes, type ContentType } from '@nasaq/contract';
import type { Payload } from 'payload';
import { onChange, type Change } from '../content/change.ts';
import { loadOfType } from './load-searchables.ts';
import { SearchIndex } from './search-index.ts';

/** Collections whose names stand in the entries of others. */
const namesEverywhere = new Set(['all', 'categories', 'tags', 'authors', 'media', 'industries', 'services']);
/** Milliseconds in which changes gather: a bulk load is one rebuilding. */
const gatherFor = 50;

/** The index beside the data: built when it is first asked for, and brought up to date with every publish. */
export class LiveIndex {
  private readonly payload: () => Promise<Payload>;
  private readonly index = new SearchIndex();
  private changed = new Set<string>();
  private work: Promise<void> | null = null;
  private readonly unsubscribe: () => void;

  constructor(payload: () => Promise<Payload>) {
    this.payload = payload;
    this.unsubscribe = onChange((change) => this.note(change));
  }

  /** The index as of now: whoever asks while it is being built or updated waits for that. */
  async ready(): Promise<SearchIndex> {
    await (this.work ??= this.load(contentTypes));
    return this.index;
  }

  close(): void {
    this.unsubscribe();
  }

  private note({ type, id }: Change): void {
    // Nothing is built yet: what has changed will be in it.
    if (this.work === null) return;
    const isEntry = contentTypes.includes(type as ContentType) && id !== undefined;
    if (!isEntry && !namesEverywhere.has(type)) return;
    const first = this.changed.size === 0;
    this.changed.add(namesEverywhere.has(type) ? 'all' : `${type}:${id}`);
    if (first) this.work = this.work.then(async () => this.update());
  }

  private async update(): Promise<void> {
    await new Promise((resolve) => setTimeout(resolve, gatherFor));
    const changed = this.changed;
    this.changed = new Set();
    if (changed.has('all')) return this.load(contentTypes);
    for (const entry of changed) {
      const [type, id] = entry.split(':') as [ContentType, string];
      await this.replace(`${entry}:`, type, Number(id));
    }
  }

  private async load(types: readonly ContentType[]): Promise<void> {
    for (const type of types) await this.replace(`${type}:`, type);
  }

  /** A failure leaves what is known as it was; the next change tries again. */
  private async replace(prefix: string, type: ContentType, id?: number): Promise<void> {
    try {
      const documents = await loadOfType(await this.payload(), type, id);
      const current = new Set(documents.map((document) => document.id));
      for (const known of this.index.idsOf(prefix)) if (!current.has(known)) this.index.remove(known);
      for (const document of documents) this.index.put(document);
    } catch (error) {
      console.error(`The search index of ${prefix} is not up to date: ${String(error)}`);
    }
  }
}
