import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '../../..');
const sheets = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', 'apps/admin/src'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => file.endsWith('.css'));

/** Said in two files on purpose: a screen, and what another part adds to it. */
const shared: ReadonlySet<string> = new Set(['chat-desk__facts', 'desk', 'desk-field__tools']);

/** The classes that a stylesheet draws, wherever they stand. */
function drawnIn(css: string): string[] {
  return [...css.replaceAll(/\/\*[^]*?\*\//g, '').matchAll(/^\.(?<name>[\w-]+) *\{/gm)].map(
    ({ groups }) => groups!.name!,
  );
}

// All of them stand in one document: who gives a name that is taken draws what is elsewhere, and nobody is told.
test('a class of the staff’s screens is drawn in one stylesheet', () => {
  expect(sheets.length).toBeGreaterThan(30);
  const files = new Map<string, Set<string>>();
  for (const file of sheets)
    for (const name of drawnIn(readFileSync(path.join(root, file), 'utf8')))
      files.set(name, (files.get(name) ?? new Set()).add(file));
  const twice = [...files].filter(([name, of]) => of.size > 1 && !shared.has(name));
  expect(twice.map(([name, of]) => `${name}: ${[...of].join(', ')}`)).toEqual([]);
});

test('what stands within something else, or in a comment, is nobody’s name', () => {
  expect(drawnIn('.a {}\n.b .c {}\n/* .d {} */\n.e { & .f {} }\n.a:hover {}')).toEqual(['a', 'e']);
});
