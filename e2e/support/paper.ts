import { inflateSync } from 'node:zlib';
import type { Page } from '@playwright/test';

/** How many pieces of text each sheet of the printed page has, as Chromium writes them. */
export async function textsOnPaper(page: Page): Promise<number[]> {
  const file = (await page.pdf({ format: 'A4', preferCSSPageSize: true })).toString('latin1');
  return [...file.matchAll(/\/Type\s*\/Page\b[^]*?\/Contents (\d+) 0 R/g)].map(([, id]) => textsIn(file, id!));
}

function textsIn(file: string, id: string): number {
  const start = file.indexOf('stream', file.search(new RegExp(`(?:^|\\n)${id} 0 obj`))) + 'stream'.length;
  const content = file.slice(start, file.indexOf('endstream', start)).replace(/^\r?\n/, '');
  const drawn = inflateSync(Buffer.from(content, 'latin1')).toString('latin1');
  return drawn.match(/\bT[jJ]\b/g)?.length ?? 0;
}
