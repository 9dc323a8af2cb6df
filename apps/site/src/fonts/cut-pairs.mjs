import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { Blob, Face, Font } from 'harfbuzzjs';
import { cutFace, lettersOf, plainFace } from '@nasaq/brand/faces/cut';
import { openFace, widthOf } from '@nasaq/brand/faces/measure';
import { localeInfo } from '@nasaq/contract';

/**
 * Cuts the pairs of faces that an owner may choose, measures them beside the faces of the house, and draws a specimen of
 * each. Run from the repository root: `node apps/site/src/fonts/cut-pairs.mjs`. The outputs are committed. Liberation Sans
 * (as wide as Arial) and DejaVu Sans of the system are what the pairs are measured against.
 */

const require = createRequire(import.meta.url);
const here = import.meta.dirname;
const brand = join(here, '../../../../packages/brand/src/faces');
const screens = join(here, '../../../admin/src/content/brand');
const target = join(here, '../../public/assets/faces');

/** By package of @fontsource, and the weights that stand for regular and bold. */
const pairs = {
  plex: { latin: ['ibm-plex-sans', 400, 600], arabic: ['ibm-plex-sans-arabic', 400, 600], display: 'bold' },
  cairo: { latin: ['cairo', 400, 600], arabic: ['cairo', 400, 600], display: 'bold' },
  readex: { latin: ['readex-pro', 300, 500], arabic: ['readex-pro', 300, 500], display: 'regular' },
  naskh: { latin: ['source-serif-4', 400, 600], arabic: ['markazi-text', 400, 600], display: 'regular', isSerif: true },
  tajawal: { latin: ['tajawal', 400, 700], arabic: ['tajawal', 400, 700], display: 'regular' },
};
const scripts = ['latin', 'arabic'];
/** Drawn by nobody: marks of direction and joiners. */
const unseen = /[\u200c-\u200f]/u;

const fromPackage = (name, file) => join(dirname(require.resolve(`@fontsource/${name}/package.json`)), file);
const sourceOf = (name, script, weight) =>
  readFile(fromPackage(name, `files/${name}-${script}-${weight}-normal.woff2`));

await rm(target, { recursive: true, force: true });
await mkdir(target, { recursive: true });
await measureFallbacks();

const table = {};
const texts = await Promise.all(
  ['en', 'ar'].map((locale) => readJson(join(screens, `catalogue/${locale}/brand.json`))),
);
const specimens = { house: await specimenOfHouse() };
for (const [pair, { display, isSerif, ...of }] of Object.entries(pairs)) {
  table[pair] = { display, ...(isSerif && { isSerif }), families: [] };
  specimens[pair] = {};
  const missing = new Set();
  for (const [at, script] of scripts.entries()) {
    const [name, ...weights] = of[script];
    const cuts = {};
    for (const [index, weight] of ['regular', 'bold'].entries()) {
      const source = await sourceOf(name, script, weights[index]);
      const open = openFace(await plainFace(source));
      const { scale, ...measures } = open.measure(script, weight, cuts.regular?.scale);
      if (weight === 'regular') table[pair].families.push(open.family.replace(/ Light$/, ''));
      const file = await keep(`${name}-${script}-${weights[index]}`, await cutFace(source, lettersOf[script]));
      cuts[weight] = { file, scale, ...measures };
      for (const letter of open.lacks(lettersOf[script])) if (!unseen.test(letter)) missing.add(letter);
      if (weight === display) specimens[pair][script] = { ...open.outline(texts[at].faces.specimen), scale };
    }
    table[pair][script] = cuts;
    await writeFile(join(here, `OFL-${name}.txt`), await readFile(fromPackage(name, 'LICENSE')));
  }
  const [arabic, regular] = of.arabic;
  const source = await sourceOf(arabic, 'arabic', regular);
  table[pair].name = await keep(`${arabic}-name`, await cutFace(source, localeInfo.ar.name));
  // What the other face of the pair has is found there.
  const open = await Promise.all(
    scripts.map(async (script) => openFace(await plainFace(await sourceOf(of[script][0], script, of[script][1])))),
  );
  const rest = [...missing].filter((letter) => open.every((face) => face.lacks(letter).length > 0));
  const kept = await keepRest(pair, rest);
  if (kept.length > 0) table[pair].rest = kept;
}
await writeJson(join(brand, 'table.json'), table);
await writeJson(join(screens, 'screens/specimens.json'), specimens);

async function specimenOfHouse() {
  const files = [fromPackage('reem-kufi', 'files/reem-kufi-latin-400-normal.woff2'), join(here, 'kufi-arabic.woff2')];
  const drawn = files.map(async (file, at) => {
    const face = openFace(await plainFace(await readFile(file)));
    return [scripts[at], { ...face.outline(texts[at].faces.specimen), scale: 1000 }];
  });
  return Object.fromEntries(await Promise.all(drawn));
}

/** The width of the sample in the faces that stand there until the real ones have come. */
async function measureFallbacks() {
  const path = join(brand, 'sample.json');
  const sample = await readJson(path);
  for (const [script, family] of [
    ['latin', 'Liberation Sans'],
    ['arabic', 'DejaVu Sans'],
  ])
    for (const [weight, style] of [
      ['regular', 'Regular'],
      ['bold', 'Bold'],
    ]) {
      const query = `${family}:style=${style === 'Regular' ? 'Regular,Book' : style}`;
      const file = execFileSync('fc-match', ['-f', '%{file}', query], { encoding: 'utf8' });
      const font = new Font(new Face(new Blob(new Uint8Array(await readFile(file)))));
      sample[script].fallback[weight] = Number(widthOf(font, sample[script].text).toFixed(3));
    }
  await writeJson(path, sample);
}

/** What no face of a pair has comes from the house's, as far as these have it. */
async function keepRest(pair, letters) {
  const kept = [];
  for (const script of scripts) {
    const name = script === 'latin' ? 'ibm-plex-sans' : 'ibm-plex-sans-arabic';
    const source = await sourceOf(name, script, 400);
    const lacking = new Set(openFace(await plainFace(source)).lacks(letters));
    const had = letters.filter((letter) => !lacking.has(letter));
    if (had.length === 0) continue;
    const file = await keep(`${pair}-rest-${script}`, await cutFace(source, had.join('')));
    kept.push({ file, script, range: had.map(codeOf).toSorted().join(',') });
  }
  return kept;
}

function codeOf(letter) {
  return `U+${letter.codePointAt(0).toString(16).toUpperCase()}`;
}

async function keep(name, face) {
  const file = `${name}.${createHash('sha256').update(face).digest('hex').slice(0, 10)}`;
  await writeFile(join(target, `${file}.woff2`), face);
  console.log(`${file}.woff2 ${face.length} bytes`);
  return file;
}

async function readJson(path) {
  return JSON.parse(await readFile(path, 'utf8'));
}

async function writeJson(path, value) {
  await writeFile(path, `${JSON.stringify(value, null, 2)}\n`);
}
