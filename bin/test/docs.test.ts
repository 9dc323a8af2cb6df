import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
const files = spawnSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
})
  .stdout.split('\n')
  .filter((file) => file !== '' && existsSync(path.join(root, file)));
const pages = files.filter((file) => file.endsWith('.md'));
/** Where a path may end: `path/to/file.ts` is named as `to/file.ts`, too. */
const ends = new Set(files.flatMap((file) => file.split('/').map((_, index, parts) => parts.slice(index).join('/'))));

test('there are pages to check', () => {
  expect(pages).toContain('README.md');
  expect(pages.length).toBeGreaterThan(5);
});

test.each(pages)('%s names only files that exist', (page) => {
  const text = readFileSync(path.join(root, page), 'utf8');
  const links = [...text.matchAll(/\]\((?!https?:|#|mailto:)([^)#\s]+)/g)].map(([, link]) =>
    path.join(path.dirname(page), link!),
  );
  // Paths in running text, from the root; of one with a placeholder, the folder in which that stands.
  const named = [...text.matchAll(/`((?:apps|packages|bin|docs|e2e|benchmarks)\/[^`\s]+)`/g)].map(([, name]) =>
    name!.replace(/[^/]*[^\w./-].*$/u, ''),
  );
  expect([...links, ...named].filter((name) => !existsSync(path.join(root, name)))).toEqual([]);
});

/** Of an installation, not of the repository. */
const installed = new Set(['DATA_DIR/first-login.json', 'secrets/storage.json']);
/** `x.ts` stands for any file. */
const anyFile = /(?:^|\/)x\.[\w.]+$/u;

// A decision may name files of its time.
test.each(pages.filter((page) => !page.startsWith('docs/decisions/')))(
  '%s names files by how their paths end',
  (page) => {
    const text = readFileSync(path.join(root, page), 'utf8').replaceAll(/^```.*?^```/gms, '');
    const named = [
      ...text.matchAll(/`((?:[\w.-]+\/)+[\w.-]+\.(?:tsx?|mjs|css|json|md|sh|yml)|[\w.-]+\.(?:tsx?|mjs|css))`/g),
    ].map(([, name]) => name!);
    expect(named.filter((name) => !ends.has(name) && !anyFile.test(name) && !installed.has(name))).toEqual([]);
  },
);

test('every setting is in the README and in the example of a settings file', () => {
  const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
  const parts = ['oidc', 's3', 'backup'].map((part) => `apps/admin/src/env/${part}.ts`);
  const settings = [
    ...parts,
    'apps/admin/src/env.ts',
    'apps/site/src/platform/env.ts',
    'bin/launch/settings.mjs',
  ].flatMap((file) =>
    [...read(file).matchAll(/\b(?:process\.env|env)\.([A-Z][A-Z\d_]+)\b|^ {2}([A-Z][A-Z\d_]+):/gm)].map(
      (match) => match[1] ?? match[2]!,
    ),
  );
  const outside = new Set(['NODE_ENV']);
  const expected = [...new Set([...settings, 'WATCHDOG_SECONDS'])].filter((name) => !outside.has(name)).toSorted();
  expect(expected).toContain('NASAQ_SECRET');
  expect(expected).toContain('PAGE_CACHE_MB');
  expect(expected).toContain('S3_BUCKET');
  const example = new Set([...read('.env.example').matchAll(/^# ([A-Z][A-Z\d_]+)=/gm)].map(([, name]) => name!));
  const readme = new Set([...read('README.md').matchAll(/`([A-Z][A-Z\d_]+)`/g)].map(([, name]) => name!));
  expect(expected.filter((name) => !example.has(name) || !readme.has(name))).toEqual([]);
  expect([...example].filter((name) => !expected.includes(name))).toEqual([]);
});
