import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';

const base = mkdtempSync(path.join(tmpdir(), 'nasaq-secret-'));
const dataDir = path.join(base, 'data');
const module = path.join(import.meta.dirname, 'secret.ts');

afterAll(() => rmSync(base, { recursive: true, force: true }));

function secretOfProcess(env: Record<string, string>, code = 'getSecret()'): string {
  return ran(env, `import * as all from ${JSON.stringify(module)}; process.stdout.write(String(all.${code}));`);
}

function ran(env: Record<string, string>, code: string): string {
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

test('a new secret takes the place of the kept one → the former one still counts, until it is forgotten', () => {
  const rotating = path.join(import.meta.dirname, 'rotate-secret.ts');
  const first = secretOfProcess({});
  const isOwn = (hash: string) => secretOfProcess({}, `isKeyedHash(${JSON.stringify(hash)}, 'link', 'one', 20)`);
  const hash = secretOfProcess({}, `keyedHash('link', 'one')`).slice(0, 20);
  ran({}, `import { rotateSecret } from ${JSON.stringify(rotating)}; rotateSecret(${JSON.stringify(dataDir)});`);
  const second = secretOfProcess({});
  expect(second).toMatch(/^[0-9a-f]{64}$/);
  expect(secretOfProcess({}, 'acceptedSecrets()')).toBe(`${second},${first}`);
  expect(secretOfProcess({}, `keyedHash('link', 'one')`).slice(0, 20)).not.toBe(hash);
  expect([isOwn(hash), isOwn('x'.repeat(20))]).toEqual(['true', 'false']);
  for (const name of ['secret', 'former-secrets']) expect(statSync(path.join(dataDir, name)).mode & 0o777).toBe(0o600);
  ran(
    {},
    `import { forgetFormerSecrets } from ${JSON.stringify(rotating)}; forgetFormerSecrets(${JSON.stringify(dataDir)});`,
  );
  expect([secretOfProcess({}), isOwn(hash)]).toEqual([second, 'false']);
});

test('former ones are given beside a given one; one that is too short → its line', () => {
  const [present, former] = ['p'.repeat(32), 'f'.repeat(32)];
  const given = { NASAQ_SECRET: present, NASAQ_FORMER_SECRETS: ` ${former} ` };
  expect(secretOfProcess(given, 'acceptedSecrets()')).toBe(`${present},${former}`);
  expect(() => secretOfProcess({ ...given, NASAQ_FORMER_SECRETS: 'short' })).toThrow('NASAQ_FORMER_SECRETS must be');
});
