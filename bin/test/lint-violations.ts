import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');

/** The rule as often as a file with this text breaks it, in the place of the repository that is named. */
export function lintViolations(rule: string, file: string, text: string): string[] {
  return filesThatBreak(rule, { [file]: text }).map(() => rule);
}

/** The files that break a rule, each as often as it does, in one run of the linter. */
export function filesThatBreak(rule: string, files: Record<string, string>): string[] {
  const folder = mkdtempSync(path.join(tmpdir(), 'nasaq-lint-'));
  try {
    for (const [file, text] of Object.entries(files)) {
      mkdirSync(path.join(folder, path.dirname(file)), { recursive: true });
      writeFileSync(path.join(folder, file), text);
    }
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
    const { diagnostics } = JSON.parse(stdout) as { diagnostics: { code: string; filename: string }[] };
    return diagnostics.filter(({ code }) => code === rule).map(({ filename }) => filename);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
