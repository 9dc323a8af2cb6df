import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { table, tableFile } from './build/write-table.ts';

it('the table is what the stylesheets say; if not: npm run generate', () => {
  expect(readFileSync(tableFile, 'utf8')).toBe(table());
});
