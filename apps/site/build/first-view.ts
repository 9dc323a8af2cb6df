import type { Plugin } from 'vite';
import { isIndex, takenThrough } from './through-index.ts';

const entry = /src\/entry-client\.tsx$/;
const home = /src\/pages\/home\/index\.tsx$/;

export interface FirstView {
  plugin: Plugin;
  /** Whether the home page needs a module at once; known when chunks are made. */
  has(id: string): boolean;
}

/** Finds what the entry and the home page import, so that a reader's first view is one chunk and holds nothing else. */
export function firstView(): FirstView {
  const modules = new Set<string>();
  return {
    plugin: {
      name: 'nasaq:first-view',
      apply: 'build',
      buildEnd() {
        const collect = (id: string) => {
          if (modules.has(id)) return;
          modules.add(id);
          for (const imported of this.getModuleInfo(id)?.importedIds ?? [])
            if (isIndex(imported)) takenThrough(imported, id).forEach(collect);
            else collect(imported);
        };
        for (const id of this.getModuleIds()) if (entry.test(id) || home.test(id)) collect(id);
      },
    },
    has: (id) => modules.has(id),
  };
}
