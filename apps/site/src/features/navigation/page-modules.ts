import type { ComponentType } from 'react';

export interface PageModule {
  Component: ComponentType;
}

const loaders = import.meta.glob<PageModule>(['../../pages/*/index.tsx', '!../../pages/error/index.tsx']);
const loaded = new Map<string, PageModule>();

/** Loads the chunk of a page; it renders without waiting from then on. A failure is not remembered. */
export async function loadPageModule(page: string): Promise<PageModule> {
  const known = loaded.get(page);
  if (known) return known;
  const load = loaders[`../../pages/${page}/index.tsx`];
  if (load === undefined) throw new Error(`No folder src/pages/${page} holds an index.tsx.`);
  const module = await load();
  loaded.set(page, module);
  return module;
}

export function loadedPageModule(page: string): PageModule {
  const module = loaded.get(page);
  if (module === undefined) throw new Error(`The page '${page}' is rendered before its chunk is loaded.`);
  return module;
}
