import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { rawValuesOfScript, rawValuesOfStyles } from './build/raw-values.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', 'apps', 'packages'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => !file.startsWith('packages/design/'));

/** Colours that are no part of how the product looks. */
const excepted = [
  // What the demo company's pictures show.
  /^apps\/admin\/src\/demo\//,
  // Letters are measured in any colour.
  /^apps\/site\/src\/server\/share-image\/set-text\.ts$/,
];

it('no stylesheet outside of packages/design has colours, breakpoints, sizes, spaces of the scale or physical sides', () => {
  const sheets = files.filter((file) => file.endsWith('.css'));
  expect(sheets.length).toBeGreaterThan(60);
  expect(sheets.flatMap((file) => named(file, rawValuesOfStyles(read(file))))).toEqual([]);
});

it('no script outside of packages/design has colours or breakpoints', () => {
  const scripts = files.filter(
    (file) =>
      /^apps\/\w+\/src\/.*\.tsx?$|^packages\/.*\.ts$/.test(file) &&
      !/\.(test|fixture)\.|\/(migrations|testing)\//.test(file),
  );
  expect(scripts.length).toBeGreaterThan(500);
  const chosen = scripts.filter((file) => !excepted.some((exception) => exception.test(file)));
  expect(chosen.flatMap((file) => named(file, rawValuesOfScript(read(file))))).toEqual([]);
});

it.each([
  ['.a { color: #1e59cd; }', 'colour'],
  ['.a { box-shadow: 0 1px rgb(0 0 0 / 12%); }', 'colour'],
  ['.a { background: white; }', 'colour'],
  ['@media (max-width: 40rem) { .a { color: red; } }', 'breakpoint'],
  ['@container (inline-size > 30rem) { }', 'breakpoint'],
  ['.a { font-size: clamp(1rem, 2vw, 2rem); }', 'size'],
  ['.a { padding: 1rem; }', 'space'],
  ['.a { margin-block: 0\n 1.5rem; }', 'space'],
  ['.a { margin-left: 3px; }', 'side'],
  ['.a { text-align: right; }', 'side'],
  ['.a { left: 0; }', 'side'],
  ['.a { border-right-color: currentColor; }', 'side'],
])('a deliberate violation is found: %s', (css, kind) => {
  expect(rawValuesOfStyles(css).map((found) => found.kind)).toContain(kind);
});

it.each([
  ["const ink = '#0a1018';", 'colour'],
  ['`<a style="color:#2440a8">`', 'colour'],
  ["const sizes = '(min-width: 60rem) 60vw, 100vw';", 'breakpoint'],
])('a deliberate violation is found: %s', (source, kind) => {
  expect(rawValuesOfScript(source).map((found) => found.kind)).toEqual([kind]);
});

it('tokens, logical sides and what has no scale are sound', () => {
  const css = `/* #fff */
    @media (--from-tablet) and (scripting: enabled) { .a { color: var(--text); margin-inline-start: var(--space-100); } }
    .b { padding-block: 0.65rem; font-size: 0.9em; background: url('x.svg#abcdef'); text-align: start; }
    .a:hover, .b { content: 'left: 1px'; border-block-start: 1px solid; inset-inline-start: 0; white-space: nowrap; }`;
  expect(rawValuesOfStyles(css)).toEqual([]);
  expect(rawValuesOfScript("// '#ffffff' is white\nconst href = '#content';")).toEqual([]);
});

function read(file: string): string {
  return readFileSync(path.join(root, file), 'utf8');
}

function named(file: string, found: { line: number; kind: string; text: string }[]): string[] {
  return found.map(({ line, kind, text }) => `${file}:${line} ${kind}: ${text.slice(0, 80)}`);
}
