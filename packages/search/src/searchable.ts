import type { ContentType, Image, Locale } from '@nasaq/contract';

/** One entry in one language, as it is searched and as it is shown when found. */
export interface Searchable {
  /** `<type>:<entry id>:<locale>`. */
  id: string;
  /** `<type>:<entry id>`: the same entry in both languages. */
  entry: string;
  type: ContentType;
  locale: Locale;
  key: string;
  /** Path with locale prefix. */
  url: string;
  title: string;
  summary: string;
  /** Category, tags, client, technologies: what an editor would file it under. */
  keywords: readonly string[];
  /** Plain text of the rest, a line for each paragraph. */
  body: string;
  image: Image | null;
  /** Epoch milliseconds; `null` for what has no date. */
  date: number | null;
  /** Epoch milliseconds from which on it is found after everything else, as a job that is closed; 0 = it is so now. */
  pastFrom: number | null;
  /** What else it shows the name or the picture of, as `<collection>:<id>`. */
  uses: readonly string[];
}
