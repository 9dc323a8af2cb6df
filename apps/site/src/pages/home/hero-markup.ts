import { heroPatternSvg, themeColours } from '@nasaq/patterns';

let markup: string | undefined;

/** The drawing of the first screen, made once per process. Only the server draws: the browser reads it from the page. */
export function heroMarkup(): string {
  markup ??= heroPatternSvg({
    width: 640,
    height: 840,
    focus: { x: 0.6, y: 0.46 },
    edge: 72,
    growth: 0.4,
    colours: { ...themeColours, tone3: 'var(--spark)' },
  });
  return markup;
}
