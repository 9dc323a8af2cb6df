import type { PageContext } from '../router/page-context.ts';

type Loader = (context: PageContext) => Promise<unknown>;

const modules = import.meta.glob<{ loader: Loader }>('../pages/*/loader.ts');

const known = new Map<string, Loader>();

/** The loader of a page, which never reaches the browser; `null` where the page needs no data. */
export async function pageLoader(page: string): Promise<Loader | null> {
  const load = modules[`../pages/${page}/loader.ts`];
  if (!load) return null;
  const loader = known.get(page) ?? (await load()).loader;
  known.set(page, loader);
  return loader;
}
