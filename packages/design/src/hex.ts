import { channelOf, clip, contrastOfLight, hexOf, type Light, lightOf } from './srgb.ts';

/**
 * An oklch colour as `#rrggbb`, for what does not know oklch: mails, the manifest, drawn pictures. What lies outside of
 * sRGB is clipped.
 */
export function hex(oklch: string): string {
  return `#${hexOf(read(oklch).map(channelOf))}`;
}

/** Contrast of two oklch colours as WCAG 2 reckons it. */
export function contrast(one: string, other: string): number {
  return contrastOfLight(read(one), read(other));
}

function read(oklch: string): Light {
  const [, lightness = Number.NaN, chroma = Number.NaN, hue = Number.NaN] =
    /^oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)$/.exec(oklch)?.map(Number) ?? [];
  if (Number.isNaN(lightness)) throw new Error(`'${oklch}' is no opaque oklch colour.`);
  const [red, green, blue] = lightOf({ lightness, chroma, hue });
  return [clip(red), clip(green), clip(blue)];
}
