import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { placeholders } from './placeholders.ts';
import { readCatalogue } from './read-catalogue.ts';

const target = join(import.meta.dirname, '../../dist/message-types.ts');

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
  if (existsSync(target) && readFileSync(target, 'utf8') === content) return;
  mkdirSync(join(target, '..'), { recursive: true });
  writeFileSync(target, content);
}

function valuesType(text: string): string {
  const values = [...placeholders(text)].map(
    ([name, kind]) => `${name}: ${kind === 'number' ? 'number' : 'string | number'}`,
  );
  return values.length === 0 ? 'null' : `{ ${values.join('; ')} }`;
}

if (import.meta.main) writeTypes();
