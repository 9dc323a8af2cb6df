// `npm run gallery:renew`: photographs the gallery anew. Look at what git shows before you commit it.
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';

const root = path.resolve(import.meta.dirname, '../..');
const pictures = path.join(import.meta.dirname, 'pictures');
const config = path.join(import.meta.dirname, 'playwright.config.ts');

rmSync(pictures, { recursive: true, force: true });
const { status } = spawnSync(
  process.execPath,
  [path.join(root, 'node_modules/@playwright/test/cli.js'), 'test', '--config', config, '--update-snapshots=all'],
  { cwd: root, stdio: 'inherit' },
);
if (status !== 0) process.exit(1);
for (const name of readdirSync(pictures)) {
  const file = path.join(pictures, name);
  // A palette makes them a third; what it changes is far below the tolerance.
  writeFileSync(
    file,
    await sharp(readFileSync(file)).png({ palette: true, colours: 128, dither: 0, effort: 10 }).toBuffer(),
  );
}
