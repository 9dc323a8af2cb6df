import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

const source = path.resolve(import.meta.dirname, '../src');

/**
 * Finds the stylesheets that stand beside pages and components: `@gather '../ui' layer(components);` becomes an `@import`
 * of each below that folder, in the order of their names. What a component imports itself comes with its code and is
 * left out.
 */
export function gatherStyles(): Plugin {
  return {
    name: 'nasaq:gather-styles',
    enforce: 'pre',
    configureServer({ moduleGraph, watcher, ws }) {
      const gatherAnew = (file: string) => {
        if (!file.endsWith('.css')) return;
        moduleGraph.invalidateAll();
        ws.send({ type: 'full-reload' });
      };
      watcher.on('add', gatherAnew).on('unlink', gatherAnew);
    },
    transform: {
      filter: { id: /\/src\/styles\/[\w-]+\.css/ },
      handler(css, id) {
        const folder = path.dirname(id.split('?')[0]!);
        return css.includes('@gather') ? { code: gather(css, folder), map: null } : null;
      },
    },
  };
}

/** @param folder where the stylesheet stands that gathers the others */
export function gather(css: string, folder: string): string {
  const taken = importedByScripts();
  return css.replace(/^@gather '([^']+)'(.*);$/gm, (_, below: string, rest: string) => {
    const files = globSync('**/*.css', { cwd: path.resolve(folder, below) }).sort();
    const free = files.map((file) => path.join(below, file)).filter((file) => !taken.has(path.resolve(folder, file)));
    if (free.length === 0) throw new Error(`There is no stylesheet to gather below ${below}.`);
    return free.map((file) => `@import '${file.replaceAll(path.sep, '/')}'${rest};`).join('\n');
  });
}

/** A test may import what the site gathers all the same. */
function importedByScripts(): Set<string> {
  const scripts = globSync('**/*.{ts,tsx}', { cwd: source, exclude: ['**/*.test.*'] }).map((file) =>
    path.join(source, file),
  );
  return new Set(
    scripts.flatMap((script) =>
      [...readFileSync(script, 'utf8').matchAll(/^import '(\.[^']+\.css)';$/gm)].map(([, file]) =>
        path.resolve(path.dirname(script), file!),
      ),
    ),
  );
}
