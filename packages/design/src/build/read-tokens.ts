import { readFileSync } from 'node:fs';
import path from 'node:path';

const folder = path.resolve(import.meta.dirname, '..');

/** The stylesheets whose values are put in at build; what reads them is built anew when one changes. */
export const putInFiles = ['palette.css', 'scale.css', 'breakpoints.css'].map((name) => path.join(folder, name));

export interface Tokens {
  /** Custom properties by name (`--space-100`), references resolved. */
  values: ReadonlyMap<string, string>;
  /** Conditions by name (`--from-tablet`). */
  media: ReadonlyMap<string, string>;
}

export function readTokens(): Tokens {
  const css = putInFiles.map((file) => readFileSync(file, 'utf8')).join('\n');
  const values = new Map<string, string>();
  for (const [name, value] of declarations(css)) values.set(name, putIn(value, values));
  const media = new Map(
    [...css.matchAll(/@custom-media (--[\w-]+) (.+);/g)].map(([, name = '', value = '']) => [name, value]),
  );
  return { values, media };
}

export function readStylesheet(name: string): string {
  return readFileSync(path.join(folder, name), 'utf8');
}

export function declarations(css: string): [name: string, value: string][] {
  return [...css.matchAll(/^\s*(--[\w-]+): ([^;]+);/gm)].map(([, name = '', value = '']) => [name, value]);
}

/** Names that begin so stand in these files alone; any other custom property is the browser's to resolve. */
const isPutIn = /^--(tone|space|type|face)-/;

/** @throws for a name that no token has */
export function putIn(text: string, values: ReadonlyMap<string, string>): string {
  return text.replace(/var\((--[\w-]+)\)/g, (whole, name: string) => {
    if (!isPutIn.test(name)) return whole;
    const value = values.get(name);
    if (value === undefined) throw new Error(`There is no token ${name} in packages/design.`);
    return value;
  });
}
