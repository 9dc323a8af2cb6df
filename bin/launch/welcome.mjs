import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Prints where everything is. The first login is printed once: what is printed stays in logs. Later starts say where it
 * is kept, until its owner has another password and the admin host has removed the file.
 * @param {{ SITE_URL: string, ADMIN_URL: string, DATA_DIR: string }} env
 * @param {(text: string) => void} print
 */
export function welcome({ SITE_URL, ADMIN_URL, DATA_DIR }, print = console.log) {
  const lines = [`Site   ${SITE_URL}  (العربية: ${SITE_URL}/ar)`, `Admin  ${ADMIN_URL}/admin`];
  const file = path.join(DATA_DIR, 'first-login.json');
  if (existsSync(file)) lines.push(...firstLogin(file));
  print(`\n${lines.map((line) => `  ${line}`).join('\n')}\n`);
}

function firstLogin(file) {
  const { email, password, printed } = JSON.parse(readFileSync(file, 'utf8'));
  if (printed) return [`Login  ${email}, with the password in ${file} until it is changed`];
  // The mode of the file stays: it is its owner's alone.
  writeFileSync(file, `${JSON.stringify({ email, password, printed: true }, null, 2)}\n`);
  return [`Login  ${email}  ${password}`, `       (printed this once, and kept in ${file} until it is changed)`];
}
