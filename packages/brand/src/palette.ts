import { colours, hex, hues, type Oklch, tones } from '@nasaq/design';
import { asBrightAs, hexOfOklch, inGamut, leastContrast, oklchOfHex, readOklch, written } from './colour.ts';

/** The grounds that text stands on, and the tokens of each, as `colours` of the design has them. */
export type Ground = keyof typeof colours;
export type Token = keyof (typeof colours)['light'];
export type Grounds = Record<Ground, Record<Token, string>>;

/** Where a colour of the owner's could not stand as it is. */
export interface Adjustment {
  /** Links and buttons on light pages, on dark ones and ink; whole sections; the spark. */
  place: 'light' | 'dark' | 'section' | 'spark';
  wanted: string;
  used: string;
  /** Of what was wanted, on the ground where it is hardest to read, and what is needed there. */
  ratio: number;
  needed: number;
}

export interface Palette {
  grounds: Grounds;
  /** What is drawn on ink, and behind patterns: by the names of the design's tones. */
  tones: Record<DrawnTone, string>;
  adjusted: Adjustment[];
}

const drawnTones = ['drawn-voice', 'drawn-construction', 'drawn-1', 'drawn-2', 'drawn-strap', 'drawn-tab'] as const;
const artTones = ['art', 'art-dark', 'art-deep'] as const;
type DrawnTone = (typeof drawnTones)[number] | (typeof artTones)[number] | 'saffron';

/** What an owner chooses: `#rrggbb`, or nothing for the colour of the design. */
export interface BrandColours {
  colour?: string | null | undefined;
  accent?: string | null | undefined;
}

/** Contrast of running text, and of everything else. A hair more than is asked for: colours are rounded. */
const forText = 7.01;
const forRest = 4.51;

/** The hue of the design's own voice: whatever has it takes the hue of the brand. */
const ownHue = 262;
const ownChroma = 0.19;
/** Beyond this, a screen that has more colours than most would make paper glow. */
const mostChroma = 1.35;

/** Between a colour and itself under the pointer. */
const step = 0.07;

/**
 * The colours of every ground from one or two of the owner's. What only accompanies keeps its brightness and so its
 * contrasts, and takes the hue. The owner's own colour stands where it can be read; where it cannot, a shade of it does,
 * and `adjusted` says so. The same colours give the same palette, and none the design's own.
 */
export function paletteOf({ colour, accent }: BrandColours): Palette {
  const grounds = structuredClone(colours) as Grounds;
  const palette: Palette = {
    grounds,
    tones: Object.fromEntries(
      [...drawnTones, ...artTones, 'saffron' as const].map((name) => [name, tones[name]]),
    ) as Palette['tones'],
    adjusted: [],
  };
  if (colour && colour !== hex(tones.lapis)) inHueOf(oklchOfHex(colour), palette);
  if (accent && accent !== hex(tones.saffron)) withSpark(oklchOfHex(accent), palette);
  return palette;
}

function inHueOf(own: Oklch, palette: Palette): void {
  const share = Math.min(own.chroma / ownChroma, mostChroma);
  const followed = new Map<string, string>();
  const follow = (css: string): string => {
    const like = readOklch(css);
    if (like.hue !== ownHue) return css;
    const known = followed.get(css) ?? written(asBrightAs(like, { chroma: like.chroma * share, hue: own.hue }));
    followed.set(css, known);
    return known;
  };
  const { grounds } = palette;
  for (const tokens of Object.values(grounds))
    for (const name of Object.keys(tokens) as Token[]) tokens[name] = follow(tokens[name]);
  for (const name of artTones) palette.tones[name] = follow(tones[name]);
  for (const name of drawnTones) {
    const like = oklchOfHex(tones[name]);
    palette.tones[name] = hexOfOklch(asBrightAs(like, { chroma: like.chroma * share, hue: own.hue }));
  }
  section(own, palette);
  voice(own, palette, ['light'], 'light');
  voice(own, palette, ['dark', 'ink', 'ink in the dark'], 'dark');
}

