import { locales, type ContentType, type Locale } from '@nasaq/contract';
import { create, idOf, remember, update, type Loading } from './loading.ts';

/** One entry on its way into the database. */
export interface PlannedEntry {
  type: ContentType;
  key: string;
  /** What does not depend on the language. */
  shared: object;
  /** What each language says; a language that is absent is not published. */
  texts: Partial<Record<Locale, object>>;
  /** Fields that refer to other entries; asked for when all of them exist. */
  relations: () => object;
  /** Rows of a language that refer to other entries. */
  rowsWithRelations?: (locale: Locale) => object;
}

/** First pass: every entry in its first language. */
export async function createEntries(loading: Loading, planned: readonly PlannedEntry[]): Promise<void> {
  for (const { type, key, shared, texts } of planned) {
    const locale = firstLocale(texts);
    const data = { key, ...shared, ...texts[locale], _status: 'published' };
    const id = await create(loading, { collection: type, locale, data }).catch((error: unknown) =>
      explain(error, type, key, locale),
    );
    remember(loading, type, key, id);
  }
}

/** Second pass: relations, together with the second language where there is one. */
export async function translateEntries(loading: Loading, planned: readonly PlannedEntry[]): Promise<void> {
  for (const { type, key, texts, relations, rowsWithRelations } of planned) {
    const first = firstLocale(texts);
    const second = locales.find((locale) => locale !== first && texts[locale]);
    const related = relations();
    const rows = rowsWithRelations?.(first);
    const save = (locale: Locale, data: object) =>
      update(loading, idOf(loading, type, key), {
        collection: type,
        locale,
        data: { ...data, _status: 'published' },
      }).catch((error: unknown) => explain(error, type, key, locale));
    if (rows || (!second && Object.keys(related).length > 0)) await save(first, { ...related, ...rows });
    if (second) await save(second, { ...texts[second], ...related, ...rowsWithRelations?.(second) });
  }
}

function firstLocale(texts: PlannedEntry['texts']): Locale {
  const first = locales.find((locale) => texts[locale]);
  if (!first) throw new Error('A demo entry has no text.');
  return first;
}

function explain(error: unknown, type: string, key: string, locale: string): never {
  const details = (error as { data?: unknown }).data;
  throw new Error(
    `The demo entry ${type}:${key} (${locale}) cannot be saved: ${String(error)} ${JSON.stringify(details ?? '')}`,
    { cause: error },
  );
}
