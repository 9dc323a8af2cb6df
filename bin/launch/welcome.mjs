import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Prints where everything is, and the first login while its file is there. */
export function welcome({ SITE_URL, ADMIN_URL, DATA_DIR }) {
  const lines = [`Site   ${SITE_URL}  (العربية: ${SITE_URL}/ar)`, `Admin  ${ADMIN_URL}/admin`];
  const file = path.join(DATA_DIR, 'first-login.json');
  if (existsSync(file)) {
    const { email, password } = JSON.parse(readFileSync(file, 'utf8'));
    lines.push(
      `Login  ${email}  ${password}`,
      `       (the first login, from ${file}; delete that file when the password is changed)`,
    );
  }
  console.log(`\n${lines.map((line) => `  ${line}`).join('\n')}\n`);
}
