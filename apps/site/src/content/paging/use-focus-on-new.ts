import { useEffect, useRef, type RefObject } from 'react';
import { useLocale } from '../../locale/use-locale.ts';

/**
 * Moves the focus to the link of the first entry that "show more" has brought, without scrolling.
 * A switch of the language may bring more entries too, and leaves the focus alone.
 */
export function useFocusOnNew(shown: number): RefObject<HTMLDivElement | null> {
  const container = useRef<HTMLDivElement>(null);
  const locale = useLocale();
  const before = useRef({ shown, locale });

  useEffect(() => {
    const last = before.current;
    before.current = { shown, locale };
    if (shown <= last.shown || locale !== last.locale) return;
    container.current?.querySelectorAll('li')[last.shown]?.querySelector('a')?.focus({ preventScroll: true });
  }, [shown, locale]);

  return container;
}
