import { log } from '@nasaq/logging';
import { setImmediate as breathe, setTimeout as wait } from 'node:timers/promises';
import { contentTypes, type ContentType, isContentType } from '@nasaq/contract';
import type { Payload } from 'payload';
import { onChange, type Change } from '../platform/changes/change.ts';
import { loadEntries, pageSize, pagesOf } from './load-searchables.ts';
import { OwnPages } from './own-pages.ts';
import { PersistentWork } from './persistent-work.ts';
import { loadRules, loadWords } from './words/load-words.ts';
import type { Searchable } from '@nasaq/search';
import { SearchIndex } from '@nasaq/search';

/** Collections without a page of their own, whose names and pictures stand in the entries of others. */
const shownElsewhere = new Set(['categories', 'tags', 'authors', 'media']);
/** Milliseconds that searches wait for the first building, counted from its beginning; then they get what is there. */
const firstReadTimeout = 1_000;
/** Milliseconds for which documents are taken in before others may have the processor. */
const slice = 8;

/**
 * The index beside the data: built when it is first asked for, and brought up to date with every publish, on whichever
 * host it happens. One thing is read at a time, so that an older answer of the database never overwrites a newer one.
 */
export class LiveIndex {
  private readonly payload: () => Promise<Payload>;
  private readonly index = new SearchIndex();
  /** Those that are no entries. */
  readonly pages: OwnPages;
  /** What is still to be read: types as a whole, and single entries as `<type>:<id>`. */
  private readonly types = new Set<ContentType>();
  private readonly entries = new Set<string>();
  /** Words that staff have written are to be read: the glossary and synonyms, and the rules of searches. */
  private glossary = true;
  private rules = true;
  private readonly work = new PersistentWork(() => this.readAll());
  private first: Promise<void> | null = null;
  private complete = false;
  private readonly unsubscribe: () => void;

  constructor(payload: () => Promise<Payload>) {
    this.payload = payload;
    this.pages = new OwnPages(payload);
    this.unsubscribe = onChange((change) => this.note(change));
  }

  /** The index; while it is built for the first time, after a second whatever is in it by then. */
  async ready(): Promise<SearchIndex> {
    this.first ??= Promise.race([this.readTypes(), wait(firstReadTimeout, undefined, { ref: false })]);
    if (!this.complete) await this.first;
    return this.index;
  }

  /** Whether everything that is published has been read once. */
  get isComplete(): boolean {
    return this.complete;
  }

  close(): void {
    this.unsubscribe();
    this.pages.close();
    this.work.close();
  }

  private readTypes(): Promise<void> {
    for (const type of contentTypes) this.types.add(type);
    return this.work.begin();
  }

  private note({ type, id }: Change): void {
    // Nothing is built yet: what has changed will be in it.
    if (this.first === null) return;
    if (type === 'terms' || type === 'search-synonyms' || type === 'all') this.glossary = true;
    if (type === 'search-rules' || type === 'all') this.rules = true;
    if (type === 'terms' || type === 'search-synonyms' || type === 'search-rules') void this.work.begin();
    else if (type === 'all') void this.readTypes();
    else if (id !== undefined && (isContentType(type) || shownElsewhere.has(type))) {
      if (isContentType(type)) this.entries.add(`${type}:${id}`);
      for (const { entry, uses } of this.index.held()) if (uses.includes(`${type}:${id}`)) this.entries.add(entry);
      void this.work.begin();
    }
  }

  /** What fails stays to be read, and keeps nothing else from being read. */
  private async readAll(): Promise<boolean> {
    const failed: ContentType[] = [];
    let read = await this.readGlossary();
    read = (await this.readRules()) && read;
    read = (await this.readChanged()) && read;
    for (const type of this.types) {
      if (this.work.isClosed) return true;
      this.types.delete(type);
      if (!(await this.attempt(type, () => this.readType(type)))) failed.push(type);
    }
    if (failed.length === 0 && !this.work.isClosed) this.complete = true;
    for (const type of failed) this.types.add(type);
    read = (await this.readChanged()) && read;
    return read && failed.length === 0;
  }

  private async readGlossary(): Promise<boolean> {
    if (!this.glossary) return true;
    this.glossary = false;
    const read = await this.attempt('terms', async () => {
      await inSlices(this.index.learning(await loadWords(await this.payload())));
    });
    this.glossary ||= !read;
    return read;
  }

  private async readRules(): Promise<boolean> {
    if (!this.rules) return true;
    this.rules = false;
    const read = await this.attempt('rules', async () => this.index.follow(await loadRules(await this.payload())));
    this.rules ||= !read;
    return read;
  }

  /** Single entries, in between also while whole types are read, which may take long. */
  private async readChanged(): Promise<boolean> {
    const failed: string[] = [];
    while (this.entries.size > 0 && !this.work.isClosed) {
      const [first = ''] = this.entries;
      const type = first.split(':')[0] as ContentType;
      const changed = [...this.entries].filter((entry) => entry.startsWith(`${type}:`)).slice(0, pageSize);
      for (const entry of changed) this.entries.delete(entry);
      if (!(await this.attempt(type, () => this.readEntries(type, changed)))) failed.push(...changed);
    }
    for (const entry of failed) this.entries.add(entry);
    return failed.length === 0;
  }

  private async attempt(type: ContentType | 'terms' | 'rules', read: () => Promise<void>): Promise<boolean> {
    try {
      await read();
      return true;
    } catch (error) {
      if (!this.work.isClosed) log.error(`The search index of ${type} is behind; it is read again.`, { error });
      return false;
    }
  }

  private async readEntries(type: ContentType, entries: readonly string[]): Promise<void> {
    const ids = entries.map((entry) => Number(entry.split(':')[1]));
    const loaded = await loadEntries(await this.payload(), type, ids);
    const current = new Set(loaded.map(({ id }) => id));
    const asked = new Set(entries);
    const gone = [...this.index.held()].filter(({ id, entry }) => asked.has(entry) && !current.has(id));
    for (const { id } of gone) this.index.remove(id);
    await this.putAll(loaded);
  }

  private async readType(type: ContentType): Promise<void> {
    const seen = new Set<string>();
    for await (const page of pagesOf(await this.payload(), type)) {
      for (const { id } of page) seen.add(id);
      await this.putAll(page);
      await this.readChanged();
    }
    // What was not among them is asked for once more: it may have been published since its page was read.
    for (const document of this.index.held())
      if (document.type === type && !seen.has(document.id)) this.entries.add(document.entry);
  }

  private putAll(documents: readonly Searchable[]): Promise<void> {
    return inSlices(this.putting(documents));
  }

  private *putting(documents: readonly Searchable[]): Generator<void> {
    for (const document of documents) yield this.index.put(document);
  }
}

/** Others may have the processor in between. */
async function inSlices(steps: Iterable<void>): Promise<void> {
  let since = performance.now();
  for (const step of steps) {
    void step;
    if (performance.now() - since < slice) continue;
    await breathe();
    since = performance.now();
  }
}
