import type { PageContext } from '../features/navigation/page-context.ts';

type Loader = (context: PageContext) => Promise<unknown>;

const modules = import.meta.glob<{ loader: Loader }>('../pages/*/loader.ts');

/** The loader of a page, which never reaches the browser; `null` where the page needs no data. */
export async function pageLoader(page: string): Promise<Loader | null> {
  const load = modules[`../pages/${page}/loader.ts`];
  return load ? (await load()).loader : null;
}
