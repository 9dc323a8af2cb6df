/**
 * An oklch colour as `#rrggbb`, for what does not know oklch: mails, the manifest, drawn pictures. By the matrices of CSS
 * Color 4 (oklch → LMS → linear sRGB); what lies outside of sRGB is clipped.
 */
export function hex(oklch: string): string {
  const digits = linearRgb(oklch).map((channel) =>
    Math.round(encoded(channel) * 255)
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${digits.join('')}`;
}

/** Contrast of two oklch colours as WCAG 2 reckons it. */
export function contrast(one: string, other: string): number {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

function luminance(oklch: string): number {
  const [red, green, blue] = linearRgb(oklch);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function linearRgb(oklch: string): [red: number, green: number, blue: number] {
  const [, lightness = Number.NaN, chroma = Number.NaN, hue = Number.NaN] =
    /^oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)$/.exec(oklch)?.map(Number) ?? [];
  if (Number.isNaN(lightness)) throw new Error(`'${oklch}' is no opaque oklch colour.`);
  const angle = (hue * Math.PI) / 180;
  const [a, b] = [chroma * Math.cos(angle), chroma * Math.sin(angle)];
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    clip(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    clip(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    clip(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ];
}

function clip(channel: number): number {
  return Math.min(1, Math.max(0, channel));
}

/** The transfer function of sRGB. */
function encoded(channel: number): number {
  return channel <= 0.0031308 ? 12.92 * channel : 1.055 * channel ** (1 / 2.4) - 0.055;
}
