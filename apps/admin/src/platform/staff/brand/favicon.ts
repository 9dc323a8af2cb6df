import { colours, hex, tones } from '@nasaq/design';
import { logoMark } from '@nasaq/patterns';

/** The rosette as the browser's tab shows it: without a ground, in the voice of the browser's theme, heavier for 16 pixels. */
export function favicon(): string {
  const { viewBox, strokes } = logoMark();
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">` +
    `<style>path{fill:none;stroke:${hex(colours.light.voice)};stroke-width:20}@media(prefers-color-scheme:dark){path{stroke:${tones['drawn-tab']}}}</style>` +
    `${strokes.map((path) => `<path d="${path}"/>`).join('')}</svg>`
  );
}
