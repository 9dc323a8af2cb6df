import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { cutFace, lettersOf } from '@nasaq/brand/faces/cut';
import { brandName, localeInfo } from '@nasaq/contract';

/**
 * Cuts the faces of @fontsource down to what the site sets, and writes them beside this file.
 * Run from the repository root: `node apps/site/src/fonts/subset.mjs`. The outputs are committed.
 * The Arabic of Reem Kufi passes through bake-dots.py first, which says why, and both Arabic faces through add-signs.py.
 * They need Python with fontTools.
 */

const require = createRequire(import.meta.url);
const here = import.meta.dirname;

const { arabic, latin } = lettersOf;

/** What stands in the other script on every page: the words of the logo, and the names of the language switch. */
const logo = `${brandName.en} ${brandName.ar}`;
const names = { ar: localeInfo.ar.name, en: localeInfo.en.name };

/**
 * What Arabic text shares with Latin, and the digits: a length in `ch` is the width of a zero, and asks for a face that
 * has one. The ranges in styles/fonts-*.css and styles/late-fonts.css say the same.
 */
const signs = '!()-./0123456789:«»–—…';

const kufi = '@fontsource-variable/reem-kufi/files/reem-kufi';
const plex = '@fontsource/ibm-plex-sans/files/ibm-plex-sans-latin';
const plexArabic = '@fontsource/ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-arabic';
const plexSigns = '@fontsource/ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-latin';
const kufiSigns = `${kufi}-latin-wght-normal.woff2`;
const arabicAndSigns = arabic + signs;

const cuts = [
  { out: 'kufi-latin', from: `${kufi}-latin-wght-normal.woff2`, text: latin, axes: { wght: 400 } },
  {
    out: 'kufi-arabic',
    from: `${kufi}-arabic-wght-normal.woff2`,
    text: arabicAndSigns,
    baked: 400,
    signsFrom: kufiSigns,
  },
  // Share images set it a weight darker.
  { out: 'kufi-arabic-500', from: `${kufi}-arabic-wght-normal.woff2`, text: arabic, baked: 500 },
  { out: 'plex-latin-400', from: `${plex}-400-normal.woff2`, text: latin },
  { out: 'plex-latin-600', from: `${plex}-600-normal.woff2`, text: latin },
  {
    out: 'plex-arabic-400',
    from: `${plexArabic}-400-normal.woff2`,
    text: arabicAndSigns,
    signsFrom: `${plexSigns}-400-normal.woff2`,
  },
  {
    out: 'plex-arabic-600',
    from: `${plexArabic}-600-normal.woff2`,
    text: arabicAndSigns,
    signsFrom: `${plexSigns}-600-normal.woff2`,
  },
  { out: 'logo-latin', from: `${kufi}-latin-wght-normal.woff2`, text: logo, axes: { wght: 400 } },
  { out: 'logo-arabic', from: `${kufi}-arabic-wght-normal.woff2`, text: logo, baked: 400 },
  { out: 'name-arabic', from: `${plexArabic}-400-normal.woff2`, text: names.ar },
  { out: 'name-latin', from: `${plex}-400-normal.woff2`, text: names.en },
];

/**
 * What a Python script beside this file makes of a face.
 * @param {Buffer} face
 * @param {string[]} settings what the script is told between the face and its target
 */
function madeBy(script, face, ...settings) {
  const directory = mkdtempSync(join(tmpdir(), 'nasaq-cut-'));
  try {
    const [source, target] = [join(directory, 'face'), join(directory, 'face.ttf')];
    writeFileSync(source, face);
    execFileSync('python3', [join(here, script), source, ...settings, target]);
    return readFileSync(target);
  } finally {
    rmSync(directory, { recursive: true });
  }
}

for (const cut of cuts) {
  let source = await readFile(require.resolve(cut.from));
  if (cut.baked) source = madeBy('bake-dots.py', source, String(cut.baked), 'Nasaq Kufi');
  if (cut.signsFrom) source = madeBy('add-signs.py', source, require.resolve(cut.signsFrom), signs);
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
