import { localePath } from '@nasaq/contract';
import type { ComponentProps, MouseEvent } from 'react';
import { useLocation, useNavigate } from '../../router/context.tsx';
import { useLocale } from '../locale/use-locale.ts';
import { keepsScroll } from '../scroll/keeps-scroll.ts';
import { isPlainClick } from './is-plain-click.ts';
import { usePreload } from './use-preload.ts';

type LinkProps = Omit<ComponentProps<'a'>, 'href' | 'ref'> & {
  /** Also current on the pages below the target. */
  matchSubpaths?: boolean;
  replace?: boolean;
  preload?: boolean;
} & (
    | { /** Path of `paths` or `entryPath`, without prefix. */ to: string; href?: never }
    | { /** Path that carries its locale prefix, as the API gives it. */ href: string; to?: never }
  );

/**
 * A link to a page of this site, in the reader's language; its chunk and payload are loaded ahead.
 */
export function Link({
  to,
  href,
  matchSubpaths = false,
  replace,
  preload = true,
  onClick,
  children,
  ...rest
}: LinkProps) {
  const locale = useLocale();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const address = href ?? localePath(locale, to);
  const link = usePreload(address, preload);

  function follow(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    if (rest.target || !isPlainClick(event)) return;
    event.preventDefault();
    void navigate(address, { replace, keepScroll: keepsScroll(pathname, address) });
  }

  return (
    <a
      aria-current={currentness(pathname, address, matchSubpaths)}
      {...rest}
      ref={link}
      href={address}
      onClick={follow}
    >
      {children}
    </a>
  );
}

function currentness(pathname: string, address: string, matchSubpaths: boolean): 'page' | 'true' | undefined {
  const path = address.split(/[?#]/, 1)[0]!;
  if (pathname === path) return 'page';
  return matchSubpaths && pathname.startsWith(`${path}/`) ? 'true' : undefined;
}
