import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';

const base = mkdtempSync(path.join(tmpdir(), 'nasaq-secret-'));
const dataDir = path.join(base, 'data');
const module = path.join(import.meta.dirname, 'secret.ts');

afterAll(() => rmSync(base, { recursive: true, force: true }));

function secretOfProcess(env: Record<string, string>): string {
  const code = `import { getSecret } from ${JSON.stringify(module)}; process.stdout.write(getSecret());`;
  return execFileSync(process.execPath, ['--input-type=module', '-e', code], {
    encoding: 'utf8',
    env: { DATA_DIR: dataDir, ...env } as unknown as NodeJS.ProcessEnv,
  });
}

test('no secret given → one is made, readable by its owner only, and every later process has the same', () => {
  const made = secretOfProcess({});
  expect(made).toMatch(/^[0-9a-f]{64}$/);
  const file = path.join(dataDir, 'secret');
  expect(readFileSync(file, 'utf8')).toBe(made);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(secretOfProcess({})).toBe(made);
});

test('a secret given → that one, and the kept one stays as it is', () => {
  expect(secretOfProcess({ NASAQ_SECRET: 'a'.repeat(32) })).toBe('a'.repeat(32));
  expect(readFileSync(path.join(dataDir, 'secret'), 'utf8')).not.toBe('a'.repeat(32));
});
