import type { ComponentType } from 'react';
import type { Locale } from '@nasaq/contract';
import { loadBuiltTexts, loadCatalogue } from '../locale/load-catalogue.ts';
import type { RouteDefinition } from '../routes.ts';
import { loadCode } from '../locale/load-code.ts';
import { type PagePart, pageParts, partsOf, routeNamespaces } from './route-files.ts';
import type { Payload } from './payload.ts';

export interface PageModule {
  Component: ComponentType;
}

const loaders = import.meta.glob<PageModule>(['../pages/*/index.tsx', '!../pages/error/index.tsx']);
const loaded = new Map<string, PageModule>();

/** Loads the chunk of a page; it renders without waiting from then on. A failure is not remembered. */
export async function loadPageModule(page: string): Promise<PageModule> {
  const known = loaded.get(page);
  if (known) return known;
  const load = loaders[`../pages/${page}/index.tsx`];
  if (load === undefined) throw new Error(`No folder src/pages/${page} holds an index.tsx.`);
  const module = await loadCode(load);
  loaded.set(page, module);
  return module;
}

export function loadedPageModule(page: string): PageModule {
  const module = loaded.get(page);
  if (module === undefined) throw new Error(`The page '${page}' is rendered before its chunk is loaded.`);
  return module;
}

/** Loads what shows the parts of a page: its blocks, where it has any. */
export async function loadParts(payload: Payload, locale: Locale): Promise<void> {
  const load = (part: PagePart) => [
    loadPageModule(pageParts[part].folder),
    loadCatalogue(locale, pageParts[part].namespaces),
  ];
  await Promise.all(partsOf(payload).flatMap<Promise<unknown>>(load));
}

const loadedRoutes = new Set<string>();

/** Loads what a page renders with besides its payload: the chunk of its view and its messages. Nothing waits for it afterwards. */
export async function loadRoute(route: RouteDefinition, locale: Locale, view = route.page): Promise<void> {
  const key = `${locale} ${route.path} ${view}`;
  if (loadedRoutes.has(key)) return;
  await Promise.all([loadPageModule(view), loadCatalogue(locale, routeNamespaces(route))]);
  loadedRoutes.add(key);
}

/** Loads the files of a page in another language ahead of a change to it; its site data are asked for by the change alone. */
export async function loadRouteFiles(route: RouteDefinition, locale: Locale): Promise<void> {
  await Promise.all([loadPageModule(route.page), loadBuiltTexts(locale, routeNamespaces(route))]);
}
