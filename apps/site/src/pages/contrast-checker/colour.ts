import {
  channelOf,
  contrastOfLight,
  type Light,
  lightOf,
  lightOfChannel,
  type Oklch,
  oklchOf as oklchOfLight,
} from '@nasaq/design';

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
  return oklchOfLight(shone(rgb));
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
