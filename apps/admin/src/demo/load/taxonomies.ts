import { locales, type Localized } from '@nasaq/contract';
import type { Company } from './company.ts';
import { portraitOf } from './portraits.ts';
import { create, remember, update, type Loading } from './loading.ts';

/** Categories, authors and tags: they have no publish state, a language is there or not. */
export async function loadTaxonomies(loading: Loading, { authors, categories, tags }: Company): Promise<void> {
  for (const { key, of, locales: texts } of categories) await save(loading, 'categories', key, { of }, texts, of);
  for (const { key, locales: texts } of authors) await save(loading, 'authors', key, portraitOf(loading, key), texts);
  for (const { key, locales: texts } of tags) await save(loading, 'tags', key, {}, texts);
}

async function save(
  loading: Loading,
  collection: 'authors' | 'categories' | 'tags',
  key: string,
  shared: object,
  texts: Localized<object>,
  scope?: string,
): Promise<void> {
  const [first, ...others] = locales.filter((locale) => texts[locale]);
  if (!first) throw new Error(`${collection}:${key} has no text.`);
  const id = await create(loading, { collection, locale: first, data: { key, ...shared, ...texts[first] } });
  for (const locale of others) await update(loading, id, { collection, locale, data: { ...texts[locale] } });
  remember(loading, scope ? `categories/${scope}` : collection, key, id);
}
