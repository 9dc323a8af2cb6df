import { usePage } from '../../router/context.tsx';

/** What the page's loader returned: `useModel<typeof loader>()`. */
export function useModel<Loader extends (...parameters: never[]) => Promise<unknown>>(): Awaited<ReturnType<Loader>> {
  const { payload } = usePage();
  if (payload.kind !== 'page') throw new Error('useModel stands outside a loaded page.');
  return payload.model as Awaited<ReturnType<Loader>>;
}
