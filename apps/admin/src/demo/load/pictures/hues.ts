import { hex } from '@nasaq/design';

export type Theme = 'light' | 'dark';

export interface Palette {
  /** Behind everything: the mat on which screens and objects lie. */
  ground: string;
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
}

/** A hue in degrees of oklch, and how colourful it is. */
interface Hue {
  hue: number;
  chroma: number;
}

const lapis: Hue = { hue: 262, chroma: 0.19 };

/** Each client has colours of its own; products share the company's. */
const clients: Record<string, Hue> = {
  'works/governorate-portal': { hue: 232, chroma: 0.12 },
  'works/qanater-bank': { hue: 160, chroma: 0.1 },
  'works/sawaqi-museum': { hue: 45, chroma: 0.13 },
  'works/nawl-textiles': { hue: 18, chroma: 0.15 },
  'works/shifa-clinics': { hue: 195, chroma: 0.1 },
  'works/sahl-ferry': { hue: 215, chroma: 0.12 },
  'works/wasl-logistics': { hue: 70, chroma: 0.12 },
  'works/zajal-publishing': { hue: 330, chroma: 0.12 },
  'works/bostan-markets': { hue: 135, chroma: 0.12 },
  'works/manara-hotels': { hue: 85, chroma: 0.1 },
  'works/ufuq-university': { hue: 295, chroma: 0.14 },
  'works/tamr-exports': { hue: 55, chroma: 0.09 },
};

/** The colours of an entry's pictures in both themes. */
export function hues(entry: string): Record<Theme, Palette> {
  const { hue, chroma } = clients[entry] ?? lapis;
  const tone = (lightness: number, share: number) => hex(`oklch(${lightness} ${(chroma * share).toFixed(4)} ${hue})`);
  return {
    light: {
      ground: tone(0.91, 0.2),
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
    },
    dark: {
      ground: tone(0.27, 0.42),
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
    },
  };
}
