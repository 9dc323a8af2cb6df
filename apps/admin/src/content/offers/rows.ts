import { type Comparison, type Deliverable, type Moment, normalizeDigits, type Part } from '@nasaq/contract';
import type { Document, Reading } from '../../platform/http/published.ts';
import { findRelated, type Relation } from '../entry/reading/summary.ts';

/** What the client receives; empty rows are left out. */
export function presentDeliverables(rows: Document<'services'>['deliverables']): Deliverable[] {
  return (rows ?? []).flatMap(({ text, step }) => (text ? { text, step: step ?? null } : []));
}

/** The parts of a solution; numbers that name no other part are left out. */
export function presentParts(rows: Document<'solutions'>['parts']): Part[] {
  const count = rows?.length ?? 0;
  return (rows ?? []).map(({ title, text, existing, gives, to }, index) => ({
    title: title ?? '',
    text: text ?? '',
    existing: existing ?? false,
    gives: gives ?? '',
    to: placesIn(to ?? '').filter((place) => place >= 1 && place <= count && place !== index + 1),
  }));
}

/** `2, 4`, `٢ و٤`: every number in a text, once. */
function placesIn(text: string): number[] {
  return [...new Set(normalizeDigits(text).match(/\d+/g)?.map(Number))];
}

/** Measures before a solution and with it. */
export function presentComparisons(rows: Document<'solutions'>['comparisons']): Comparison[] {
  return (rows ?? []).map(({ label, before, after }) => ({
    label: label ?? '',
    before: before ?? '',
    after: after ?? '',
  }));
}

/** The moments of a day, each with the entry that it leads to where that is published. */
export async function presentDay(reading: Reading, rows: Document<'industries'>['day']): Promise<Moment[]> {
  const moments = rows ?? [];
  const entries = await findRelated(
    reading,
    moments.map(({ entry }) => entry as Relation | null | undefined),
  );
  return moments.map(({ time, title, text, made }, index) => ({
    time: normalizeDigits((time ?? '').trim()),
    title: title ?? '',
    text: text ?? '',
    made: made ?? '',
    entry: entries[index] ?? null,
  }));
}
