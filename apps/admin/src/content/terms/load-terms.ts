import type { Term, TermKind } from '@nasaq/translation';
import type { Payload } from 'payload';

/** A row as Payload gives it. */
export interface TermRow {
  id: number;
  english?: string | null;
  arabic?: string | null;
  alsoEnglish?: string[] | null;
  alsoArabic?: string[] | null;
  forbiddenEnglish?: string[] | null;
  forbiddenArabic?: string[] | null;
  kind?: TermKind | null;
  caseSensitive?: boolean | null;
  keep?: boolean | null;
  note?: string | null;
}

/** A term with what staff have noted at it. */
export interface NotedTerm extends Term {
  note: string;
}

/** All terms that are not in the trash. */
export async function loadTerms(payload: Payload): Promise<NotedTerm[]> {
  const { docs } = await payload.find({
    collection: 'terms',
    depth: 0,
    limit: 0,
    pagination: false,
    sort: 'id',
    overrideAccess: true,
  });
  return (docs as TermRow[]).map(termOf);
}

export function termOf(row: TermRow): NotedTerm {
  return {
    id: row.id,
    accepted: {
      en: written([row.english, ...(row.alsoEnglish ?? [])]),
      ar: written([row.arabic, ...(row.alsoArabic ?? [])]),
    },
    forbidden: { en: written(row.forbiddenEnglish ?? []), ar: written(row.forbiddenArabic ?? []) },
    kind: row.kind ?? null,
    caseSensitive: row.caseSensitive ?? false,
    keep: row.keep ?? false,
    note: row.note ?? '',
  };
}

function written(words: readonly (string | null | undefined)[]): string[] {
  return words.flatMap((word) => word?.trim() || []);
}
