import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { welcome } from './welcome.mjs';

let folder: string;
let file: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'nasaq-welcome-'));
  file = path.join(folder, 'first-login.json');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function printed(): string {
  const texts: string[] = [];
  welcome({ SITE_URL: 'http://localhost:3000', ADMIN_URL: 'http://localhost:3001', DATA_DIR: folder }, (text) =>
    texts.push(text),
  );
  return texts.join('\n');
}

test('the password of the first login is printed at the first start only; later ones say where it is kept', () => {
  writeFileSync(file, JSON.stringify({ email: 'admin@nasaq.example', password: 'made-by-chance' }), { mode: 0o600 });
  expect(printed()).toContain('admin@nasaq.example  made-by-chance');
  const again = printed();
  expect(again).toContain(file);
  expect(again).not.toContain('made-by-chance');
  expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ password: 'made-by-chance' });
  expect(statSync(file).mode & 0o777).toBe(0o600);
});

test('once the file is gone → nothing of a login', () => {
  expect(printed()).not.toContain('Login');
});
