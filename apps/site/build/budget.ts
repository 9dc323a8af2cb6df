// Adds up the JavaScript of the home page's first view as it is sent (brotli), what every page loads right after it, and
// what pages to read load besides, and fails above the limits.
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { locales } from '@nasaq/contract';
import { filesOf, readAssets } from '../src/server/read-assets.ts';
import { clientFolder } from './client-folder.ts';

/** Room for what a split of other pages' code adds: they name more files, and load forty kilobytes less. */
const limit = 90_000;
/** Every page pays for it in a moment of rest: no place for the forms, which one import would bring along. */
const laterLimit = 8_000;
/** Scripts and styles of one page to read, beside those of the home page: no place for the forms either. */
const readingLimit = 15_000;
const reading = [
  { path: '/blog/:title_slug', page: 'post' },
  { path: '/knowledgebase/:name_slug', page: 'article' },
];
const assetsFor = readAssets(clientFolder);
const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} KB`;
const size = (files: string[]) => files.reduce((sum, file) => sum + statSync(`${join(clientFolder, file)}.br`).size, 0);

for (const locale of locales) {
  const { scripts, modulePreloads, styles } = assetsFor({ path: '/', page: 'home' }, locale);
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
  const later = filesOf(clientFolder, 'src/shell/after-first-view.tsx').filter((file) => !files.includes(file));
  console.log(`After it: ${kilobytes(size(later))} of ${kilobytes(laterLimit)}`);
  if (size(later) > laterLimit) {
    console.error(`What comes after the first view is too much: ${later.join(', ')}.`);
    process.exitCode = 1;
  }
  for (const route of reading) {
    const page = assetsFor(route, locale);
    const own = [...page.scripts, ...page.modulePreloads, ...page.styles].filter(
      (file) => !files.includes(file) && !styles.includes(file),
    );
    console.log(`A page to read (${route.page}): ${kilobytes(size(own))} of ${kilobytes(readingLimit)}`);
    if (size(own) > readingLimit) {
      console.error(`A page to read loads too much: ${own.join(', ')}.`);
      process.exitCode = 1;
    }
  }
}
