import type { ComponentProps, MouseEvent } from 'react';
import { useNavigate } from '../../router/context.tsx';
import { isPlainClick } from './is-plain-click.ts';

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
