import { asJob } from '@nasaq/logging';
import { setTimeout as wait } from 'node:timers/promises';
import { contentTypes, locales, type Locale, otherLocale } from '@nasaq/contract';
import {
  type Docs,
  emptyRecord,
  fingerprint,
  isEmpty,
  readRecord,
  type TranslationRecord,
  unitsOf,
  wordsOf,
} from '@nasaq/translation';
import type { CollectionSlug, GlobalSlug, Payload, PayloadRequest } from 'payload';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { pageGlobals } from '../entry/previewed.ts';
import { lockEntry } from '../saving/merge-hooks.ts';
import type { Doc } from '../saving/merge.ts';
import { type Entity, entityOf, newestOf, type Target, writeIntoNewest } from '../saving/newest.ts';
import { keepSources } from './confirmed-sources.ts';
import { docsOf } from './docs-of.ts';
import { fieldSpecsOf } from './field-specs.ts';
import { isWritten, statesOf } from './record-fields.ts';

/** Entries that are looked for at once. */
const batch = 50;
/** Milliseconds after the start, when readers come first. */
const calm = 10_000;

/**
 * Adopts what is there, behind the start: `adoptTranslations`.
 * @returns the function that ends it, after the entry at which it is
 */
export function startAdoption(payload: Payload): () => Promise<void> {
  const ending = new AbortController();
  const running = asJob('adoption', run);
  return async () => {
    ending.abort();
    await running;
  };

  async function run(): Promise<void> {
    try {
      await wait(calm, undefined, { signal: ending.signal });
      const adopted = await adoptTranslations(payload, ending.signal);
      if (adopted > 0) payload.logger.info(`${adopted} entries have got a record of their translations.`);
    } catch (error) {
      if (!ending.signal.aborted) payload.logger.error({ err: error, msg: 'Translations were not adopted.' });
    }
  }
}

/**
 * What stood before there were records, or was loaded as a whole, counts as confirmed where both languages are on the site.
 * Each entry has a transaction of its own, so that it goes on where it was interrupted, also on another host; whoever
 * opens an entry meanwhile adopts it first (`adopt`).
 * @returns how many got a record
 */
export async function adoptTranslations(payload: Payload, signal?: AbortSignal): Promise<number> {
  let adopted = 0;
  const take = async (target: Target) => {
    try {
      if (await inTransaction(payload, (req) => adopt(req, target))) adopted += 1;
    } catch (error) {
      // The others are none the worse; this one is tried again with the next start.
      payload.logger.error({ err: error, msg: `The translations of ${JSON.stringify(target)} were not adopted.` });
    }
  };
  for (const collection of contentTypes) {
    let ids: number[] = [];
    do {
      ids = await withoutRecord(payload, collection, ids.at(-1) ?? 0);
      for (const id of ids) {
        if (signal?.aborted) return adopted;
        await take({ collection, id });
      }
    } while (ids.length === batch);
  }
  for (const global of pageGlobals) if (!signal?.aborted) await take({ global });
  return adopted;
}

/**
 * Gives an entry its record, where it has none and something is written in it.
 * @param req has a transaction
 * @returns whether it did
 */
export async function adopt(req: PayloadRequest, target: Target): Promise<boolean> {
  if ('global' in target) await lockEntry(req, 'globals', target.global);
  else await lockEntry(req, target.collection, target.id);
  const newest = await newestOf(req, target);
  if (!newest || readRecord(newest.translation)) return false;
  const entity = entityOf(req, target);
  const docs = docsOf(fieldSpecsOf(entity), newest);
  const written = locales.filter((locale) => isWritten(docs, locale, entity));
  if (written.length === 0) return false;
  const source = written.length === 1 ? written[0]! : await firstPublished(req, target);
  const { record, words } = confirmed(await onSite(req, target), source, entity);
  await keepSources(req, words);
  await writeIntoNewest(req, target, { translation: record, ...statesOf(docs, record, entity, newest) });
  return true;
}

/** Of what readers see, everything that both languages have. */
function confirmed(
  stored: Doc | null,
  source: Locale,
  entity: Entity,
): { record: TranslationRecord; words: Set<string> } {
  const record = emptyRecord(source);
  const words = new Set<string>();
  const status = stored?._status as Partial<Record<Locale, string>> | null | undefined;
  if (!stored || locales.some((locale) => status?.[locale] !== 'published')) return { record, words };
  const fields = fieldSpecsOf(entity);
  const docs: Docs = docsOf(fields, stored);
  const target = otherLocale(source);
  const at = Math.floor(Date.now() / 1000);
  for (const { path, values } of unitsOf(fields, docs)) {
    if (isEmpty(values[source]) || isEmpty(values[target])) continue;
    const text = wordsOf(values[source]);
    words.add(text);
    record.marks[target][path] = {
      as: 'confirmed',
      source: fingerprint(text),
      target: fingerprint(values[target]),
      by: null,
      at,
    };
  }
  return { record, words };
}

async function withoutRecord(payload: Payload, collection: CollectionSlug, after: number): Promise<number[]> {
  const { docs } = await payload.db.findVersions<Doc>({
    collection,
    where: {
      and: [
        { latest: { equals: true } },
        { 'version.translation': { exists: false } },
        { parent: { greater_than: after } },
      ],
    },
    sort: 'parent',
    limit: batch,
    pagination: false,
    select: { parent: true },
    req: {} as PayloadRequest,
  });
  return docs.map(({ parent }) => Number(parent));
}

/** The language in which readers have had it first, as far as its versions go back. */
async function firstPublished(req: PayloadRequest, target: Target): Promise<Locale> {
  const call = {
    sort: 'createdAt',
    limit: batch,
    pagination: false,
    select: { version: { _status: true } },
    req: { transactionID: req.transactionID } as PayloadRequest,
  } as const;
  const { docs } =
    'global' in target
      ? await req.payload.db.findGlobalVersions<Doc>({ global: target.global as GlobalSlug, ...call })
      : await req.payload.db.findVersions<Doc>({
          collection: target.collection as CollectionSlug,
          where: { parent: { equals: target.id } },
          ...call,
        });
  for (const { version } of docs) {
    const status = version._status as Partial<Record<Locale, string>> | null | undefined;
    const published = locales.filter((locale) => status?.[locale] === 'published');
    if (published.length > 0) return published[0]!;
  }
  return 'en';
}

function onSite(req: PayloadRequest, target: Target): Promise<Doc | null> {
  const inside = { transactionID: req.transactionID } as PayloadRequest;
  if ('global' in target) return req.payload.db.findGlobal<Doc>({ slug: target.global, req: inside });
  return req.payload.db.findOne<Doc & { id: number }>({
    collection: target.collection as CollectionSlug,
    where: { id: { equals: target.id } },
    req: inside,
  });
}
