import type { Locale } from '@nasaq/contract';

/** The longest alternative text, in UTF-16 code units. */
export const longestAlternative = 300;

/** What `POST /api/media/:id/alternative` gets. */
export interface AlternativeSave {
  locale: Locale;
  /** What whoever writes has seen. */
  from: string;
  to: string;
}

/** What it answers. */
export interface AlternativeAnswer {
  /** `false`: somebody has stored another text since `from`, and that one stays. */
  isStored: boolean;
  /** Both texts as they are stored now. */
  alt: Record<Locale, string>;
}
