import { setImmediate as breathe } from 'node:timers/promises';
import { contentTypes, otherLocale } from '@nasaq/contract';
import { type Bilingual, type Doc, judgedUnits, readRecord, unitsOf } from '@nasaq/translation';
import type { CollectionSlug, Payload, PayloadRequest, Where } from 'payload';
import { onChange } from '../../platform/changes/change.ts';
import type { Notifier } from '../../platform/database/notifications.ts';
import { pageGlobals } from '../entry/previewed.ts';
import { saidChannel, type SaidNews, targetName, type Target } from '../saving/newest.ts';
import { docsOf } from '../translation/docs-of.ts';
import { bilingualOf, fieldSpecsOf } from '../translation/field-specs.ts';
import { type ConfirmedPair, MemoryIndex } from './memory-index.ts';

/** Entries that are read at once. */
const batch = 50;

/**
 * Everything that staff have confirmed, in the memory of this process: read when it is first asked for, from the newest
 * version of each entry; what has changed since, on whichever host, is read before the next answer.
 */
export class LiveMemory {
  readonly #payload: () => Promise<Payload>;
  readonly #index = new MemoryIndex();
  /** Names of entries that are to be read again; `null` = all. */
  #changed: Set<string> | null = null;
  #reading: Promise<void> = Promise.resolve();
  readonly #unsubscribe: () => void;

  constructor(payload: () => Promise<Payload>) {
    this.#payload = payload;
    // What is deleted has no version that could tell.
    this.#unsubscribe = onChange(({ id, type }) =>
      this.note(type === 'all' || id === undefined ? null : `${type}:${id}`),
    );
  }

  /** Hears what other hosts, and this one, have stored. */
  async listen(notifier: Notifier): Promise<void> {
    await notifier.listen(saidChannel, (message) => this.note((JSON.parse(message) as SaidNews).entry));
    notifier.onGap(() => this.note(null));
  }

  /** Something was said of an entry, or changed in it; of any of them where it is `null`. */
  note(name: string | null): void {
    if (name === null) this.#changed = null;
    else this.#changed?.add(name);
  }

  /** The memory as it is now. What cannot be read is tried again with the next question. */
  async ready(): Promise<MemoryIndex> {
    this.#reading = this.#reading.catch(() => {}).then(() => this.#readChanged());
    await this.#reading;
    return this.#index;
  }

  close(): void {
    this.#unsubscribe();
  }

  async #readChanged(): Promise<void> {
    const changed = this.#changed;
    if (changed?.size === 0) return;
    this.#changed = new Set();
    try {
      await (changed ? this.#readSome([...changed]) : this.#readAll());
    } catch (error) {
      this.#changed = changed === null ? null : new Set([...changed, ...(this.#changed ?? [])]);
      throw error;
    }
  }

  async #readAll(): Promise<void> {
    const payload = await this.#payload();
    const seen = new Set<string>();
    const put = (target: Target, newest: Doc | null) => {
      seen.add(targetName(target));
      this.#put(payload, target, newest);
    };
    for (const collection of contentTypes)
      for await (const page of newestOfAll(payload, collection)) {
        for (const { id, version } of page) put({ collection, id }, version);
        await breathe();
      }
    for (const global of pageGlobals) put({ global }, await newestGlobal(payload, global));
    for (const name of this.#index.entries()) if (!seen.has(name)) this.#index.remove(name);
  }

  async #readSome(names: readonly string[]): Promise<void> {
    const payload = await this.#payload();
    for (const name of names) {
      const [slug = '', id] = name.split(':');
      if (id === undefined && isPage(slug)) this.#put(payload, { global: slug }, await newestGlobal(payload, slug));
      if (id === undefined || !(contentTypes as readonly string[]).includes(slug)) continue;
      const [found] = await newestOf(payload, slug, { parent: { equals: Number(id) } }, 1);
      this.#put(payload, { collection: slug, id: Number(id) }, found?.version ?? null);
    }
  }

  #put(payload: Payload, target: Target, newest: Doc | null): void {
    this.#index.put(targetName(target), newest && !newest.deletedAt ? pairsOf(payload, target, newest) : []);
  }
}

function isPage(slug: string): slug is (typeof pageGlobals)[number] {
  return (pageGlobals as readonly string[]).includes(slug);
}

/** What of an entry is confirmed. */
function pairsOf(payload: Payload, target: Target, newest: Doc): ConfirmedPair[] {
  const record = readRecord(newest.translation);
  if (!record) return [];
  const isGlobal = 'global' in target;
  const entity = isGlobal
    ? payload.globals.config.find(({ slug }) => slug === target.global)!
    : payload.collections[target.collection as 'posts'].config;
  const fields = fieldSpecsOf(entity);
  const docs = docsOf(fields, newest);
  const locale = otherLocale(record.source);
  const title = isGlobal
    ? (bilingualOf((entity as { label?: unknown }).label) ?? named(target.global))
    : { en: textOf(docs.en.title), ar: textOf(docs.ar.title) };
  if (unitsOf(fields, docs).length === 0) return [];
  return judgedUnits(fields, docs, record).flatMap(({ labels, path, states, values }): ConfirmedPair[] => {
    const mark = record.marks[locale][path];
    if (states[locale] !== 'confirmed' || !mark) return [];
    const type = isGlobal ? target.global : target.collection;
    const id = isGlobal ? null : target.id;
    return [{ values, origin: { type, id, title, path, labels, by: mark.by, at: mark.at } }];
  });
}

function named(name: string): Bilingual {
  return { en: name, ar: name };
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

interface Newest {
  id: number;
  version: Doc;
}

async function* newestOfAll(payload: Payload, collection: string): AsyncGenerator<Newest[]> {
  for (let after = 0; ;) {
    const page = await newestOf(payload, collection, { parent: { greater_than: after } }, batch);
    if (page.length === 0) return;
    yield page;
    after = page.at(-1)!.id;
  }
}

async function newestOf(payload: Payload, collection: string, which: Where, limit: number): Promise<Newest[]> {
  const { docs } = await payload.db.findVersions<Doc>({
    collection: collection as CollectionSlug,
    where: { and: [{ latest: { equals: true } }, which] },
    sort: 'parent',
    limit,
    pagination: false,
    req: {} as PayloadRequest,
  });
  return docs.map(({ parent, version }) => ({ id: Number(parent), version }));
}

async function newestGlobal(payload: Payload, global: (typeof pageGlobals)[number]): Promise<Doc | null> {
  const { docs } = await payload.db.findGlobalVersions<Doc>({
    global,
    where: { latest: { equals: true } },
    sort: '-updatedAt',
    limit: 1,
    pagination: false,
    req: {} as PayloadRequest,
  });
  return docs[0]?.version ?? null;
}
