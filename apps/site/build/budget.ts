// Adds up the JavaScript of the home page's first view as it is sent (brotli), and fails above the limit.
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { locales } from '@nasaq/contract';
import { readAssets } from '../src/server/read-assets.ts';
import { clientFolder } from './client-folder.ts';

/** Room for what a split of other pages' code adds: they name more files, and load forty kilobytes less. */
const limit = 89_300;
const assetsFor = readAssets(clientFolder);
const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} KB`;

for (const locale of locales) {
  const { scripts, modulePreloads, styles } = assetsFor({ path: '/', page: 'home' }, locale);
  const size = (files: string[]) =>
    files.reduce((sum, file) => sum + statSync(`${join(clientFolder, file)}.br`).size, 0);
  // The theme script stands in the page: a quarter of a kilobyte that is counted with the HTML.
  const files = [...scripts, ...modulePreloads];
  const total = size(files);
  console.log(
    `First view of the home page (${locale}): ${kilobytes(total)} JavaScript of ${kilobytes(limit)}, ${kilobytes(size(styles))} CSS, brotli`,
  );
  for (const file of files) console.log(`  ${kilobytes(size([file])).padStart(9)}  ${file}`);
  if (total > limit) {
    console.error(`The first view is ${kilobytes(total - limit)} over its JavaScript budget.`);
    process.exitCode = 1;
  }
}
