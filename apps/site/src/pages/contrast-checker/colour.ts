import { channelOf, contrastOfLight, type Light, lightOf, lightOfChannel, type Oklch } from '@nasaq/design';

/** Red, green and blue, 0 to 255, as whole numbers: what a screen shows. */
export type Rgb = readonly [red: number, green: number, blue: number];

/** The contrast of two colours as WCAG 2.2 reckons it, 1 to 21. */
export function contrast(one: Rgb, other: Rgb): number {
  return contrastOfLight(shone(one), shone(other));
}

/** With two digits that never flatter: 4.499 is 4.49. */
export function shownRatio(ratio: number): number {
  return Math.floor(ratio * 100 + 1e-9) / 100;
}

/** By the matrices of CSS Color 4, as `lightOf` goes the other way. */
export function oklchOf(rgb: Rgb): Oklch {
  const [red, green, blue] = shone(rgb);
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
  return lightOf({ lightness, chroma: least, hue }).map(channelOf) as unknown as Rgb;
}

export function isInGamut(colour: Oklch): boolean {
  return lightOf(colour).every((channel) => channel >= -0.0001 && channel <= 1.0001);
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

function shone(rgb: Rgb): Light {
  return rgb.map(lightOfChannel) as Light;
}
