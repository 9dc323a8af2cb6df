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

test('every setting is in the README and in the example of a settings file', () => {
  const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
  const parts = ['oidc', 's3', 'backup'].map((part) => `apps/admin/src/env/${part}.ts`);
  const settings = [
    ...parts,
    'apps/admin/src/env.ts',
    'apps/site/src/platform/env.ts',
    'bin/launch/settings.mjs',
  ].flatMap((file) =>
    [...read(file).matchAll(/\b(?:process\.env|env)\.([A-Z][A-Z_]+)\b|^ {2}([A-Z][A-Z_]+):/gm)].map(
      (match) => match[1] ?? match[2]!,
    ),
  );
  const outside = new Set(['NODE_ENV']);
  const expected = [...new Set([...settings, 'WATCHDOG_SECONDS'])].filter((name) => !outside.has(name)).toSorted();
  expect(expected).toContain('NASAQ_SECRET');
  expect(expected).toContain('PAGE_CACHE_MB');
  const example = new Set([...read('.env.example').matchAll(/^# ([A-Z_]+)=/gm)].map(([, name]) => name!));
  const readme = new Set([...read('README.md').matchAll(/`([A-Z][A-Z_]+)`/g)].map(([, name]) => name!));
  expect(expected.filter((name) => !example.has(name) || !readme.has(name))).toEqual([]);
  expect([...example].filter((name) => !expected.includes(name))).toEqual([]);
});
