import { AppRouterContext } from 'next/dist/shared/lib/app-router-context.shared-runtime.js';
import { type AnchorHTMLAttributes, type MouseEvent, use } from 'react';

interface Props extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
  prefetch?: boolean;
  replace?: boolean;
  scroll?: boolean;
}

/** Stands for Next's link: it asks the router for another page, unless somebody has taken the click. */
export default function Link({
  children,
  href,
  onClick,
  prefetch: _prefetch,
  replace,
  scroll: _scroll,
  ...rest
}: Props) {
  const router = use(AppRouterContext)!;

  function follow(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    if (event.defaultPrevented) return;
    event.preventDefault();
    router[replace ? 'replace' : 'push'](href);
  }

  return (
    <a href={href} onClick={follow} {...rest}>
      {children}
    </a>
  );
}
