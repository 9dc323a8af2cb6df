import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { withSecretFiles } from './secret-files.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'nasaq-secrets-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function fileWith(name: string, text: string): string {
  const file = path.join(folder, name);
  writeFileSync(file, text);
  return file;
}

test.each([
  ['a line end', 'a long secret\n'],
  ['a line end of Windows', 'a long secret\r\n'],
  ['none', 'a long secret'],
])('a secret in a file with %s behind it → the secret alone', (_, text) => {
  const { problems, variables } = withSecretFiles({ NASAQ_SECRET_FILE: fileWith('secret', text) });
  expect([variables.NASAQ_SECRET, problems]).toEqual(['a long secret', []]);
});

test('blanks in a secret are its own', () => {
  const { variables } = withSecretFiles({ S3_SECRET_KEY_FILE: fileWith('blank', ' a b \n') });
  expect(variables.S3_SECRET_KEY).toBe(' a b ');
});

test('a value and a file for one secret → said, and neither is shown', () => {
  const file = fileWith('both', 'in the file');
  const { problems } = withSecretFiles({ SMTP_URL: 'in the environment', SMTP_URL_FILE: file });
  expect(problems).toEqual(['SMTP_URL and SMTP_URL_FILE are both set: leave one of them away']);
});

test.each([
  ['is not there', () => path.join(folder, 'none'), 'cannot be read: ENOENT'],
  ['is empty', () => fileWith('empty', '\n'), 'is empty'],
  ['has two lines', () => fileWith('two', 'one\ntwo\n'), 'has more than one line'],
])('a file that %s → said with its name', (_, make, problem) => {
  const file = make();
  expect(withSecretFiles({ METRICS_TOKEN_FILE: file }).problems).toEqual([`METRICS_TOKEN_FILE (${file}) ${problem}`]);
});

test('a file for a setting that the host does not know is left alone', () => {
  const variables = { ADMIN_PASSWORD_FILE: path.join(folder, 'none') };
  expect(withSecretFiles(variables, ['NASAQ_SECRET'])).toEqual({ variables, problems: [] });
});
