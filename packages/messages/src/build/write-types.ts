import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { placeholders } from './placeholders.ts';
import { catalogueFiles, readCatalogue } from './read-catalogue.ts';

const target = join(import.meta.dirname, '../../dist/message-types.ts');
const tableTarget = join(import.meta.dirname, '../site-texts.ts');

/** Writes the keys and the values of every message as types, so that `t` rejects unknown keys and missing values. */
export function writeTypes(): void {
  const lines = Object.entries(readCatalogue('en')).map(([key, text]) => `  '${key}': ${valuesType(text)};`);
  const content = [
    '// Written by write-types.ts.',
    'export interface MessageValues {',
    ...lines,
    '}',
    'export type MessageKey = keyof MessageValues;',
    '',
  ].join('\n');
  write(target, content);
  write(tableTarget, siteTexts());
}

function write(file: string, content: string): void {
  if (existsSync(file) && readFileSync(file, 'utf8') === content) return;
  mkdirSync(join(file, '..'), { recursive: true });
  writeFileSync(file, content);
}

/** Names every file of the catalogue, for the admin host, whose bundle has no folders to look into; committed. */
function siteTexts(): string {
  const names = catalogueFiles('en').map((file) => file.slice(0, -'.json'.length));
  const variable = (locale: string, name: string) =>
    `${locale}${name.replaceAll(/(?:^|_)(\w)/g, (_, letter: string) => letter.toUpperCase())}`;
  const imports = ['ar', 'en'].flatMap((locale) =>
    names.map((name) => `import ${variable(locale, name)} from './${locale}/${name}.json' with { type: 'json' };`),
  );
  const table = (locale: string) => names.map((name) => `    ${name}: ${variable(locale, name)},`);
  return [
    '// Written by write-types.ts.',
    ...imports,
    '',
    "/** Every text that the site's own catalogue holds, by namespace. */",
    'export const siteTexts = {',
    '  en: {',
    ...table('en'),
    '  },',
    '  ar: {',
    ...table('ar'),
    '  },',
    '};',
    '',
  ].join('\n');
}

function valuesType(text: string): string {
  const values = [...placeholders(text)].map(
    ([name, kind]) => `${name}: ${kind === 'number' ? 'number' : 'string | number'}`,
  );
  return values.length === 0 ? 'null' : `{ ${values.join('; ')} }`;
}

if (import.meta.main) writeTypes();
