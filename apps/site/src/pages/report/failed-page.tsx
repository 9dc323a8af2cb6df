import { useContext, useEffect } from 'react';
import { lastError } from '../../errors/last-error.ts';
import { FormContext } from '../../forms/index.ts';

/** Fills in the number of what failed on the page that is reported, where the server knows none: it failed in the browser. */
export function FailedPage({ page }: { page: string }) {
  const store = useContext(FormContext)?.store;
  useEffect(() => {
    const error = lastError();
    if (error && error.page === page) store?.prefill({ error_id: error.id });
  }, [store, page]);
  return null;
}
