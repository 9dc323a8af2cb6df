import type { ContentType, Locale } from '@nasaq/contract';
import type { SearchEffect, Understood } from '@nasaq/search';

/** `POST /api/search-rules/try {search}`: what readers of each language get, and why. */
export type Tried = Record<Locale, TriedIn>;

export interface TriedIn {
  understood: Understood;
  /** The rules that it meets, by name. */
  rules: { id: number; title: string; effect: SearchEffect }[];
  /** Entries that are to come first, by name. */
  first: { entry: string; title: string; isPublished: boolean }[];
  /** Path with locale prefix. */
  leadsTo: string | null;
  results: TriedResult[];
}

export interface TriedResult {
  /** `<type>:<id>`. */
  entry: string;
  type: ContentType;
  title: string;
  /** In which it is shown. */
  locale: Locale;
  isFirst: boolean;
}

export const tryPath = '/search-rules/try';
export const answerPath = '/search-rules/answer';
