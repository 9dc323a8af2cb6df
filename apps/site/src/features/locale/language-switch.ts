import { localePath, otherLocale, type Locale } from '@nasaq/contract';
import type { Model } from '../navigation/model.ts';
import type { CurrentPage } from '../navigation/use-page.ts';
import { splitLocale } from './split-locale.ts';

export const untranslatedNotice = 'notice=untranslated';

/**
 * Where the language switch leads: the same page with its own slug in the other language, query kept,
 * or the other language's list, marked, where the entry lacks that language. The hash is added at the click.
 */
export function switchTarget(
  page: CurrentPage,
  search: string,
  locale: Locale,
): { href: string; untranslated: boolean } {
  const other = otherLocale(locale);
  const model = page.payload.kind === 'page' ? (page.payload.model as Model | null) : null;
  const alternates = model?.head?.alternates;
  if (alternates === undefined) {
    return { href: localePath(other, splitLocale(page.pathname).path) + search, untranslated: false };
  }
  const target = alternates[other];
  if (target !== null) return { href: target.includes('?') ? target : target + search, untranslated: false };
  return { href: `${localePath(other, page.route.list ?? '/')}?${untranslatedNotice}`, untranslated: true };
}
