import { hex } from '@nasaq/design';

export const themes = ['light', 'dark'] as const;
export type Theme = (typeof themes)[number];

export interface Palette {
  /** Behind everything: the mat on which screens and objects lie. */
  ground: string;
  /** Other mats: blue-black, on which the dark palette stands, and warm paper. */
  ink: string;
  paper: string;
  /** Paper, windows, the screen of a phone. */
  surface: string;
  /** A second surface on the first: heads of tables, side bars. */
  sunk: string;
  /** Hairlines. */
  line: string;
  /** Light, middle and full tone of the one colour. */
  soft: string;
  mid: string;
  strong: string;
  /** Text on the full tone. */
  onStrong: string;
  text: string;
  quiet: string;
  /** A little of it draws the eye. */
  spark: string;
  /** What went right, what waits, what went wrong. */
  good: string;
  bad: string;
  /** A ground in the client's full colour, and what is written on it. */
  deep: string;
  onDeep: string;
  /** The second colour of the client's world; dark text stands on it. */
  second: string;
}

/** A hue in degrees of oklch, and how colourful it is. */
interface Hue {
  hue: number;
  chroma: number;
  /** Chroma and hue of the second colour. */
  second: string;
}

const lapis: Hue = { hue: 262, chroma: 0.19, second: '0.16 82' };

/** Each client has colours of its own; products share the company's. */
const clients: Record<string, Hue> = {
  // Water of the canal and sand of its bank.
  'works/governorate-portal': { hue: 222, chroma: 0.1, second: '0.09 80' },
  'works/qanater-bank': { hue: 160, chroma: 0.1, second: '0.08 88' },
  // Clay, and the blue of water.
  'works/sawaqi-museum': { hue: 45, chroma: 0.13, second: '0.08 225' },
  'works/nawl-textiles': { hue: 18, chroma: 0.15, second: '0.05 75' },
  'works/shifa-clinics': { hue: 182, chroma: 0.09, second: '0.1 35' },
  'works/sahl-ferry': { hue: 240, chroma: 0.13, second: '0.16 92' },
  'works/wasl-logistics': { hue: 65, chroma: 0.12, second: '0.09 250' },
  'works/zajal-publishing': { hue: 335, chroma: 0.12, second: '0.09 120' },
  'works/bostan-markets': { hue: 138, chroma: 0.12, second: '0.15 35' },
  // The sea at night and the brass of a lens.
  'works/manara-hotels': { hue: 252, chroma: 0.08, second: '0.11 82' },
  'works/ufuq-university': { hue: 298, chroma: 0.13, second: '0.13 60' },
  'works/tamr-exports': { hue: 50, chroma: 0.09, second: '0.12 75' },
};

/** The colours of an entry's pictures in both themes. */
export function hues(entry: string): Record<Theme, Palette> {
  const tone = toneOf(entry);
  const { second } = clients[entry] ?? lapis;
  return {
    light: {
      ground: tone(0.87, 0.15),
      ink: tone(0.21, 0.2),
      paper: hex('oklch(0.948 0.014 88)'),
      surface: hex('oklch(0.995 0.003 95)'),
      sunk: tone(0.968, 0.08),
      line: tone(0.88, 0.14),
      soft: tone(0.94, 0.2),
      mid: tone(0.72, 0.62),
      strong: tone(0.46, 0.95),
      onStrong: '#ffffff',
      text: tone(0.22, 0.2),
      quiet: tone(0.46, 0.18),
      spark: hex('oklch(0.82 0.16 82)'),
      good: hex('oklch(0.5 0.12 155)'),
      bad: hex('oklch(0.52 0.17 28)'),
      deep: tone(0.38, 0.86),
      onDeep: tone(0.97, 0.06),
      second: hex(`oklch(0.82 ${second})`),
    },
    dark: {
      ground: tone(0.27, 0.42),
      ink: tone(0.14, 0.12),
      paper: hex('oklch(0.25 0.01 88)'),
      surface: tone(0.19, 0.16),
      sunk: tone(0.225, 0.2),
      line: tone(0.34, 0.24),
      soft: tone(0.31, 0.4),
      mid: tone(0.5, 0.7),
      strong: tone(0.77, 0.62),
      onStrong: tone(0.17, 0.2),
      text: tone(0.94, 0.06),
      quiet: tone(0.76, 0.12),
      spark: hex('oklch(0.82 0.16 82)'),
      good: hex('oklch(0.76 0.13 155)'),
      bad: hex('oklch(0.74 0.14 28)'),
      deep: tone(0.31, 0.75),
      onDeep: tone(0.95, 0.08),
      second: hex(`oklch(0.76 ${second})`),
    },
  };
}

/** The colours of what is printed: paper stays paper in the dark, in less light. */
export function printHues(entry: string, theme: Theme): Palette {
  const light = hues(entry).light;
  if (theme === 'light') return { ...light, surface: hex('oklch(0.985 0.01 90)') };
  const tone = toneOf(entry);
  return {
    ...light,
    surface: hex('oklch(0.86 0.015 85)'),
    sunk: tone(0.81, 0.12),
    line: tone(0.72, 0.16),
    soft: tone(0.79, 0.25),
    mid: tone(0.62, 0.62),
    strong: tone(0.39, 0.95),
    onStrong: hex('oklch(0.9 0.012 85)'),
    text: tone(0.19, 0.2),
    quiet: tone(0.38, 0.18),
    deep: tone(0.36, 0.85),
    onDeep: hex('oklch(0.9 0.012 85)'),
    second: hues(entry).dark.second,
  };
}

/** A lightness of the entry's hue, at a share of its colourfulness. */
function toneOf(entry: string): (lightness: number, share: number) => string {
  const { hue, chroma } = clients[entry] ?? lapis;
  return (lightness, share) => hex(`oklch(${lightness} ${(chroma * share).toFixed(4)} ${hue})`);
}
