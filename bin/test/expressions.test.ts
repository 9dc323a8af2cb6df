import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
const rule = 'expressions(no-super-linear)';
const served = 'apps/site/src/ui/a.ts';

test.each([
  [
    'time that doubles with every comment',
    String.raw`export const a = /^(<!--.{0,40}?-->\s*)*<(div|p|h[1-6]|blockquote|pre|ul|ol|figure)(\s[^>]*)?>/i;`,
  ],
  ['time that doubles with every letter', 'export const a = /^(a+)+$/;'],
  ['the square of the length', String.raw`export const a = /\s+$/;`],
  ['an expression made of a text', "export const a = new RegExp('^(a+)+$');"],
  ['an expression made of a template', 'export const a = RegExp(`^(a+)+$`, "u");'],
])('%s: a deliberate violation is found', (_, text) => {
  expect(violations(served, text)).toEqual([rule]);
});

test('a test or a tool of this repository may take the square of a length, and no more', () => {
  expect(violations('apps/site/src/ui/a.test.ts', String.raw`export const a = /\s+$/;`)).toEqual([]);
  expect(violations('e2e/support/a.ts', 'export const a = /^(a+)+$/;')).toEqual([rule]);
});

test('a sound expression is no violation', () => {
  expect(violations(served, String.raw`export const a = /^<(?:div|p)(?:\s[^<>]*)?>/i;`)).toEqual([]);
});

/** The rule as often as a file with this text breaks it, in the place of the repository that is named. */
function violations(file: string, text: string): string[] {
  const folder = mkdtempSync(path.join(tmpdir(), 'nasaq-expressions-'));
  try {
    mkdirSync(path.join(folder, path.dirname(file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
    const config = path.join(folder, '.oxlintrc.json');
    // The settings of the repository, whose globs begin where they lie.
    const settings = JSON.parse(readFileSync(path.join(root, '.oxlintrc.json'), 'utf8')) as { jsPlugins: string[] };
    const jsPlugins = settings.jsPlugins.map((plugin) => path.join(root, plugin));
    writeFileSync(config, JSON.stringify({ ...settings, jsPlugins }));
    const { stdout, stderr } = spawnSync(
      path.join(root, 'node_modules/.bin/oxlint'),
      ['--config', config, '--format', 'json', '.'],
      { cwd: folder, encoding: 'utf8' },
    );
    if (!stdout.startsWith('{')) throw new Error(stdout + stderr);
    const { diagnostics } = JSON.parse(stdout) as { diagnostics: { code: string }[] };
    return diagnostics.map(({ code }) => code).filter((code) => code === rule);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
