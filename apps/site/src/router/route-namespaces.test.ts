import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { isIndex, takenThrough } from '../../build/through-index.ts';
import { routes } from '../routes.ts';
import { routeNamespaces } from './route-files.ts';

const source = join(import.meta.dirname, '..');
const pageNamespaces = new Set(routes.flatMap(routeNamespaces));

test('a page uses only messages that are loaded with it', () => {
  const failures = routes.flatMap((route) => {
    const loaded = routeNamespaces(route);
    const used = namespacesBelow(join(source, 'pages', route.page, 'index.tsx'));
    return [...used]
      .filter((namespace) => !loaded.includes(namespace))
      .map((namespace) => `${route.page} uses ${namespace}.*`);
  });
  expect(failures).toEqual([]);
});

test('the shell uses only messages that every page has', () => {
  expect([...namespacesBelow(join(source, 'app.tsx'))]).toEqual([]);
});

/** Namespaces of single pages whose keys occur in a module or in what it imports from this site. */
function namespacesBelow(entry: string): Set<string> {
  const seen = new Set<string>();
  const found = new Set<string>();
  visit(entry);
  return found;

  function follow(imported: string, importer: string): void {
    if (isIndex(imported)) for (const file of takenThrough(imported, importer)) visit(file);
    else visit(imported);
  }

  function visit(file: string): void {
    if (seen.has(file) || !existsSync(file)) return;
    seen.add(file);
    const text = readFileSync(file, 'utf8');
    for (const [, namespace] of text.matchAll(/\bt\(\s*['"`]([a-z_]+)\./g))
      if (pageNamespaces.has(namespace!)) found.add(namespace!);
    for (const [, path] of text.matchAll(/^import (?!type)[^;]*? from '(\.[^']+\.tsx?)';/gms))
      follow(join(dirname(file), path!), file);
  }
}
