import type { Palette } from './kit.ts';

const paper = { ground: '#f6f3ec', surface: '#fdfcf9', line: '#d8d3c7', text: '#1d2230' };
const ink = { ground: '#0e1320', surface: '#171e30', line: '#33405c', text: '#eceef4' };

const lapis: Palette = { ...paper, soft: '#dbe3f7', mid: '#8fa9e6', strong: '#2f55c4', spark: '#e5ad2e' };
const green: Palette = {
  ...paper,
  ground: '#f2efe3',
  soft: '#d9e5d7',
  mid: '#8db49a',
  strong: '#1f5d45',
  spark: '#d7a13a',
};
const clay: Palette = {
  ...paper,
  ground: '#f7f1ea',
  soft: '#efd9cb',
  mid: '#d09a7c',
  strong: '#a04e2c',
  spark: '#3d8aa6',
};
const water: Palette = {
  ...paper,
  ground: '#eff4f4',
  soft: '#d2e5ea',
  mid: '#7fb3c4',
  strong: '#1d6480',
  spark: '#d98a4b',
};
const night: Palette = { ...ink, soft: '#25345c', mid: '#4f6fb8', strong: '#9db6f2', spark: '#eab94a' };
const brass: Palette = {
  ...ink,
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
