import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const screens = path.resolve(import.meta.dirname, '../../../apps/admin/src');
const sheets = globSync('**/*.css', { cwd: screens }).map((file) => [
  file,
  readFileSync(path.join(screens, file), 'utf8'),
]);

/** Payload's ramp for what is done and what is chosen is the owner's colour (packages/brand), and so is the voice. */
const ofBrand = /var\(--(?:theme|color)-success-|--(?:[\w-]*-)?tone: var\(--nasaq-voice/;

test('the colour of a state never comes from the brand: with a red one, what is published is green all the same', () => {
  expect(sheets.length).toBeGreaterThan(40);
  expect(sheets.filter(([, text]) => ofBrand.test(text!)).map(([file]) => file)).toEqual([]);
});

test.each(['.a { color: var(--theme-success-500); }', '.a { --state-tone: var(--nasaq-voice); }'])(
  'a deliberate violation is found: %s',
  (text) => expect(text).toMatch(ofBrand),
);
