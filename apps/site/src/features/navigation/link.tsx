import { localePath } from '@nasaq/contract';
import type { ComponentProps } from 'react';
import { Link as RouterLink, useLocation } from 'react-router';
import { useLocale } from '../locale/use-locale.ts';
import { keepsScroll } from '../scroll/keeps-scroll.ts';
import { usePreload } from './use-preload.ts';

type LinkProps = Omit<ComponentProps<'a'>, 'href' | 'ref'> & {
  /** Also current on the pages below the target. */
  matchSubpaths?: boolean;
  replace?: boolean;
  /** `true` keeps the scroll position; by default only a change of the query alone does. */
  keepScroll?: boolean;
  preload?: boolean;
} & (
    | { /** Path of `paths` or `entryPath`, without prefix. */ to: string; href?: never }
    | { /** Path that carries its locale prefix, as the API gives it. */ href: string; to?: never }
  );

/** A link to a page of this site, in the reader's language; its chunk and payload are loaded ahead. */
export function Link({ to, href, matchSubpaths = false, keepScroll, preload = true, ...rest }: LinkProps) {
  const locale = useLocale();
  const { pathname } = useLocation();
  const target = href ?? localePath(locale, to);
  const link = usePreload(target, preload);
  return (
    <RouterLink
      ref={link}
      to={target}
      discover="none"
      preventScrollReset={keepScroll ?? keepsScroll(pathname, target)}
      aria-current={currentness(pathname, target, matchSubpaths)}
      {...rest}
    />
  );
}

function currentness(pathname: string, target: string, matchSubpaths: boolean): 'page' | 'true' | undefined {
  const path = target.replace(/[?#].*$/, '');
  if (pathname === path) return 'page';
  return matchSubpaths && pathname.startsWith(`${path}/`) ? 'true' : undefined;
}
