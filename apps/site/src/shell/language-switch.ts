import { localePath, otherLocale, type Locale } from '@nasaq/contract';
import { splitLocale } from '../locale/split-locale.ts';
import type { Model } from '../router/page-context.ts';
import type { ShownPage } from '../router/router.ts';

export const untranslatedNotice = 'notice=untranslated';

/**
 * Where the language switch leads: the same page with its own slug in the other language, query kept,
 * or the other language's list, marked, where the entry lacks that language. The hash is added at the click.
 */
export function switchTarget(
  { route, location, payload }: Pick<ShownPage, 'route' | 'location' | 'payload'>,
  locale: Locale,
): { href: string; untranslated: boolean } {
  const other = otherLocale(locale);
  const { pathname, search } = location;
  const model = payload.kind === 'page' ? (payload.model as Model | null) : null;
  const alternates = model?.head?.alternates;
  if (alternates === undefined) {
    return { href: localePath(other, splitLocale(pathname).path) + search, untranslated: false };
  }
  const target = alternates[other];
  if (target !== null) return { href: target.includes('?') ? target : target + search, untranslated: false };
  return { href: `${localePath(other, route.list ?? '/')}?${untranslatedNotice}`, untranslated: true };
}
