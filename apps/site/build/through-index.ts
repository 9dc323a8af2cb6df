import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Whether a file is a capability's entrance, which does nothing but pass on what others take. */
export function isIndex(file: string): boolean {
  return /\/index(\.server)?\.ts$/.test(file);
}

/** The files from which a module takes values through an index; for the others behind it the module has no use. */
export function takenThrough(index: string, importer: string): string[] {
  const taken = new Set<string>();
  for (const [, names, from] of readFileSync(importer, 'utf8').matchAll(/^import \{([^}]*)\} from '(\.[^']+)';/gm))
    if (join(dirname(importer), from!) === index) for (const name of names!.split(',')) taken.add(name.trim());
  return [...readFileSync(index, 'utf8').matchAll(/^export \{([^}]*)\} from '(\.[^']+)';/gm)]
    .filter(([, names]) => names!.split(',').some((name) => name.trim() !== '' && taken.has(name.trim())))
    .map(([, , file]) => join(dirname(index), file!));
}
