import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import subsetFont from 'subset-font';
import { brandName, localeInfo } from '@nasaq/contract';

/**
 * Cuts the faces of @fontsource down to what the site sets, and writes them beside this file.
 * Run from the repository root: `node apps/site/src/fonts/subset.mjs`. The outputs are committed.
 * The Arabic of Reem Kufi passes through bake-dots.py first, which says why and needs Python with
 * fontTools.
 */

const require = createRequire(import.meta.url);
const here = import.meta.dirname;

const range = (from, to) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('');

/** English prose, names with accents, typographic punctuation, currency, arrows. */
const latin = `${range(0x20, 0x7e)}\u00a0©«®°±·»×–—‘’“”•…‹›€→←↑↓−£ÀÁÂÄÇÈÉÊËÍÎÏÑÓÔÖÚÜàáâäçèéêëíîïñóôöúü`;

/** Modern standard Arabic with harakat, the Persian letters of names, both digit sets, punctuation. */
const arabic = `\u0020\u00a0،؛؟${range(0x621, 0x63a)}${range(0x640, 0x652)}${range(0x660, 0x66d)}\u0670\u0671\u067e\u0686\u0698\u06a4\u06a9\u06af\u06cc\u06d2${range(0x6f0, 0x6f9)}\u200c\u200d\u200e\u200f`;

/** What stands in the other script on every page: the words of the logo, and the Arabic name of the language switch. */
const logo = `${brandName.en} ${brandName.ar}`;
const arabicName = localeInfo.ar.name;

const kufi = '@fontsource-variable/reem-kufi/files/reem-kufi';
const plex = '@fontsource/ibm-plex-sans/files/ibm-plex-sans-latin';
const plexArabic = '@fontsource/ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-arabic';

const cuts = [
  { out: 'kufi-latin', from: `${kufi}-latin-wght-normal.woff2`, text: latin, axes: { wght: 400 } },
  { out: 'kufi-arabic', from: `${kufi}-arabic-wght-normal.woff2`, text: arabic, baked: 400 },
  // Share images set it a weight darker.
  { out: 'kufi-arabic-500', from: `${kufi}-arabic-wght-normal.woff2`, text: arabic, baked: 500 },
  { out: 'plex-latin-400', from: `${plex}-400-normal.woff2`, text: latin },
  { out: 'plex-latin-600', from: `${plex}-600-normal.woff2`, text: latin },
  { out: 'plex-arabic-400', from: `${plexArabic}-400-normal.woff2`, text: arabic },
  { out: 'plex-arabic-600', from: `${plexArabic}-600-normal.woff2`, text: arabic },
  { out: 'logo-latin', from: `${kufi}-latin-wght-normal.woff2`, text: logo, axes: { wght: 400 } },
  { out: 'logo-arabic', from: `${kufi}-arabic-wght-normal.woff2`, text: logo, baked: 400 },
  { out: 'name-arabic', from: `${plexArabic}-400-normal.woff2`, text: arabicName },
];

/** The face at one weight, with the dots inside its letters. */
function bake(file, weight) {
  const directory = mkdtempSync(join(tmpdir(), 'nasaq-cut-'));
  try {
    const target = join(directory, 'face.ttf');
    const script = join(here, 'bake-dots.py');
    execFileSync('python3', [script, file, String(weight), 'Nasaq Kufi', target]);
    return readFileSync(target);
  } finally {
    rmSync(directory, { recursive: true });
  }
}

for (const cut of cuts) {
  const file = require.resolve(cut.from);
  const source = cut.baked ? bake(file, cut.baked) : await readFile(file);
  const face = await subsetFont(source, cut.text, {
    targetFormat: 'woff2',
    // A quarter of a file: instructions for screens so coarse that nobody smooths their text.
    noHinting: true,
    ...(cut.axes ? { variationAxes: cut.axes } : {}),
  });
  await writeFile(join(here, `${cut.out}.woff2`), face);
  console.log(`${cut.out}.woff2 ${face.length} bytes`);
}

for (const [name, file] of [
  ['reem-kufi', '@fontsource-variable/reem-kufi/package.json'],
  ['ibm-plex-sans', '@fontsource/ibm-plex-sans/package.json'],
  ['ibm-plex-sans-arabic', '@fontsource/ibm-plex-sans-arabic/package.json'],
]) {
  const licence = await readFile(join(dirname(require.resolve(file)), 'LICENSE'));
  await writeFile(join(here, `OFL-${name}.txt`), licence);
}
