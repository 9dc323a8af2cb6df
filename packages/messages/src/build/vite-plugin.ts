import { compileMessage } from '@lingui/message-utils/compileMessage';
import type { Plugin } from 'vite';
import { localeFolder, readCatalogue } from './read-catalogue.ts';
import { writeTypes } from './write-types.ts';

const prefix = 'virtual:messages/';
const resolvedPrefix = `\0${prefix}`;

/** Serves `virtual:messages/<locale>`: the catalogue of a locale, its ICU texts compiled. */
export function messages(): Plugin {
  return {
    name: 'nasaq:messages',
    buildStart: () => writeTypes(),
    resolveId(id) {
      return id.startsWith(prefix) ? `\0${id}` : null;
    },
    load(id) {
      if (!id.startsWith(resolvedPrefix)) return null;
      return compiledModule(id.slice(resolvedPrefix.length));
    },
    configureServer(server) {
      server.watcher.add(['en', 'ar'].map(localeFolder));
    },
    hotUpdate({ file }) {
      if (!/messages\/src\/(en|ar)\/.*\.json$/.test(file)) return;
      writeTypes();
      const stale = [...this.environment.moduleGraph.idToModuleMap.values()].filter((module) => module.id?.startsWith(resolvedPrefix));
      for (const module of stale) this.environment.moduleGraph.invalidateModule(module);
      this.environment.hot.send({ type: 'full-reload' });
      return [];
    },
  };
}

/** Plain texts stay strings, which is smaller than the parser's one-element arrays. */
function compiledModule(locale: string): string {
  const compiled = Object.entries(readCatalogue(locale)).map(([key, text]) => {
    const tokens = compileMessage(text);
    return [key, tokens.length === 1 && typeof tokens[0] === 'string' ? tokens[0] : tokens];
  });
  return `export default JSON.parse(${JSON.stringify(JSON.stringify(Object.fromEntries(compiled)))});`;
}
