import type { Locale, SubmissionKind } from '@nasaq/contract';

/** Whose form it is, and where it goes. */
export interface FormTarget {
  kind: SubmissionKind;
  /** Slug of the job. */
  career?: string;
  locale: Locale;
  siteUrl: string;
  adminUrl: string;
  /** Of every call to the admin host. */
  headers: Record<string, string>;
}
