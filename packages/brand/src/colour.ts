import {
  channelOf,
  contrast,
  hexOf,
  type Light,
  lightOf,
  lightOfChannel,
  luminance,
  type Oklch,
  oklchOf,
} from '@nasaq/design';

/** An opaque colour as owners write it: `#1f4fd8`, `1F4FD8` or `#14d`; `null` for anything else. */
export function readColour(written: string): string | null {
  const [, digits] = /^#?([\da-f]{6}|[\da-f]{3})$/i.exec(written.trim()) ?? [];
  if (!digits) return null;
  const six = digits.length === 3 ? digits.replace(/./g, '$&$&') : digits;
  return `#${six.toLowerCase()}`;
}

/** @param colour `#rrggbb` */
export function oklchOfHex(colour: string): Oklch {
  const channels = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  return oklchOf(channels.map(lightOfChannel) as Light);
}

/** As the stylesheets write it, `oklch(0.5 0.19 262)`. */
export function written({ lightness, chroma, hue }: Oklch): string {
  const rounded = (value: number, digits: number) => String(Number(value.toFixed(digits)));
  return `oklch(${rounded(lightness, 4)} ${rounded(chroma, 4)} ${rounded(hue, 2)})`;
}

export function readOklch(css: string): Oklch {
  const [, lightness = 0, chroma = 0, hue = 0] = /^oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)$/.exec(css)?.map(Number) ?? [];
  return { lightness, chroma, hue };
}

/** A colour that a screen has gives up chroma for it, not hue. */
export function inGamut({ lightness, chroma, hue }: Oklch): Oklch {
  const l = Math.min(1, Math.max(0, lightness));
  if (isInGamut({ lightness: l, chroma, hue })) return { lightness: l, chroma, hue };
  let [least, most] = [0, chroma];
  for (let step = 0; step < 12; step += 1) {
    const middle = (least + most) / 2;
    if (isInGamut({ lightness: l, chroma: middle, hue })) least = middle;
    else most = middle;
  }
  // Rounded down: rounded up, it would lie outside again.
  return { lightness: l, chroma: Math.floor(least * 10_000) / 10_000, hue };
}

function isInGamut(colour: Oklch): boolean {
  return lightOf(colour).every((channel) => channel >= -0.0002 && channel <= 1.0002);
}

/** As bright to the eye of WCAG as `like`: what had its contrast beside `like`, has it beside this. */
export function asBrightAs(like: Oklch, { chroma, hue }: Omit<Oklch, 'lightness'>): Oklch {
  const wanted = luminance(lightOf(like));
  let { lightness } = like;
  // Brightness goes about with the cube of lightness: a few steps are as near as four digits can say.
  for (let step = 0; step < 5; step += 1) {
    const found = luminance(lightOf(inGamut({ lightness, chroma, hue })));
    lightness = Math.min(1, lightness * Math.cbrt(wanted / Math.max(found, 1e-6)));
  }
  return inGamut({ lightness, chroma, hue });
}

export function hexOfOklch(colour: Oklch): string {
  return `#${hexOf(lightOf(colour).map(channelOf))}`;
}

/** The least contrast of a colour to any of these, all as the stylesheets write them. */
export function leastContrast(colour: string, others: readonly string[]): number {
  return Math.min(...others.map((other) => contrast(colour, other)));
}
