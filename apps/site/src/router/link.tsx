import { localePath } from '@nasaq/contract';
import type { ComponentProps, MouseEvent } from 'react';
import { useLocale } from '../locale/translator.ts';
import { useLocation, useNavigate } from './context.tsx';
import { usePreload } from './preload.ts';
import { keepsScroll } from './scroll.ts';

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
  const { pathname, search } = useLocation();
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
      aria-current={currentness(pathname, search, address, matchSubpaths)}
      {...rest}
      ref={link}
      href={address}
      onClick={follow}
    >
      {children}
    </a>
  );
}

/** A link without a query is current with any; one with a query leads away from the same page with another. */
function currentness(
  pathname: string,
  search: string,
  address: string,
  matchSubpaths: boolean,
): 'page' | 'true' | undefined {
  const [target] = address.split('#') as [string];
  if ((target.includes('?') ? pathname + search : pathname) === target) return 'page';
  return matchSubpaths && pathname.startsWith(`${target}/`) ? 'true' : undefined;
}

interface Props extends Omit<ComponentProps<'a'>, 'href'> {
  /** Id of the element that it leads to. */
  to: string;
}

/**
 * A link to a part of this page. The router makes its entry in the history, so that it has a scroll position of its own
 * and the one before it keeps its own; the focus goes along, as the browser would take it.
 */
export function InPageLink({ to, onClick, children, ...rest }: Props) {
  const navigate = useNavigate();

  function follow(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    const target = document.getElementById(to);
    if (!target || !isPlainClick(event)) return;
    event.preventDefault();
    const { pathname, search, hash } = event.currentTarget;
    void navigate(pathname + search + hash);
    focusOn(target);
  }

  return (
    <a href={`#${to}`} onClick={follow} {...rest}>
      {children}
    </a>
  );
}

/** What cannot hold the focus holds it until it is left: from there the Tab key goes on. */
function focusOn(target: HTMLElement): void {
  target.focus({ preventScroll: true });
  if (document.activeElement === target) return;
  target.tabIndex = -1;
  target.addEventListener('blur', () => target.removeAttribute('tabindex'), { once: true });
  target.focus({ preventScroll: true });
}

/** Whether a click on a link follows it here: not into a new tab or window, not to be saved, and nobody has taken it. */
export function isPlainClick(event: MouseEvent<Element>): boolean {
  return (
    !event.defaultPrevented && event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
  );
}
