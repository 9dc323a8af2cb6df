import { type Locale, localeInfo, localePath, otherLocale } from '@nasaq/contract';
import { useEffect, type ComponentProps, type MouseEvent } from 'react';
import { splitLocale } from '../locale/split-locale.ts';
import { useLocale, useT } from '../locale/translator.ts';
import { useLocation, useNavigate, usePage } from '../router/context.tsx';
import { isPlainClick } from '../router/link.tsx';
import type { Model } from '../router/page-context.ts';
import { usePreload } from '../router/preload.ts';
import type { ShownPage } from '../router/router.ts';
import { elementOf } from '../router/scroll.ts';

/** Link to this page in the other language, named in that language; keeps query, hash, scroll and what is typed into forms. */
export function LanguageSwitchLink(props: Omit<ComponentProps<'a'>, 'href' | 'hrefLang' | 'lang' | 'ref'>) {
  const locale = useLocale();
  const navigate = useNavigate();
  const page = usePage();
  const { href, untranslated } = switchTarget(page, locale);
  const { tag, dir, name } = localeInfo[otherLocale(locale)];
  const link = usePreload(href, page.payload.kind === 'page');
  // A page that many readers get has been rendered without the parameters that it does not read.
  useEffect(() => link.current?.setAttribute('href', href), [link, href]);

  function follow(event: MouseEvent<HTMLAnchorElement>) {
    props.onClick?.(event);
    if (!isPlainClick(event)) return;
    event.preventDefault();
    if (untranslated) void navigate(href);
    else void navigate(href + sharedHash(), { keepScroll: true });
  }

  return (
    <a ref={link} {...props} href={href} hrefLang={tag} lang={tag} dir={dir} onClick={follow} suppressHydrationWarning>
      {props.children ?? name}
    </a>
  );
}

/** The hash of the address, unless it is that of a heading in a text, which is made of the heading's words. */
function sharedHash(): string {
  const { hash } = window.location;
  return elementOf(hash)?.closest('.prose') ? '' : hash;
}

/** Says why a list is shown to a reader who asked for an entry's other language. */
export function UntranslatedNotice() {
  const t = useT();
  const { search } = useLocation();
  if (!search.slice(1).split('&').includes(untranslatedNotice)) return null;
  return (
    <p role="status" className="notice">
      {t('shell.untranslated')}
    </p>
  );
}

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
  const { alternates, otherPages } = model?.head ?? {};
  if (alternates === undefined) {
    return { href: localePath(other, splitLocale(pathname).path) + search, untranslated: false };
  }
  const target = alternates[other];
  if (target !== null) return { href: withQuery(target, search, otherPages), untranslated: false };
  return { href: `${localePath(other, route.list ?? '/')}?${untranslatedNotice}`, untranslated: true };
}

/** The reader's query, or the one that the page brings; the page of a list stays where the other language has as many. */
function withQuery(target: string, search: string, otherPages: number | undefined): string {
  const query = new URLSearchParams(search);
  const page = query.get('page');
  if (target.includes('?')) return page && Number(page) <= (otherPages ?? 0) ? `${target}&page=${page}` : target;
  if (otherPages === undefined || Number(page ?? 1) <= otherPages) return target + search;
  query.delete('page');
  return query.size === 0 ? target : `${target}?${query}`;
}
