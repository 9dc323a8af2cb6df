/** Lightness 0 to 1, chroma, hue in degrees. */
export interface Oklch {
  lightness: number;
  chroma: number;
  hue: number;
}

/** The light of a colour: each channel 0 to 1, and outside of that where no screen of sRGB has the colour. */
export type Light = [red: number, green: number, blue: number];

/** By the matrices of CSS Color 4 (oklch → LMS → linear sRGB). */
export function lightOf({ lightness, chroma, hue }: Oklch): Light {
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

/** The other way. */
export function oklchOf([red, green, blue]: Light): Oklch {
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

/** The contrast of two colours as WCAG 2.2 reckons it, 1 to 21. */
export function contrastOfLight(one: Light, other: Light): number {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

export function luminance([red, green, blue]: Light): number {
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The transfer function of sRGB: light to a channel, 0 to 255; what lies outside of sRGB is clipped. */
export function channelOf(light: number): number {
  const clipped = clip(light);
  return Math.round(255 * (clipped <= 0.0031308 ? 12.92 * clipped : 1.055 * clipped ** (1 / 2.4) - 0.055));
}

/** The other way. */
export function lightOfChannel(channel: number): number {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

export function clip(light: number): number {
  return Math.min(1, Math.max(0, light));
}

/** `1e59cd` */
export function hexOf(channels: readonly number[]): string {
  return channels.map((channel) => channel.toString(16).padStart(2, '0')).join('');
}
