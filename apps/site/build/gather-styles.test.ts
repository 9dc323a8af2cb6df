import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { gather } from './gather-styles.ts';

const source = path.resolve(import.meta.dirname, '../src');
const styles = path.join(source, 'styles');

it('a stylesheet beside a component is found by its place, in the layer of that place', () => {
  const gathered = gather("@gather '../ui' layer(components);", styles).split('\n');
  expect(gathered).toContain("@import '../ui/button.css' layer(components);");
  expect(gathered).toEqual([...gathered].sort());
});

it('what a component imports itself is left to its code', () => {
  expect(gather("@gather '../pages' layer(components);", styles)).not.toContain('sent.css');
});

it('a folder without stylesheets is refused', () => {
  expect(() => gather("@gather '../locale';", styles)).toThrow('../locale');
});

it('every stylesheet reaches a page: gathered, or imported by a component', () => {
  const sheets = ['index.css', 'forms.css'].map((name) =>
    gather(readFileSync(path.join(styles, name), 'utf8'), styles),
  );
  const scripts = globSync('**/*.{ts,tsx}', { cwd: source }).map((name) =>
    readFileSync(path.join(source, name), 'utf8'),
  );
  const named = [...sheets, ...scripts].join('\n');
  const lost = globSync('**/*.css', { cwd: source }).filter((file) => !named.includes(path.basename(file)));
  expect(lost).toEqual([]);
});
