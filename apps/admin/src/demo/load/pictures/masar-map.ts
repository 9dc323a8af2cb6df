import { hex } from '@nasaq/design';
import { pathOf, circleAt, box } from './markup.ts';
import type { Sheet } from './sheet.ts';

/** Five colours of routes, told apart by lightness too; the first is the company's. */
const routeTones = [
  { hue: 262, chroma: 0.19, light: 0.46, dark: 0.77 },
  { hue: 155, chroma: 0.12, light: 0.55, dark: 0.8 },
  { hue: 28, chroma: 0.16, light: 0.55, dark: 0.72 },
  { hue: 325, chroma: 0.15, light: 0.48, dark: 0.76 },
  { hue: 205, chroma: 0.1, light: 0.62, dark: 0.86 },
] as const;

export function routeColours(s: Sheet): string[] {
  return routeTones.map((tone) => hex(`oklch(${tone[s.theme]} ${tone.chroma} ${tone.hue})`));
}

/** From the depot in the south-east to the quarters; points are stops, in places of the map. */
const routes: readonly (readonly [number, number][])[] = [
  [
    [1010, 790],
    [1010, 690],
    [930, 690],
    [930, 560],
    [1000, 500],
    [1000, 380],
    [930, 330],
    [930, 240],
    [860, 190],
  ],
  [
    [1010, 790],
    [1120, 790],
    [1120, 640],
    [1230, 640],
    [1230, 480],
    [1330, 480],
    [1330, 330],
    [1440, 300],
    [1500, 220],
  ],
  [
    [1010, 790],
    [860, 790],
    [860, 720],
    [560, 720],
    [560, 640],
    [430, 640],
    [430, 500],
    [330, 500],
  ],
  [
    [1010, 790],
    [1010, 850],
    [900, 850],
    [900, 890],
    [620, 890],
    [480, 840],
    [340, 840],
  ],
  [
    [1010, 790],
    [1180, 850],
    [1320, 850],
    [1320, 730],
    [1450, 730],
    [1520, 640],
  ],
];

const river =
  'M800 -20C760 120 700 190 690 320C684 420 760 480 750 600C742 700 700 760 720 860C730 920 760 960 770 1020';
const island = 'M700 300C672 350 676 420 704 462C728 430 730 352 700 300Z';
const smallIsland = 'M742 560C728 590 730 630 746 652C762 630 760 588 742 560Z';

const roads = [
  'M-20 560L430 500L690 470L930 440L1330 330L1620 250',
  'M-20 760L330 720L560 720L860 720L1010 690L1230 640L1620 560',
  'M330 -20L430 300L430 640L480 880L520 1020',
  'M930 -20L930 330L1010 690L1010 1020',
  'M1230 -20L1230 480L1120 790L1180 1020',
  'M-20 240L430 240L700 200L1000 250L1620 60',
  'M1450 -20L1450 730L1320 1020',
  'M560 1020L560 640L640 480L640 -20',
] as const;

export const places = [
  { x: 1000, y: 220, name: { en: 'Shubra', ar: 'شبرا' } },
  { x: 1380, y: 240, name: { en: 'Heliopolis', ar: 'مصر الجديدة' } },
  { x: 1400, y: 570, name: { en: 'Nasr City', ar: 'مدينة نصر' } },
  { x: 530, y: 560, name: { en: 'Dokki', ar: 'الدقي' } },
  { x: 250, y: 790, name: { en: 'Haram', ar: 'الهرم' } },
  { x: 1300, y: 900, name: { en: 'Maadi', ar: 'المعادي' } },
] as const;

/** Greater Cairo as a plan: a map has its north above and its west on the left in every language. */
export function cityMap(s: Sheet): string {
  const p = s.palette;
  const colours = routeColours(s);
  const water = s.theme === 'light' ? p.ground : p.deep;
  return (
    box(0, 0, 1600, 1000, { fill: p.sunk }) +
    smallStreets(p.line) +
    roads
      .map((d) => pathOf(d, { stroke: p.line, weight: 22 }) + pathOf(d, { stroke: p.surface, weight: 16 }))
      .join('') +
    pathOf(river, { stroke: water, weight: 96 }) +
    pathOf(island, { fill: p.sunk, stroke: p.line }) +
    pathOf(smallIsland, { fill: p.sunk, stroke: p.line }) +
    // Bridges.
    ['M620 470L780 452', 'M650 720L800 720', 'M640 206L790 196']
      .map((d) => pathOf(d, { stroke: p.surface, weight: 14 }))
      .join('') +
    routes
      .map((stops, index) => {
        const d = `M${stops.map(([x, y]) => `${x} ${y}`).join('L')}`;
        return pathOf(d, { stroke: p.surface, weight: 20 }) + pathOf(d, { stroke: colours[index]!, weight: 12 });
      })
      .join('') +
    routes
      .flatMap((stops, index) =>
        stops.slice(1).map(([x, y]) => circleAt(x, y, 13, { fill: p.surface, stroke: colours[index]!, weight: 6 })),
      )
      .join('') +
    box(984, 764, 52, 52, { fill: p.text, radius: 6 })
  );
}

/** Streets too small for names, as two grids that meet at the river. */
function smallStreets(stroke: string): string {
  const grid = (count: number, line: (index: number) => string) =>
    Array.from({ length: count }, (_, index) => pathOf(line(index), { stroke, weight: 3, opacity: 0.7 })).join('');
  return (
    grid(13, (index) => `M${-40 + index * 54} -20L${40 + index * 54} 1020`) +
    grid(18, (index) => `M-20 ${30 + index * 58}L700 ${-10 + index * 58}`) +
    grid(16, (index) => `M${800 + index * 56} -20L${780 + index * 56} 1020`) +
    grid(18, (index) => `M740 ${40 + index * 60}L1620 ${-80 + index * 60}`)
  );
}
