import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Locale } from '@nasaq/contract';

type Catalogue = { [key: string]: string | Catalogue };

const folder = path.resolve(import.meta.dirname, '../../packages/messages/src');

/** An interface text as the catalogue has it: `text('ar', 'shell.menu.open')`. Messages with values are not filled in. */
export function text(locale: Locale, key: string): string {
  const [namespace, ...rest] = key.split('.');
  const catalogue = JSON.parse(readFileSync(path.join(folder, locale, `${namespace}.json`), 'utf8')) as Catalogue;
  let found: string | Catalogue | undefined = catalogue;
  for (const part of rest) found = typeof found === 'object' ? found[part] : undefined;
  if (typeof found !== 'string') throw new Error(`No text ${key} in ${locale}`);
  return found;
}
