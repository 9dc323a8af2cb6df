import { locales } from '@nasaq/contract';
import type { Values } from '@nasaq/translation';
import { company } from '../../../demo/load/company.ts';

/** A text of the demo company in both languages, without what formats it. */
export interface DemoPair {
  path: string;
  values: Values & { en: string; ar: string };
}

/** Every text that the demo company has in both languages, as its source files have them: no database is needed. */
export function demoPairs(): DemoPair[] {
  const { pages, portraits: _, ...lists } = company;
  const entries = Object.entries(lists).flatMap(([type, list]) =>
    (list as readonly { key?: string; locales?: Record<'en' | 'ar', unknown> }[]).flatMap(({ key, locales: texts }) =>
      texts?.en && texts.ar ? pairsIn(`${type}/${key}`, texts.en, texts.ar) : [],
    ),
  );
  const globals = Object.entries(pages).flatMap(([name, texts]) =>
    locales.every((locale) => locale in texts) ? pairsIn(`pages/${name}`, texts.en, texts.ar) : [],
  );
  return [...entries, ...globals];
}

/** No words of a language. */
const codes = new Set(['slug', 'key', 'entry', 'to']);

function pairsIn(path: string, en: unknown, ar: unknown): DemoPair[] {
  if (typeof en === 'string' && typeof ar === 'string')
    return en && ar ? [{ path, values: { en: plain(en), ar: plain(ar) } }] : [];
  if (typeof en !== 'object' || typeof ar !== 'object' || !en || !ar) return [];
  if (Array.isArray(en) && en.length !== (ar as unknown[]).length) return [];
  return Object.keys(en)
    .filter((name) => !codes.has(name))
    .flatMap((name) => pairsIn(`${path}.${name}`, en[name as never], ar[name as never]));
}

function plain(markdown: string): string {
  return markdown
    .replaceAll(/^(?:#+|[-*]|\d+\.) /gmu, '')
    .replaceAll('**', '')
    .replaceAll(/\[([^[\]]{0,200})\]\([^()]{0,200}\)/gu, '$1');
}
