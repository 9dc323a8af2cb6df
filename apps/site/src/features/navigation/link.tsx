import { localePath } from '@nasaq/contract';
import type { ComponentProps, MouseEvent } from 'react';
import { useLinkClickHandler, useLocation } from 'react-router';
import { useLocale } from '../locale/use-locale.ts';
import { keepsScroll } from '../scroll/keeps-scroll.ts';
import { usePreload } from './use-preload.ts';

type LinkProps = Omit<ComponentProps<'a'>, 'href' | 'ref'> & {
  /** Also current on the pages below the target. */
  matchSubpaths?: boolean;
  replace?: boolean;
  /** `true` keeps the scroll position; by default only a change of the query alone does. */
  preventScrollReset?: boolean;
  preload?: boolean;
} & (
    | { /** Path of `paths` or `entryPath`, without prefix. */ to: string; href?: never }
    | { /** Path that carries its locale prefix, as the API gives it. */ href: string; to?: never }
  );

/**
 * A link to a page of this site, in the reader's language; its chunk and payload are loaded ahead.
 * It stands on the router's click handler instead of its `Link`, which would bring framework code to every page.
 */
export function Link({
  to,
  href,
  matchSubpaths = false,
  replace,
  preventScrollReset,
  preload = true,
  onClick,
  children,
  ...rest
}: LinkProps) {
  const locale = useLocale();
  const { pathname } = useLocation();
  const address = href ?? localePath(locale, to);
  const link = usePreload(address, preload);
  const follow = useLinkClickHandler<HTMLAnchorElement>(address, {
    target: rest.target,
    replace,
    preventScrollReset: preventScrollReset ?? keepsScroll(pathname, address),
  });

  function click(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    if (!event.defaultPrevented) follow(event);
  }

  return (
    <a aria-current={currentness(pathname, address, matchSubpaths)} {...rest} ref={link} href={address} onClick={click}>
      {children}
    </a>
  );
}

function currentness(pathname: string, address: string, matchSubpaths: boolean): 'page' | 'true' | undefined {
  const path = address.replace(/[?#].*$/, '');
  if (pathname === path) return 'page';
  return matchSubpaths && pathname.startsWith(`${path}/`) ? 'true' : undefined;
}
