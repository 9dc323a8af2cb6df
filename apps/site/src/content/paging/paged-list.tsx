import type { List } from '@nasaq/contract';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { useLocale } from '../../locale/translator.ts';
import { LoadMore } from '../../ui/list-links.tsx';

interface Props {
  /** The list's own path with its query, without locale prefix. */
  path: string;
  list: List<unknown>;
  children: ReactNode;
}

/** A list that grows by "show more": its entries, how many are shown, and the link to the next page. */
export function PagedList({ path, list: { data, meta }, children }: Props) {
  const entries = useFocusOnNew(data.length, path);
  return (
    <>
      <div ref={entries}>{children}</div>
      <LoadMore
        shown={data.length}
        meta={meta}
        next={meta.page < meta.pages ? `${path}${path.includes('?') ? '&' : '?'}page=${meta.page + 1}` : null}
      />
    </>
  );
}

/**
 * Moves the focus to the link of the first entry that "show more" has brought, without scrolling.
 * Another filter or language may bring more entries too, and leaves the focus alone.
 * @param path the list's own path with its query, without locale prefix
 */
export function useFocusOnNew(shown: number, path: string): RefObject<HTMLDivElement | null> {
  const container = useRef<HTMLDivElement>(null);
  const locale = useLocale();
  const before = useRef({ shown, path, locale });

  useEffect(() => {
    const last = before.current;
    before.current = { shown, path, locale };
    if (shown <= last.shown || path !== last.path || locale !== last.locale) return;
    container.current?.querySelectorAll('li')[last.shown]?.querySelector('a')?.focus({ preventScroll: true });
  }, [shown, path, locale]);

  return container;
}
