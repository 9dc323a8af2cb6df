import type { Palette } from './kit.ts';

/**
 * All stand on a deep ground: a picture has one set for both themes, and a pale one would be the brightest thing
 * on a dark page. On paper they stand as the covers do.
 */
const text = '#eceef4';

const lapis: Palette = {
  text,
  ground: '#101a36',
  surface: '#17244a',
  line: '#34477d',
  soft: '#22386f',
  mid: '#4f74cf',
  strong: '#a9c2f7',
  spark: '#e9b53f',
};
const green: Palette = {
  text,
  ground: '#0d211b',
  surface: '#133027',
  line: '#2f5b4c',
  soft: '#1c4436',
  mid: '#3f8a6a',
  strong: '#a5d8bd',
  spark: '#e0b04e',
};
const clay: Palette = {
  text,
  ground: '#251510',
  surface: '#341f17',
  line: '#64422f',
  soft: '#4c2c1e',
  mid: '#a9623f',
  strong: '#eeb595',
  spark: '#6cb8d3',
};
const water: Palette = {
  text,
  ground: '#0c2029',
  surface: '#122e3a',
  line: '#2f596b',
  soft: '#1a4252',
  mid: '#3f87a0',
  strong: '#a4d6e4',
  spark: '#e39a5c',
};
const night: Palette = {
  text,
  ground: '#0e1320',
  surface: '#171e30',
  line: '#33405c',
  soft: '#25345c',
  mid: '#4f6fb8',
  strong: '#9db6f2',
  spark: '#eab94a',
};
const brass: Palette = {
  ...night,
  ground: '#10182a',
  soft: '#22375a',
  mid: '#3f73a8',
  strong: '#8cc0e8',
  spark: '#d9a955',
};

/** Each client has colours of its own; products share the company's. */
const palettes: Record<string, Palette> = {
  'works/governorate-portal': lapis,
  'works/qanater-bank': green,
  'works/sawaqi-museum': clay,
  'works/nawl-textiles': clay,
  'works/shifa-clinics': water,
  'works/sahl-ferry': night,
  'works/wasl-logistics': lapis,
  'works/zajal-publishing': water,
  'works/bostan-markets': green,
  'works/manara-hotels': brass,
  'works/ufuq-university': night,
  'works/tamr-exports': clay,
};

export function paletteFor(entry: string): Palette {
  return palettes[entry] ?? lapis;
}
