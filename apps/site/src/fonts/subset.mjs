import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { cutFace, lettersOf } from '@nasaq/brand/faces/cut';
import { brandName, localeInfo } from '@nasaq/contract';

/**
 * Cuts the faces of @fontsource down to what the site sets, and writes them beside this file.
 * Run from the repository root: `node apps/site/src/fonts/subset.mjs`. The outputs are committed.
 * The Arabic of Reem Kufi passes through bake-dots.py first, which says why and needs Python with
 * fontTools.
 */

const require = createRequire(import.meta.url);
const here = import.meta.dirname;

const { arabic, latin } = lettersOf;

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
  const face = await cutFace(source, cut.text, cut.axes);
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
