import { localePath, type Alternates } from '@nasaq/contract';

/** Slugs per language → this page's path in each language, with prefix; `null` stays "not written in it". */
export function entryAlternates({ en, ar }: Alternates, path: (slug: string) => string): Alternates {
  return {
    en: en === null ? null : localePath('en', path(en)),
    ar: ar === null ? null : localePath('ar', path(ar)),
  };
}
