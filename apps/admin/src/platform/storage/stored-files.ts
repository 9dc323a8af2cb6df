import type { ByteRange, Content, FileFacts, FileStore, OpenFile } from './file-store.ts';
import type { Place, StorageRecord, StorageState } from './storage-record.ts';

/** Milliseconds for which a host believes what it knows of the state; a move waits for longer before it relies on it. */
export const beliefSpan = 5_000;

/** Kinds of files, each flat: pictures of the site, and what visitors sent. */
export type FileArea = 'media' | 'uploads';

export type Stores = { disk: FileStore; s3?: FileStore | undefined };

/**
 * The files of one kind, wherever they are: on disk, in S3, or on their way from one to the other. Reading looks into both
 * while they move, so that no host has to know how far the move is.
 */
export class StoredFiles implements FileStore {
  readonly area: FileArea;
  readonly #stores: Stores;
  readonly #record: () => StorageRecord;
  readonly #span: number;
  #believed: { state: StorageState; until: number } | undefined;

  /** @param span milliseconds for which it believes what it knows of the state */
  constructor(area: FileArea, stores: Stores, record: () => StorageRecord, { span = beliefSpan } = {}) {
    this.#span = span;
    this.area = area;
    this.#stores = stores;
    this.#record = record;
  }

  get place(): string {
    return [this.#stores.disk, this.#stores.s3].flatMap((store) => store?.place ?? []).join(' or ');
  }

  find(name: string): Promise<FileFacts | null> {
    return this.#first((store) => store.find(name));
  }

  read(name: string, range?: ByteRange): Promise<OpenFile | null> {
    return this.#first((store) => store.read(name, range));
  }

  /** Whoever moves files begins after the state was changed: what was written to the former place until then, it sees. */
  async write(name: string, content: Content, options: { replace?: boolean } = {}): Promise<void> {
    if (!this.#stores.s3) return this.#stores.disk.write(name, content, options);
    let { at } = await this.#state();
    await this.#storeAt(at).write(name, content, options);
    for (let now = await this.#state(); now.at !== at; now = await this.#state()) {
      ({ at } = now);
      await this.#storeAt(at).write(name, content, { replace: true });
    }
  }

  /**
   * From both places, and from one of them twice: a move copies from one to the other, and looks afterwards whether the
   * original is still there. Whichever way it goes, the original is removed before the copy.
   */
  async remove(name: string): Promise<void> {
    const { disk, s3 } = this.#stores;
    await disk.remove(name);
    if (!s3) return;
    const { heldUntil } = await this.#state();
    if (heldUntil && Date.parse(heldUntil) > Date.now()) {
      await this.#record().postpone([`${this.area}/${name}`]);
      return;
    }
    await s3.remove(name);
    await disk.remove(name);
  }

  async *list(): AsyncGenerator<FileFacts> {
    const { disk, s3 } = this.#stores;
    if (!s3) {
      yield* disk.list();
      return;
    }
    const seen = new Set<string>();
    for (const store of [disk, s3])
      for await (const found of store.list()) {
        if (!seen.has(found.name)) yield found;
        seen.add(found.name);
      }
  }

  /** Where it was not found in either, it may just have gone from the second to the first. */
  async #first<T>(look: (store: FileStore) => Promise<T | null>): Promise<T | null> {
    if (!this.#stores.s3) return look(this.#stores.disk);
    const { also, at } = await this.#believedState();
    const order = also && also !== at ? [at, also, at] : [at];
    for (const place of order) {
      const found = await look(this.#storeAt(place));
      if (found) return found;
    }
    return null;
  }

  #storeAt(place: Place): FileStore {
    const store = this.#stores[place];
    if (!store) throw new Error('The files are in S3, and S3_BUCKET is not set.');
    return store;
  }

  async #state(): Promise<StorageState> {
    const state = await this.#record().state();
    this.#believed = { state, until: Date.now() + this.#span };
    return state;
  }

  /** While the database is away, what was known last: pictures are served all the same. */
  async #believedState(): Promise<StorageState> {
    const believed = this.#believed;
    if (believed && Date.now() < believed.until) return believed.state;
    try {
      return await this.#state();
    } catch (error) {
      if (!believed) throw error;
      return believed.state;
    }
  }
}
