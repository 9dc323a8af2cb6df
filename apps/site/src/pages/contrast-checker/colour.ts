/** Red, green and blue, 0 to 255, as whole numbers: what a screen shows. */
export type Rgb = readonly [red: number, green: number, blue: number];

/** Lightness 0 to 1, chroma, hue in degrees. */
export interface Oklch {
  lightness: number;
  chroma: number;
  hue: number;
}

/** The contrast of two colours as WCAG 2.2 reckons it, 1 to 21. */
export function contrast(one: Rgb, other: Rgb): number {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/** With two digits that never flatter: 4.499 is 4.49. */
export function shownRatio(ratio: number): number {
  return Math.floor(ratio * 100 + 1e-9) / 100;
}

export function hexOf(rgb: Rgb): string {
  return rgb.map((channel) => channel.toString(16).padStart(2, '0')).join('');
}

/** By the matrices of CSS Color 4. */
export function oklchOf(rgb: Rgb): Oklch {
  const [red, green, blue] = rgb.map(linear) as [number, number, number];
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const b = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return {
    lightness: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    chroma: Math.hypot(a, b),
    hue: ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360,
  };
}

/** The colour on a screen; one that no screen of sRGB has gives up chroma, not lightness or hue. */
export function rgbOf({ lightness, chroma, hue }: Oklch): Rgb {
  if (lightness <= 0) return [0, 0, 0];
  if (lightness >= 1) return [255, 255, 255];
  let [least, most] = [0, chroma];
  if (isInGamut({ lightness, chroma, hue })) least = most;
  else
    for (let step = 0; step < 20; step += 1) {
      const middle = (least + most) / 2;
      if (isInGamut({ lightness, chroma: middle, hue })) least = middle;
      else most = middle;
    }
  return linearOf({ lightness, chroma: least, hue }).map(onScreen) as unknown as Rgb;
}

export function isInGamut(colour: Oklch): boolean {
  return linearOf(colour).every((channel) => channel >= -0.0001 && channel <= 1.0001);
}

const steps = 500;

/**
 * The colour of the same hue, lighter or darker, that reaches a contrast on a ground and is nearest in lightness;
 * `null` where none does.
 */
export function nearestPassing(colour: Rgb, ground: Rgb, wanted: number): Rgb | null {
  const { lightness, chroma, hue } = oklchOf(colour);
  for (let step = 0; step <= steps; step += 1)
    for (const moved of [lightness - step / steps, lightness + step / steps]) {
      if (moved < -1 / steps || moved > 1 + 1 / steps) continue;
      const candidate = step === 0 ? colour : rgbOf({ lightness: moved, chroma, hue });
      if (contrast(candidate, ground) >= wanted) return candidate;
    }
  return null;
}

function luminance(rgb: Rgb): number {
  const [red, green, blue] = rgb.map(linear) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function linearOf({ lightness, chroma, hue }: Oklch): [red: number, green: number, blue: number] {
  const angle = (hue * Math.PI) / 180;
  const [a, b] = [chroma * Math.cos(angle), chroma * Math.sin(angle)];
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

/** The transfer function of sRGB, both ways. */
function linear(channel: number): number {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

function onScreen(channel: number): number {
  const clipped = Math.min(1, Math.max(0, channel));
  return Math.round(255 * (clipped <= 0.0031308 ? 12.92 * clipped : 1.055 * clipped ** (1 / 2.4) - 0.055));
}
