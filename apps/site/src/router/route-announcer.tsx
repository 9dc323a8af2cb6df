import { useEffect, useRef } from 'react';
import { useLocation } from './context.tsx';

/**
 * Tells assistive technology that another page is shown, and moves the focus to its content, as a document load would.
 * A switch of the language is announced, but leaves the focus where it is: `page` is the same in both.
 */
export function RouteAnnouncer({ title, page }: { title: string; page: string }) {
  const region = useRef<HTMLParagraphElement>(null);
  const { pathname, hash } = useLocation();
  const last = useRef({ pathname, page });

  useEffect(() => {
    const { current: before } = last;
    if (before.pathname === pathname && before.page === page) return;
    last.current = { pathname, page };
    region.current!.textContent = title;
    if (before.page !== page && !hash) document.getElementById('content')?.focus({ preventScroll: true });
  }, [pathname, hash, page, title]);

  return <p ref={region} className="hidden-visually" aria-live="polite" />;
}
