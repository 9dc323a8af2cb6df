import type { Plugin } from 'vite';
import { compiled } from '../icu.ts';
import { localeFolder, readCatalogue, type Catalogue } from './read-catalogue.ts';
import { writeTypes } from './write-types.ts';

const index = 'virtual:messages';
const locales = ['en', 'ar'];
const shared = 'shared';

export interface MessagesOptions {
  /** Namespaces of single pages, loaded with them; all others are loaded at once. `-` and `_` are the same. */
  pageNamespaces: string[];
}

/**
 * Serves `virtual:messages`: a loader for each language, of the texts that every page has and of the loaders for its
 * other parts; ICU texts compiled. A part is a chunk of its own, so that a reader loads one language, and of it what the
 * page shows.
 */
export function messages({ pageNamespaces }: MessagesOptions): Plugin {
  const pages = new Set(pageNamespaces.map(partName));
  return {
    name: 'nasaq:messages',
    buildStart: () => writeTypes(),
    resolveId(id) {
      return id === index || id.startsWith(`${index}/`) ? `\0${id}` : null;
    },
    load(id) {
      if (!id.startsWith(`\0${index}`)) return null;
      const [, locale, part] = id.split('/');
      if (!locale || !part) return indexModule();
      const parts = split(locale, pages);
      const texts = textsModule(parts.get(part) ?? {});
      return part === shared ? texts + loadersModule(locale, [...parts.keys()]) : texts;
    },
    configureServer(server) {
      server.watcher.add(locales.map(localeFolder));
    },
    hotUpdate({ file }) {
      if (!/messages\/src\/(?:en|ar)\//.test(file) || !file.endsWith('.json')) return;
      writeTypes();
      const { moduleGraph } = this.environment;
      for (const [id, module] of moduleGraph.idToModuleMap)
        if (id.startsWith(`\0${index}`)) moduleGraph.invalidateModule(module);
      this.environment.hot.send({ type: 'full-reload' });
      return [];
    },
  };
}

const partName = (namespace: string) => namespace.replaceAll('-', '_');

function split(locale: string, pages: Set<string>): Map<string, Catalogue> {
  const parts = new Map<string, Catalogue>([[shared, {}]]);
  for (const [key, text] of Object.entries(readCatalogue(locale))) {
    const namespace = partName(key.slice(0, key.indexOf('.')));
    const part = pages.has(namespace) ? namespace : shared;
    parts.set(part, { ...parts.get(part), [key]: text });
  }
  return parts;
}

function indexModule(): string {
  return `export const languages = ${loaders(locales.map((locale) => [locale, `${locale}/${shared}`]))};`;
}

function loadersModule(locale: string, parts: string[]): string {
  const others = parts.filter((part) => part !== shared);
  return `\nexport const parts = ${loaders(others.map((part) => [part, `${locale}/${part}`]))};`;
}

function loaders(modules: [name: string, path: string][]): string {
  return `{ ${modules.map(([name, path]) => `'${name}': () => import('${index}/${path}')`).join(', ')} }`;
}

function textsModule(catalogue: Catalogue): string {
  const texts = Object.entries(catalogue).map(([key, text]) => [key, compiled(text)]);
  return `export default JSON.parse(${JSON.stringify(JSON.stringify(Object.fromEntries(texts)))});`;
}
