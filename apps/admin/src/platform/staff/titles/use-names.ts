'use client';

import { useConfig, useLocale } from '@payloadcms/ui';
import { useEffect, useState } from 'react';

/** A document that a cell refers to. */
export interface Reference {
  collection: string;
  id: number | string;
}

type Row = Record<string, unknown>;

/** By collection and id: its row, or `null` where the reader is shown none. What is not there yet is not known yet. */
export type Rows = ReadonlyMap<string, Row | null>;

const none: Rows = new Map();

/**
 * What names the documents of a cell. Payload 3.90 asks for them when a row is scrolled to, and where one of several is
 * missing it takes another one for it (`RelationshipProvider`).
 */
export function useNames(references: readonly Reference[]): Rows {
  const { config } = useConfig();
  const { code: locale } = useLocale();
  const [rows, setRows] = useState(none);
  const asked = references.map(keyOf).join(' ');
  useEffect(() => {
    let isShown = true;
    for (const { collection, id } of references) {
      const { admin, upload } = config.collections.find(({ slug }) => slug === collection) ?? {};
      // Of a file, its picture too. Of all others their titles alone, which come from the other language where this one has none.
      const select = upload ? '' : `&select[${admin?.useAsTitle ?? 'id'}]=true`;
      const address = `${config.routes.api}/${collection}?depth=0&draft=true&trash=true&locale=${locale}${select}`;
      void learn(address, { collection, id });
    }
    return () => {
      isShown = false;
    };

    async function learn(address: string, reference: Reference): Promise<void> {
      const row = await rowOf(address, reference.id);
      if (isShown && row !== undefined) setRows((known) => new Map(known).set(keyOf(reference), row));
    }
    // Cells make their references anew with each rendering.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [asked, config, locale]);
  return rows;
}

export function keyOf({ collection, id }: Reference): string {
  return `${collection}/${id}`;
}

/** Ids that wait to be asked for, by the address that is asked: all cells of a list ask in the same moment. */
const waiting = new Map<string, { ids: Set<string>; rows: Promise<Map<string, Row> | null | undefined> }>();

/** @returns `undefined` where the host did not answer */
async function rowOf(address: string, id: number | string): Promise<Row | null | undefined> {
  let batch = waiting.get(address);
  if (!batch) {
    const ids = new Set<string>();
    batch = { ids, rows: Promise.resolve().then(() => ask(address, ids)) };
    waiting.set(address, batch);
  }
  batch.ids.add(String(id));
  const rows = await batch.rows;
  return rows && (rows.get(String(id)) ?? null);
}

async function ask(address: string, ids: ReadonlySet<string>): Promise<Map<string, Row> | null | undefined> {
  waiting.delete(address);
  const query = `&limit=${ids.size}&where[id][in]=${[...ids].join(',')}`;
  const answer = await fetch(address + query, { credentials: 'same-origin' }).catch(() => undefined);
  // Whoever may not read them is shown none.
  if (answer?.status === 403) return new Map();
  if (!answer?.ok) return undefined;
  const { docs } = (await answer.json()) as { docs: Row[] };
  return new Map(docs.map((row) => [String(row.id), row]));
}
