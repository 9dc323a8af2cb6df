import type { List } from '@nasaq/contract';
import type { ReactNode } from 'react';
import { LoadMore } from '../../ui/load-more.tsx';
import { useFocusOnNew } from './use-focus-on-new.ts';

interface Props {
  /** The list's own path, without locale prefix. */
  path: string;
  list: List<unknown>;
  children: ReactNode;
}

/** A list that grows by "show more": its entries, how many are shown, and the link to the next page. */
export function PagedList({ path, list: { data, meta }, children }: Props) {
  const entries = useFocusOnNew(data.length);
  return (
    <>
      <div ref={entries}>{children}</div>
      <LoadMore
        shown={data.length}
        meta={meta}
        next={meta.page < meta.pages ? `${path}?page=${meta.page + 1}` : null}
      />
    </>
  );
}
