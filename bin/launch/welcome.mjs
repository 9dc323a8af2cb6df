import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { log } from '@nasaq/logging';
import path from 'node:path';

/**
 * Says where everything is: in a terminal with the first login, once, since what is printed stays on screens. Later
 * starts, and the log that stands where there is no terminal, say where it is kept, until its owner has another password
 * and the admin host has removed the file.
 * @param {{ SITE_URL: string, ADMIN_URL: string, DATA_DIR: string }} env
 * @param {((text: string) => void) | null} print `null` = into the log
 */
export function welcome({ SITE_URL, ADMIN_URL, DATA_DIR }, print = process.stdout.isTTY ? console.log : null) {
  const lines = [`Site   ${SITE_URL}  (العربية: ${SITE_URL}/ar)`, `Admin  ${ADMIN_URL}/admin`];
  const file = path.join(DATA_DIR, 'first-login.json');
  if (!print)
    return log.info('Site and admin host are ready.', {
      site: SITE_URL,
      admin: `${ADMIN_URL}/admin`,
      ...(existsSync(file) && { login: file }),
    });
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
