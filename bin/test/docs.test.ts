import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
const pages = spawnSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '*.md'], {
  cwd: root,
  encoding: 'utf8',
})
  .stdout.split('\n')
  .filter(Boolean);

test('there are pages to check', () => {
  expect(pages).toContain('README.md');
  expect(pages.length).toBeGreaterThan(5);
});

test.each(pages)('%s names only files that exist', (page) => {
  const text = readFileSync(path.join(root, page), 'utf8');
  const links = [...text.matchAll(/\]\((?!https?:|#|mailto:)([^)#\s]+)/g)].map(([, link]) =>
    path.join(path.dirname(page), link!),
  );
  // Paths in running text, from the root; names with a placeholder are no paths.
  const named = [...text.matchAll(/`((?:apps|packages|bin|docs|e2e|benchmarks)\/[\w./-]+)`/g)].map(([, name]) => name!);
  expect([...links, ...named].filter((name) => !existsSync(path.join(root, name)))).toEqual([]);
});
