import { type Locale, locales } from '@nasaq/contract';
import {
  type Doc,
  emptyRecord,
  type JudgedUnit,
  judgedUnits,
  needsWork,
  readRecord,
  worstOf,
} from '@nasaq/translation';
import type { CollectionSlug, GlobalSlug, Payload, PayloadRequest } from 'payload';
import { docsOf, fieldSpecsOf } from '../content/index.ts';
import { isOnce } from './entry-types.ts';
import type { EntryRow } from './load-entries.ts';

/** What is to be done in one language of an entry. */
export interface Work {
  /** The first text of those that ask for most. */
  path: string;
  /** What it is called in the menus. */
  label: string;
  /** How many texts wait. */
  count: number;
}

export type WorkOf = (entry: Pick<EntryRow, 'id' | 'type'>, locale: Locale) => Work | undefined;

/** Where somebody begins in each of these entries: one query for each type, of the newest drafts as a whole. */
export async function firstWork(
  payload: Payload,
  entries: readonly Pick<EntryRow, 'id' | 'type'>[],
  language: Locale,
): Promise<WorkOf> {
  const found = new Map<string, Work>();
  const types = [...new Set(entries.map(({ type }) => type))];
  await Promise.all(
    types.map(async (type) => {
      const ids = entries.flatMap((entry) => (entry.type === type && entry.id !== null ? [entry.id] : []));
      const fields = fieldSpecsOf(
        isOnce(type) ? payload.globals.config.find(({ slug }) => slug === type)! : payload.collections[type].config,
      );
      for (const { id, version } of await newestVersions(payload, type, ids)) {
        const units = judgedUnits(
          fields,
          docsOf(fields, version),
          readRecord(version.translation) ?? emptyRecord('en'),
        );
        for (const locale of locales) {
          const work = workIn(units, locale, language);
          if (work) found.set(`${type} ${id} ${locale}`, work);
        }
      }
    }),
  );
  return ({ id, type }, locale) => found.get(`${type} ${id} ${locale}`);
}

function workIn(units: readonly JudgedUnit[], locale: Locale, language: Locale): Work | undefined {
  const waiting = units.filter(({ states }) => needsWork(states[locale]));
  const worst = worstOf(waiting.map(({ states }) => states[locale]));
  const first = waiting.find(({ states }) => states[locale] === worst);
  return (
    first && {
      path: first.path,
      label: first.labels.map((label) => label[language]).join(' › '),
      count: waiting.length,
    }
  );
}

async function newestVersions(
  payload: Payload,
  type: EntryRow['type'],
  ids: readonly number[],
): Promise<{ id: number | null; version: Doc }[]> {
  const call = { limit: 0, pagination: false, req: {} as PayloadRequest };
  if (isOnce(type)) {
    const { docs } = await payload.db.findGlobalVersions<Doc>({
      global: type as GlobalSlug,
      where: { latest: { equals: true } },
      ...call,
    });
    return docs.slice(0, 1).map(({ version }) => ({ id: null, version }));
  }
  const { docs } = await payload.db.findVersions<Doc>({
    collection: type as CollectionSlug,
    where: { and: [{ latest: { equals: true } }, { parent: { in: [...ids] } }] },
    ...call,
  });
  return docs.map(({ parent, version }) => ({ id: Number(parent), version }));
}