/** Links, lines and the one solid button. */
function voice(own: Oklch, { adjusted, grounds }: Palette, on: Ground[], place: 'light' | 'dark'): void {
  const below = on.flatMap((name) => [grounds[name].ground, grounds[name]['ground-sunk'], grounds[name]['on-voice']]);
  const [first] = on;
  const spoken = readable(own, below, forRest) ?? readOklch(grounds[first!].voice);
  const away = place === 'light' ? -step : step;
  // Towards the text, unless there is no room left.
  const strong =
    readable({ ...spoken, lightness: spoken.lightness + away }, below, forRest, step / 2, spoken) ??
    readable({ ...spoken, lightness: spoken.lightness - away }, below, forRest, step / 2, spoken) ??
    spoken;
  for (const name of on) {
    grounds[name].voice = written(spoken);
    grounds[name]['voice-strong'] = written(strong);
    if (place === 'light') grounds[name]['pattern-line'] = written(spoken);
  }
  note(adjusted, place, own, spoken, below, forRest);
}

/** A whole section in the colour of the brand: deep enough for text in the colour of paper. */
function section(own: Oklch, { adjusted, grounds }: Palette): void {
  const { lapis } = grounds;
  const text = [lapis.text, lapis['text-soft']];
  const deep = readable(own, text, forText) && readable(own, [tones.saffron], forRest) ? own : readOklch(lapis.ground);
  const inTheDark = deep.lightness < readOklch(grounds['lapis in the dark'].ground).lightness;
  const moved = deep.lightness - readOklch(lapis.ground).lightness;
  const accompany = (name: Token) => {
    const like = readOklch(lapis[name]);
    return written(inGamut({ ...like, lightness: like.lightness + moved }));
  };
  const lines = (['pattern-construction', 'pattern-tone-1', 'pattern-tone-2', 'pattern-tone-3', 'line'] as const).map(
    (name) => [name, accompany(name)] as const,
  );
  for (const name of ['lapis', 'lapis in the dark', 'light', 'ink', 'dark', 'ink in the dark'] as const) {
    const isDark = name.endsWith('dark');
    if (isDark && !inTheDark) continue;
    grounds[name].lapis = written(deep);
    if (!name.startsWith('lapis')) continue;
    for (const token of ['ground', 'ground-sunk', 'pattern-strap'] as const) grounds[name][token] = written(deep);
  }
  for (const name of ['lapis', 'lapis in the dark'] as const)
    for (const [token, value] of lines) grounds[name][token] = value;
  note(adjusted, 'section', own, deep, text, forText);
}

/** Everything that the spark stands on, or that stands on it. */
function withSpark(own: Oklch, palette: Palette): void {
  const { adjusted, grounds } = palette;
  const dark = (['dark', 'ink', 'ink in the dark', 'lapis', 'lapis in the dark'] as const).flatMap((name) => [
    grounds[name].ground,
    grounds[name]['ground-sunk'],
  ]);
  const below = [...dark, ...Object.values(hues).map(({ light }) => light.ground), tones.ink];
  // Towards white: what lies below it is dark.
  let spark = own;
  let [dim, bright] = [own.lightness, 1];
  for (let step = 0; step < 10 && !readable(own, below, forRest); step += 1) {
    const middle = { ...own, lightness: (dim + bright) / 2 };
    const seen = readable(middle, below, forRest);
    if (seen) [spark, bright] = [seen, middle.lightness];
    else dim = middle.lightness;
  }
  const css = written(spark);
  const like = readOklch(tones.saffron);
  const quiet = written(
    inGamut({ ...spark, lightness: spark.lightness - 0.02, chroma: spark.chroma * (0.14 / like.chroma) }),
  );
  for (const name of Object.keys(grounds) as Ground[]) {
    grounds[name].spark = css;
    if (['dark', 'ink', 'ink in the dark'].includes(name)) grounds[name]['pattern-tone-3'] = quiet;
  }
  palette.tones.saffron = css;
  note(adjusted, 'spark', own, spark, below, forRest);
}

/** The colour, where it can be read on all of these and, where that is asked for, is told from another one. */
function readable(colour: Oklch, on: readonly string[], needed: number, apart = 0, from?: Oklch): Oklch | null {
  const shown = inGamut(colour);
  if (from && Math.abs(shown.lightness - from.lightness) < apart) return null;
  return leastContrast(written(shown), on) >= needed ? shown : null;
}

function note(
  adjusted: Adjustment[],
  place: Adjustment['place'],
  own: Oklch,
  used: Oklch,
  on: readonly string[],
  needed: number,
): void {
  if (hexOfOklch(own) === hexOfOklch(used)) return;
  const ratio = Math.floor(leastContrast(written(inGamut(own)), on) * 100) / 100;
  adjusted.push({
    place,
    wanted: hexOfOklch(own),
    used: hexOfOklch(used),
    ratio,
    needed: Math.floor(needed * 10) / 10,
  });
}
