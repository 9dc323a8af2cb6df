import type { Image } from '@nasaq/contract';
import { fromDesktop, fromTablet } from '@nasaq/design';

/** The sizes of a picture that the admin host has, as the `srcset` attribute. */
export function srcSetOf({ sources, url, width }: Image): string {
  // A rendition as wide as the picture itself stands for it.
  const own = sources.some((source) => source.width === width) ? [] : [{ url, width }];
  return [...sources, ...own].map((source) => `${source.url} ${source.width}w`).join(', ');
}

/** Widths of the covers of works in a rhythm of six beside each other, in hundredths of the window. */
const widths = [45, 42, 30, 45, 42, 33];

/** The `sizes` of the cover in a place of the list. */
export function workSizes(index: number): string {
  return `${fromTablet} ${widths[index % widths.length]}vw, 57vw`;
}

/** The same for the screens of products, of which the first is as large as four. */
export function screenSizes(index: number): string {
  return index === 0
    ? `${fromDesktop} 60vw, ${fromTablet} 90vw, 60vw`
    : `${fromDesktop} 29vw, ${fromTablet} 43vw, 30vw`;
}
